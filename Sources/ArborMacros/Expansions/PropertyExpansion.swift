import ArborModel
import ArborSyntax
import SafeDILowering

/// The expansion of a property's annotation. It has no source, only diagnostics.
///
/// Each fault is reported once. For a type with `@Instantiable`, that macro reports the faults of all
/// properties, because it knows how they relate. Otherwise the first annotation of a declaration reports them.
struct PropertyExpansion {
    let result: Expansion

    /// - Parameter repeatedRequests: The earlier requests.
    init(
        of request: AttachedExpansion, as macro: MacroType, reader: inout SourceReader,
        repeatedRequests: inout RepeatedRequestFilter
    ) {
        let piece = request.declaration
        let member = piece.asMember
        let checks = reader.checkProperties(member.source, path: piece.fileName)
        let properties = checks.type?.properties ?? []
        if checks.type?.patterns.isEmpty == false {
            let isReported = request.enclosing.map { reader.isInstantiable($0) } ?? false
            result = Expansion(
                source: "",
                diagnostics: isReported || repeatedRequests.isRepetition(request)
                    ? [] : checks.diagnostics.map { WireDiagnostic($0, in: member) })
            return
        }
        if checks.type != nil, properties.isEmpty {
            let fault = Diagnostic(
                .unsupportedDeclaration,
                "'\(macro.annotation)' can only be attached to a 'let' with a name and a type",
                about: [], at: SourceLocation(path: piece.fileName))
            result = Expansion(
                source: "",
                diagnostics: repeatedRequests.isRepetition(request) ? [] : [WireDiagnostic(fault, in: piece)])
            return
        }
        guard !checks.diagnostics.isEmpty, request.isByFirst(of: properties, in: member),
            !(request.enclosing.map { reader.isInstantiable($0) } ?? false),
            properties.count == 1 || !repeatedRequests.isRepetition(request)
        else {
            result = .nothing
            return
        }
        result = Expansion(
            source: "", diagnostics: checks.diagnostics.map { WireDiagnostic($0, in: member) })
    }
}

/// Finds repeated requests for one declaration. The compiler sends one for each variable of a declaration, and
/// they differ only in the name for the expansion. Only the first of them reports faults.
struct RepeatedRequestFilter {
    /// The discriminator for which a declaration's faults were reported. An editor's compiler repeats that
    /// request, and its faults are reported each time.
    private var reported: [Key: String] = [:]

    private struct Key: Hashable {
        var fileName: String
        var offset: Int
        var source: String
        var macro: String
        var enclosing: String?
    }

    /// The number of remembered declarations. Few declarations have faults in several variables, and an
    /// editor's plugin may run for days.
    private static let capacity = 64

    mutating func isRepetition(_ request: AttachedExpansion) -> Bool {
        let key = Key(
            fileName: request.attribute.fileName, offset: request.attribute.offset,
            source: request.declaration.source, macro: request.typeName, enclosing: request.enclosing)
        if let first = reported[key] { return first != request.discriminator }
        if reported.count == Self.capacity { reported.removeAll() }
        reported[key] = request.discriminator
        return false
    }
}

extension AttachedExpansion {
    /// True if the attribute is the first annotation of the declaration.
    fileprivate func isByFirst(of properties: [PropertyDeclaration], in member: SyntaxPiece) -> Bool {
        guard let first = properties.first?.annotations.first else { return false }
        return attribute.start.offset == member.offset + Int(first.range.start.offset)
    }
}

extension SyntaxPiece {
    /// The piece as the only member of a type. Alone, the reader would take it for a global variable. Its
    /// offsets are still those of the file.
    fileprivate var asMember: SyntaxPiece {
        let opening = "struct A{"
        return SyntaxPiece(
            source: opening + source + "\n}", fileName: fileName, offset: offset - opening.utf8.count)
    }
}
