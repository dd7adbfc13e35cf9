import ArborModel
import ArborSyntax

/// What `@Instantiable` gives: what is wrong with its declaration, and the members that are added to it.
struct InstantiableExpansion {
    let result: Expansion

    init(of piece: SyntaxPiece, reader: inout SourceReader) {
        let subject = AnnotatedDeclaration(reader.read(piece.source), in: piece)
        let diagnostics = DeclarationChecks.all.flatMap { $0(subject) }.map { WireDiagnostic($0, in: piece) }
        let isBroken = diagnostics.contains { $0.severity == .error }
        // A typealias that was made from half a declaration would only add errors to the one that matters.
        result = Expansion(source: isBroken ? "" : subject.members, diagnostics: diagnostics)
    }
}

extension AnnotatedDeclaration {
    /// `public typealias ForwardedProperties = …`, or "" where nothing is forwarded: the protocol's default is `Void`.
    ///
    /// An extension's dependencies are the parameters of `instantiate`, none of which is forwarded.
    fileprivate var members: String {
        guard let type, type.kind != .extension else { return "" }
        let forwarded = ForwardedProperties(of: type)
        return forwarded.type.map { "public typealias ForwardedProperties = \($0)" } ?? ""
    }
}
