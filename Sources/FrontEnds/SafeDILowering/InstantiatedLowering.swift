import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The instance that the owner makes: of the property's type, or of the type that `fulfilledByType` names.
    mutating func instantiated(
        _ attribute: Attribute, as property: TypeExpression, declaredBy declaration: PropertyDeclaration,
        in owner: TypeDeclaration
    ) -> Dependency.Source? {
        guard isKept(declaration) else { return nil }
        let wrapping = attribute.argument("erasedToConcreteExistential")
        let wrapped = boolean(wrapping)
        // A value that is neither was probably meant as `true`, and nothing should follow from it.
        let isWrapped = wrapping.map { ($0.meantBoolean ?? $0.value) != "false" } ?? false
        let hasUnknown = reportUnknown(
            in: attribute, of: "@Instantiated", known: AnnotationMixup.labels(of: "Instantiated"))
        if hasUnknown { return nil }
        guard canWrap(wrapped, as: property, attribute), makesOneType(property, attribute) else { return nil }
        let deferral = Deferral(written: property)
        guard let by = attribute.argument("fulfilledByType") else {
            if wrapped {
                reportNothingWrapped(as: property, attribute)
                return nil
            }
            guard isNamedByItsType(property, declaration, attribute) else { return nil }
            return .instantiated(Instantiation(isWrapped: wrapped, deferral: deferral))
        }
        return product(namedBy: by, for: property, in: owner).map {
            .instantiated(Instantiation(product: $0, isWrapped: isWrapped, deferral: deferral))
        }
    }

    /// The type that `fulfilledByType` names; `nil` after a fault.
    private mutating func product(
        namedBy argument: AttributeArgument, for property: TypeExpression, in owner: TypeDeclaration
    ) -> TypeReference? {
        let namesProduct = ["Instantiator", "SendableInstantiator"].contains(property.lastName)
        guard !namesProduct || property.arguments.isEmpty else {
            report(
                .invalidArgument,
                "'fulfilledByType' can't be used with '\(property)', which names the type that it makes",
                about: argument.names, at: argument.range,
                help: "remove 'fulfilledByType', or declare an 'ErasedInstantiator'")
            return nil
        }
        guard let name = string(argument) else { return nil }
        let type = resolve(name, inside: owner.name)
        guard type.isNominal, !name.hasSuffix(".self") else {
            let plain = name.hasSuffix(".self") ? String(name.dropLast(5)) : "Type"
            report(
                .invalidArgument, "'fulfilledByType' expects the name of a type, found '\(name)'",
                about: argument.names + [name], at: argument.range,
                help: "write the plain name: \"\(plain)\"")
            return nil
        }
        return TypeReference(type: type, range: argument.range)
    }

    /// Reports an Instantiator with several generic arguments, as an erased one has them.
    private mutating func makesOneType(_ type: TypeExpression, _ attribute: Attribute) -> Bool {
        guard let name = type.lastName, ["Instantiator", "SendableInstantiator"].contains(name),
            type.arguments.count > 1
        else { return true }
        report(
            .invalidDependency,
            "'\(name)' has one generic argument, but '\(type)' has \(type.arguments.count)",
            about: [name], at: attribute.range, help: Self.helpOnArguments(of: type, named: name))
        return false
    }

    /// An erased one may be meant: its arguments are the values that it takes, and a protocol.
    private static func helpOnArguments(of type: TypeExpression, named name: String) -> String {
        if type.arguments.count == 2, case .prefixed("any", _) = type.arguments[1] {
            let erased = name == "Instantiator" ? "ErasedInstantiator" : "SendableErasedInstantiator"
            return "write '\(erased)<\(type.arguments[0]), \(type.arguments[1])>'"
        }
        return "write only the type that it makes; the values that it forwards are passed to 'instantiate'"
    }

    /// Reports a weak or unowned property, because the object instantiated for it would have no other owner.
    private mutating func isKept(_ property: PropertyDeclaration) -> Bool {
        guard let range = property.weaknessRange else { return true }
        let word = property.modifiers.first { $0 == "weak" || $0.hasPrefix("unowned") } ?? "weak"
        report(
            .invalidDependency,
            "'\(property.label)' is \(word), but nothing else keeps the instance that is made for it",
            about: ["weak"], at: property.range,
            help: "remove '\(word)', or write '@Received' if a type above keeps the instance",
            fixIt: keeping(property, word, at: range))
        return false
    }

    /// Removes the word, so that the owner keeps the instance. Only the author knows whether a type above is meant to.
    private func keeping(_ property: PropertyDeclaration, _ word: String, at range: SourceRange)
        -> Diagnostic.FixIt
    {
        var fixIt = Diagnostic.FixIt.removing([range], "remove '\(word)'")
        if property.keyword == "var", let keyword = layout?[property]?.keyword {
            fixIt.edits.append(.init(range: keyword, replacement: "let"))
        }
        fixIt.isCertain = false
        return fixIt
    }

    /// Reports an erased Instantiator without `fulfilledByType`, because its type doesn't name the type that it
    /// makes.
    private mutating func isNamedByItsType(
        _ type: TypeExpression, _ declaration: PropertyDeclaration, _ attribute: Attribute
    ) -> Bool {
        guard ["ErasedInstantiator", "SendableErasedInstantiator"].contains(type.lastName) else {
            return true
        }
        ask(.product, about: declaration, of: type, at: attribute.range)
        report(
            .invalidDependency, "'\(type)' doesn't name the type that it makes", about: [],
            at: attribute.range,
            help: "name that type in '@Instantiated(fulfilledByType: \"…\")'"
                + (type.arguments.last?.bare.lastName.map {
                    ": an @Instantiable type that conforms to '\($0)'"
                } ?? ""))
        return false
    }
}
