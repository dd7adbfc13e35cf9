import ArborModel
import ArborSyntax
import SafeDIFrontEnd

/// What the annotation of a property gives: nothing but what is wrong.
///
/// A fault is told once. Of a type that bears `@Instantiable` its macro tells the faults of all properties, since it
/// knows how they go together; elsewhere the first annotation of a declaration does.
struct PropertyExpansion {
    let result: Expansion

    /// - Parameter echoes: What is known of the requests before.
    init(
        of request: AttachedExpansion, as macro: MacroType, reader: inout SourceReader,
        echoes: inout RepeatedRequestFilter
    ) {
        let piece = request.declaration
        let member = piece.asMember
        let judgement = reader.judgeProperties(member.source, path: piece.fileName)
        let properties = judgement.type?.properties ?? []
        if judgement.type?.patterns.isEmpty == false {
            let isTold = request.enclosing.map { reader.isInstantiable($0) } ?? false
            result = Expansion(
                source: "",
                diagnostics: isTold || echoes.isEcho(request)
                    ? [] : judgement.diagnostics.map { WireDiagnostic($0, in: member) })
            return
        }
        if judgement.type != nil, properties.isEmpty {
            let fault = Diagnostic(
                .unsupportedDeclaration, "'\(macro.annotation)' goes with a 'let' that has a name and a type",
                about: [], at: SourceLocation(path: piece.fileName))
            result = Expansion(
                source: "", diagnostics: echoes.isEcho(request) ? [] : [WireDiagnostic(fault, in: piece)])
            return
        }
        guard !judgement.diagnostics.isEmpty, request.isByFirst(of: properties, in: member),
            !(request.enclosing.map { reader.isInstantiable($0) } ?? false),
            properties.count == 1 || !echoes.isEcho(request)
        else {
            result = .nothing
            return
        }
        result = Expansion(
            source: "", diagnostics: judgement.diagnostics.map { WireDiagnostic($0, in: member) })
    }
}

/// The compiler asks once for each variable of a declaration, in the same words but for the name that what the macro makes
/// would have. What is said of the first is not said again for the others.
struct RepeatedRequestFilter {
    /// By the declaration, the name for which its faults were told. An editor's compiler asks for it again and again, and
    /// is told each time.
    private var told: [Key: String] = [:]

    private struct Key: Hashable {
        var fileName: String
        var offset: Int
        var source: String
        var macro: String
        var enclosing: String?
    }

    /// Declarations with faults in several variables are rare; an editor's plugin may live for days.
    private static let most = 64

    mutating func isEcho(_ request: AttachedExpansion) -> Bool {
        let key = Key(
            fileName: request.attribute.fileName, offset: request.attribute.offset,
            source: request.declaration.source, macro: request.typeName, enclosing: request.enclosing)
        if let first = told[key] { return first != request.discriminator }
        if told.count == Self.most { told.removeAll() }
        told[key] = request.discriminator
        return false
    }
}

extension AttachedExpansion {
    /// Whether its attribute is the first annotation of the declaration.
    fileprivate func isByFirst(of properties: [PropertyDeclaration], in member: SyntaxPiece) -> Bool {
        guard let first = properties.first?.annotations.first else { return false }
        return attribute.start.offset == member.offset + Int(first.range.start.offset)
    }
}

extension SyntaxPiece {
    /// The same code as the one member of a type, for the reader: alone it would be a variable of the file. Places in it
    /// are those of the file all the same.
    fileprivate var asMember: SyntaxPiece {
        let opening = "struct A{"
        return SyntaxPiece(
            source: opening + source + "\n}", fileName: fileName, offset: offset - opening.utf8.count)
    }
}
