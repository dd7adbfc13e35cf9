import ArborModel
import ArborSyntax
import BladeLowering

/// The expansion of an annotation of swift-blade's. It has no source, only the diagnostics of its declaration: the tool
/// writes the components' classes.
struct BladeExpansion {
    let result: Expansion

    /// Checks the enum of `@Module` or the protocol of `@Component`. Its members have macros of their own.
    init(ofType request: AttachedExpansion, reader: inout SourceReader) {
        let piece = request.declaration
        let faults = reader.checkBladeType(piece.source, path: piece.fileName)
        result = Expansion(source: "", diagnostics: faults.map { WireDiagnostic($0, in: piece) })
    }

    /// Checks the initializer or function of `@Provider`.
    init(ofMember request: AttachedExpansion, reader: inout SourceReader) {
        let piece = request.declaration.asMember(of: request.enclosing)
        let faults = reader.checkBladeProvider(piece.source, path: piece.fileName)
        result = Expansion(source: "", diagnostics: faults.map { WireDiagnostic($0, in: piece) })
    }
}

extension SyntaxPiece {
    /// Returns the piece as the only member of the declaration around it, whose head has an empty body. Its offsets are
    /// still those of the file.
    fileprivate func asMember(of enclosing: String?) -> SyntaxPiece {
        guard let enclosing, let brace = enclosing.lastIndex(of: "}") else { return self }
        let head = String(enclosing[..<brace])
        return SyntaxPiece(
            source: head + source + "\n}", fileName: fileName, offset: offset - head.utf8.count)
    }
}
