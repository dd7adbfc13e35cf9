import ArborModel
import ArborSyntax

/// What the annotation of a property gives: nothing but what is wrong.
///
/// A fault is told once. Of a type that bears `@Instantiable` its macro tells the faults of all properties, since it
/// knows how they go together; elsewhere the first annotation of a declaration does.
struct PropertyExpansion {
    let result: Expansion

    /// - Parameter echoes: What is known of the requests before.
    init(
        of request: AttachedExpansion, as macro: MacroType, reader: inout SourceReader, echoes: inout Echoes
    ) {
        let piece = request.declaration
        let member = piece.asMember
        let judgement = reader.judgeProperties(member.source, path: piece.fileName)
        let properties = judgement.type?.properties ?? []
        if judgement.type != nil, properties.isEmpty {
            let fault = Diagnostic(
                .unsupportedDeclaration, "'\(macro.annotation)' goes with a 'let' that has a name and a type",
                at: SourceLocation(path: piece.fileName))
            let isEcho = echoes.isEcho(request, of: piece.source.utf8.count { $0 == UInt8(ascii: ",") } + 1)
            result = Expansion(source: "", diagnostics: isEcho ? [] : [WireDiagnostic(fault, in: piece)])
            return
        }
        guard !judgement.diagnostics.isEmpty, request.isByFirst(of: properties, in: member),
            !(request.enclosing.map { reader.isInstantiable($0) } ?? false),
            !echoes.isEcho(request, of: properties.count)
        else {
            result = .nothing
            return
        }
        result = Expansion(
            source: "", diagnostics: judgement.diagnostics.map { WireDiagnostic($0, in: member) })
    }
}

/// The compiler asks once for each variable of a declaration, always in the same words. What is said of the first is not
/// said again for the others.
struct Echoes {
    /// How many requests are to come yet of a declaration, by what they say.
    private var pending: [Key: Int] = [:]

    private struct Key: Hashable {
        var fileName: String
        var offset: Int
        var source: String
        var macro: String
    }

    /// - Parameter count: How many variables the declaration has. Counted down, and not remembered for good: an editor's
    ///   compiler asks again and again.
    mutating func isEcho(_ request: AttachedExpansion, of count: Int) -> Bool {
        guard count > 1 else { return false }
        let key = Key(
            fileName: request.attribute.fileName, offset: request.attribute.offset,
            source: request.declaration.source, macro: request.typeName)
        guard let left = pending[key] else {
            pending[key] = count - 1
            return false
        }
        pending[key] = left > 1 ? left - 1 : nil
        return true
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
