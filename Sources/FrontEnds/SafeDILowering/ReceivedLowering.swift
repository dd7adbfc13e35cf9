import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The value that a type above provides, under the property's own name and type or under others.
    mutating func received(
        _ attribute: Attribute, as property: TypeExpression, declaredBy declaration: PropertyDeclaration,
        in owner: TypeDeclaration
    ) -> Dependency.Source? {
        let ifAvailable = boolean(attribute.argument("onlyIfAvailable"))
        let wrapped = boolean(attribute.argument("erasedToConcreteExistential"))
        let hasUnknown = reportUnknown(
            in: attribute, of: "@Received", known: AnnotationMixup.labels(of: "Received"))
        // `any P?` is reported already.
        if case .prefixed("any", .optional) = property { return .received(ifAvailable: ifAvailable) }
        guard !ifAvailable || property.isOptional else {
            reportNotOptional(property, attribute, declaration, in: owner)
            return nil
        }
        // A misspelt label is one fault, and not a missing argument too.
        if hasUnknown { return nil }
        switch (attribute.argument("fulfilledByDependencyNamed"), attribute.argument("ofType")) {
        case (nil, nil):
            return .received(ifAvailable: ifAvailable)
        case (let label?, let type?):
            guard let name = propertyName(in: label, of: attribute),
                let source = self.type(of: type.value, in: type)
            else { return nil }
            let resolved = resolve(source.type.description, inside: owner.name)
            guard canWrap(wrapped, as: property, attribute) else { return nil }
            return .alias(
                of: name, type: TypeReference(type: resolved, range: source.range), wrapped: wrapped,
                ifAvailable: ifAvailable)
        case (let label, let type):
            reportIncomplete(label, type, attribute, property, declaration)
            return nil
        }
    }

    private mutating func reportNotOptional(
        _ type: TypeExpression, _ attribute: Attribute, _ declaration: PropertyDeclaration,
        in owner: TypeDeclaration
    ) {
        // Code that reads the property may not compile afterwards.
        var fixIt = makingOptional(declaration, as: .optional(type), in: owner)
        fixIt?.isCertain = false
        report(
            .invalidDependency, "'onlyIfAvailable' requires an optional type, found '\(type)'",
            about: ["onlyIfAvailable"], at: attribute.range,
            help:
                "write '\(TypeExpression.optional(type))', also for the parameter of the initializer; or remove "
                + "'onlyIfAvailable: true' if a type above always provides the value",
            fixIt: fixIt)
    }

    /// Reports an alias that has only one of a name and a type.
    private mutating func reportIncomplete(
        _ label: AttributeArgument?, _ type: AttributeArgument?, _ attribute: Attribute,
        _ property: TypeExpression, _ declaration: PropertyDeclaration
    ) {
        if let name = label?.plainString {
            ask(.typeOfAlias(name), about: declaration, of: property, at: attribute.range)
        }
        report(
            .invalidArgument,
            "'@Received' has '\((label ?? type)?.label ?? "")' without '\(label == nil ? "fulfilledByDependencyNamed" : "ofType")'",
            about: (label ?? type)?.names ?? [], at: attribute.range,
            help: Self.completing(label: label, type: type))
    }

    /// What to add to an alias that lacks a name or a type.
    private static func completing(label: AttributeArgument?, type: AttributeArgument?) -> String {
        guard let label else {
            return "add 'fulfilledByDependencyNamed:' with the name of the property that provides the "
                + "'\(type?.value ?? "")', in quotes"
        }
        return "add 'ofType:' with the type that \(label.value) has where it is provided, as in "
            + "'ofType: (any SomeProtocol).self'"
    }

    /// The property that a string names. The generated code may have a parameter of this name, so a text that is no name
    /// of Swift goes no further.
    private mutating func propertyName(in label: AttributeArgument, of attribute: Attribute) -> String? {
        guard let text = string(label) else { return nil }
        if let name = text.nameInText { return name }
        report(
            .invalidArgument, "'fulfilledByDependencyNamed' expects the name of a property, found '\(text)'",
            about: [text], at: attribute.range,
            help: "write the name of the property, without its type")
        return nil
    }
}
