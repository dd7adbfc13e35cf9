import ArborModel
import ArborSyntax

// Values that are passed to an initializer of the property's type: `erasedToConcreteExistential`.
extension DeclarationLowering {
    /// Reports a value that should be passed to an initializer of a type that has none.
    mutating func canWrap(
        _ isWrapped: Bool, as property: TypeExpression, _ attribute: Attribute
    ) -> Bool {
        let made = Deferral(written: property).flatMap { property.arguments.dropFirst(Int($0.product)).first }
        let type = made ?? property
        guard isWrapped, case .prefixed("any", _) = type else { return true }
        let argument = attribute.argument("erasedToConcreteExistential")
        report(
            .invalidArgument,
            "'\(type)' has no initializer that could wrap a value, because it is the type of a protocol",
            about: ["erasedToConcreteExistential"], at: argument?.range ?? attribute.range,
            help:
                "remove 'erasedToConcreteExistential: true'; a value that conforms to the protocol is converted without it"
        )
        return false
    }

    /// Reports a property that wraps a value without naming the value's type.
    mutating func reportNothingWrapped(as property: TypeExpression, _ attribute: Attribute) {
        report(
            .invalidArgument,
            "'erasedToConcreteExistential' needs 'fulfilledByType', which names the type that '\(property)' wraps",
            about: ["erasedToConcreteExistential"], at: attribute.range,
            help:
                "write '@Instantiated(fulfilledByType: \"…\", erasedToConcreteExistential: true)' with that type, or remove "
                + "the argument")
    }
}
