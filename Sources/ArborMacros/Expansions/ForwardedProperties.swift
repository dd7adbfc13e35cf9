import ArborModel
import ArborSyntax
import SafeDILowering

extension ForwardedValues {
    /// Creates the values of a type's `@Forwarded` properties, in the words of the source.
    init(of declaration: TypeDeclaration) {
        self.init(
            declaration.properties.lazy.filter(\.isForwarded).compactMap { property in
                declaration.type(of: property).map { (property.label, Self.typeOfValue($0)) }
            })
    }

    /// The type of the value: `T?` for a property of type `T!`.
    private static func typeOfValue(_ text: String) -> String {
        guard case .implicitlyUnwrapped(let wrapped) = TypeExpression(parsing: text) else { return text }
        return TypeExpression.optional(wrapped).description
    }
}

extension PropertyDeclaration {
    fileprivate var isForwarded: Bool {
        attributes.contains { Vocabulary.safeDI.unqualified($0.name) == "Forwarded" }
    }
}
