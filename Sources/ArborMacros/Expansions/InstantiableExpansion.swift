import ArborModel
import ArborSyntax
import SafeDIFrontEnd

/// What `@Instantiable` gives: what is wrong with its declaration, and the members that are added to it.
struct InstantiableExpansion {
    let result: Expansion

    init(of request: AttachedExpansion, reader: inout SourceReader) {
        let piece = request.declaration
        let judgement = reader.judgeInstantiable(
            piece.source, path: piece.fileName, enclosing: request.enclosing)
        result = Expansion(
            source: judgement.isReadable ? judgement.members : "",
            diagnostics: judgement.diagnostics.map { WireDiagnostic($0, in: piece) })
    }
}

extension DeclarationChecks {
    /// False where a typealias might be made from half a declaration: it would only add errors to the one that matters.
    fileprivate var isReadable: Bool {
        !diagnostics.contains {
            [.brokenDeclaration, .unsupportedDeclaration, .noInitializer].contains($0.id)
        }
    }

    /// `public typealias ForwardedProperties = …`, or "" where nothing is forwarded: the protocol's default is `Void`.
    ///
    /// An extension's dependencies are the parameters of `instantiate`, none of which is forwarded.
    fileprivate var members: String {
        guard let type, type.kind != .extension else { return "" }
        let forwarded = ForwardedProperties(of: type)
        return forwarded.type.map { "public typealias ForwardedProperties = \($0)" } ?? ""
    }
}
