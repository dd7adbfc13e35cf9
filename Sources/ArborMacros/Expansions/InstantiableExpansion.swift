import ArborModel
import ArborSyntax
import SafeDILowering

/// The expansion of `@Instantiable`: the diagnostics of its declaration, and the added members.
struct InstantiableExpansion {
    let result: Expansion

    init(of request: AttachedExpansion, reader: inout SourceReader) {
        let piece = request.declaration
        let checks = reader.checkInstantiable(piece.source, path: piece.fileName)
        result = Expansion(
            source: checks.isReadable ? checks.members : "",
            diagnostics: checks.diagnostics.map { WireDiagnostic($0, in: piece) })
    }
}

extension DeclarationChecks {
    /// False if the declaration is broken. A typealias made from half of it would only add errors that hide the
    /// real one.
    fileprivate var isReadable: Bool {
        !diagnostics.contains {
            [.brokenDeclaration, .unsupportedDeclaration, .noInitializer].contains($0.id)
        }
    }

    /// `public typealias ForwardedProperties = …`, or an empty string if the type has no `@Forwarded` property.
    /// The protocol's default is `Void`.
    ///
    /// An extension's dependencies are the parameters of `instantiate`, which are never forwarded.
    fileprivate var members: String {
        guard let type, type.kind != .extension else { return "" }
        let forwarded = ForwardedValues(of: type)
        return forwarded.type.map { "public typealias ForwardedProperties = \($0)" } ?? ""
    }
}
