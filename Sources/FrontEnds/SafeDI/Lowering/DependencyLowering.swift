import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The annotated properties of a type, in order. Faulty properties are reported and left out.
    mutating func dependencies(of type: TypeDeclaration) -> [Dependency] {
        reportPatterns(of: type)
        defer { subjectProperty = nil }
        return type.properties.compactMap { property in
            let attributes = property.annotations
            guard let attribute = attributes.first else { return nil }
            subjectProperty = property.label
            guard attributes.count == 1 else {
                report(
                    .invalidDependency,
                    "'\(property.label)' bears \(attributes.map(\.text).joined(separator: " and ")): "
                        + "a dependency comes from one source",
                    about: attributes.map { String($0.simpleName) }, at: property.range,
                    help: "keep one of them",
                    fixIt: keeping(attributes[0], of: attributes))
                return nil
            }
            return dependency(property, annotatedBy: attribute, in: type)
        }
    }

    private mutating func dependency(
        _ property: PropertyDeclaration, annotatedBy attribute: Attribute, in owner: TypeDeclaration
    ) -> Dependency? {
        guard isSound(property, in: owner) else { return nil }
        guard let written = property.type ?? sharedType(of: property, in: owner) else {
            report(
                .invalidDependency, "'\(property.label)' needs a type that is written out",
                about: [], at: property.range,
                help: "write '\(property.label): Type'; Arbor does not infer types")
            return nil
        }
        let type = resolve(written, inside: owner.name)
        guard !type.isUnknown else {
            report(
                .invalidDependency, "Arbor can't read the type '\(written)'", about: [written],
                at: property.typeRange ?? property.range)
            return nil
        }
        guard let source = source(of: attribute, for: type, declaredBy: property, in: owner) else {
            return nil
        }
        return Dependency(
            label: property.label.plainName, type: type, source: source, range: property.range,
            annotation: attribute.range)
    }

    /// The type that follows the last binding, as in `let a, b: T`.
    private func sharedType(of property: PropertyDeclaration, in owner: TypeDeclaration) -> String? {
        let bindings = owner.properties.drop { $0.range != property.range }.prefix {
            $0.attributes.first?.range == property.attributes.first?.range && !$0.hasInitialValue
        }
        return bindings.first { $0.type != nil }?.type
    }

    /// Reports faults of the property itself, which don't depend on its annotation.
    private mutating func isSound(_ property: PropertyDeclaration, in owner: TypeDeclaration) -> Bool {
        if property.modifiers.contains("static") || property.modifiers.contains("class") {
            report(
                .invalidDependency, "'\(property.label)' is static: a dependency belongs to an instance",
                about: ["static"], at: property.range,
                help: "remove 'static', or the annotation")
        } else if property.hasInitialValue {
            report(
                .invalidDependency,
                "'\(property.label)' has a value already: a dependency is given to the initializer",
                about: ["="], at: property.range, help: "remove the initial value, or the annotation",
                fixIt: removingValue(of: property))
        } else if property.conditions.count > owner.conditions.count {
            report(
                .unsupportedDeclaration,
                "'\(property.label)' stands inside '#if': a type's dependencies must be the same "
                    + "in every build", about: ["#if"], at: property.range,
                help: "move the '#if' around the whole type")
        } else {
            return true
        }
        return false
    }

    private mutating func source(
        of attribute: Attribute, for type: TypeExpression, declaredBy property: PropertyDeclaration,
        in owner: TypeDeclaration
    ) -> Dependency.Source? {
        if attribute.simpleName == "Forwarded" {
            reportUnknown(in: attribute, of: "@Forwarded", known: [])
            return .forwarded
        }
        return attribute.simpleName == "Instantiated"
            ? instantiated(attribute, as: type, declaredBy: property, in: owner)
            : received(attribute, as: type, declaredBy: property, in: owner)
    }

    private mutating func instantiated(
        _ attribute: Attribute, as property: TypeExpression, declaredBy declaration: PropertyDeclaration,
        in owner: TypeDeclaration
    ) -> Dependency.Source? {
        guard isKept(declaration) else { return nil }
        let wrapped = boolean(attribute.argument("erasedToConcreteExistential"))
        reportUnknown(
            in: attribute, of: "@Instantiated", known: ["fulfilledByType", "erasedToConcreteExistential"])
        guard let by = attribute.argument("fulfilledByType") else {
            guard isNamedByItsType(property, attribute) else { return nil }
            return .instantiated(Instantiation(isWrapped: wrapped, deferral: Deferral(written: property)))
        }
        guard
            !["Instantiator", "SendableInstantiator"].contains(property.lastName)
                || property.arguments.isEmpty
        else {
            report(
                .invalidArgument, "'\(property)' makes what it names, and nothing else by 'fulfilledByType'",
                about: by.names, at: by.range,
                help: "name the type in the Instantiator, or declare an ErasedInstantiator")
            return nil
        }
        guard let name = string(by) else { return nil }
        let type = resolve(name, inside: owner.name)
        guard type.isNominal, !name.hasSuffix(".self") else {
            report(
                .invalidArgument, "'fulfilledByType' must be the name of a type: '\(name)' is none",
                about: by.names + [name], at: by.range)
            return nil
        }
        return .instantiated(
            Instantiation(
                product: TypeReference(type: type, range: by.range), isWrapped: wrapped,
                deferral: Deferral(written: property)))
    }

    /// Reports a weak or unowned property, because the object instantiated for it would have no other owner.
    private mutating func isKept(_ property: PropertyDeclaration) -> Bool {
        guard let range = property.weaknessRange else { return true }
        let word = property.modifiers.first { $0 == "weak" || $0.hasPrefix("unowned") } ?? "weak"
        report(
            .invalidDependency,
            "'\(property.label)' is \(word): nothing would keep what is instantiated for it",
            about: ["weak"], at: property.range,
            help: "remove '\(word)', or receive it from a type that keeps it",
            fixIt: .removing([range], "remove '\(word)'"))
        return false
    }

    /// Reports an erased Instantiator without `fulfilledByType`, because its type doesn't name the type that it
    /// makes.
    private mutating func isNamedByItsType(_ type: TypeExpression, _ attribute: Attribute) -> Bool {
        guard ["ErasedInstantiator", "SendableErasedInstantiator"].contains(type.lastName) else {
            return true
        }
        report(
            .invalidDependency, "'\(type)' does not say which type it makes", about: [],
            at: attribute.range,
            help: "write @Instantiated(fulfilledByType: \"…\") with the type's name")
        return false
    }

    private mutating func received(
        _ attribute: Attribute, as property: TypeExpression, declaredBy declaration: PropertyDeclaration,
        in owner: TypeDeclaration
    ) -> Dependency.Source? {
        let ifAvailable = boolean(attribute.argument("onlyIfAvailable"))
        let wrapped = boolean(attribute.argument("erasedToConcreteExistential"))
        reportUnknown(
            in: attribute, of: "@Received",
            known: ["fulfilledByDependencyNamed", "ofType", "erasedToConcreteExistential", "onlyIfAvailable"])
        guard !ifAvailable || property.isOptional else {
            report(
                .invalidDependency,
                "'\(property)' can't be absent: what is received only if available is optional",
                about: ["onlyIfAvailable"], at: attribute.range,
                help: "declare it as '\(TypeExpression.optional(property))'",
                fixIt: makingOptional(declaration, as: .optional(property), in: owner))
            return nil
        }
        let label = attribute.argument("fulfilledByDependencyNamed")
        let type = attribute.argument("ofType")
        guard label != nil || type != nil else { return .received(ifAvailable: ifAvailable) }
        guard let label, let type else {
            report(
                .invalidArgument, "'fulfilledByDependencyNamed' and 'ofType' go together",
                about: (label ?? type)?.names ?? [], at: attribute.range,
                help: "give both, or neither")
            return nil
        }
        guard let name = propertyName(in: label, of: attribute),
            let reference = self.type(of: type.value, in: type)
        else { return nil }
        let resolved = resolve(reference.type.description, inside: owner.name)
        return .alias(
            of: name, type: TypeReference(type: resolved, range: reference.range),
            wrapped: wrapped,
            ifAvailable: ifAvailable)
    }

    /// The property that a string names. The generated code may have a parameter of this name, so a text that is no name
    /// of Swift goes no further.
    private mutating func propertyName(in label: AttributeArgument, of attribute: Attribute) -> String? {
        guard let text = string(label) else { return nil }
        if let name = text.nameInText { return name }
        report(
            .invalidArgument, "'\(text)' can't be the name of a property", about: [text], at: attribute.range,
            help: "write the name of the property, without its type")
        return nil
    }
}

extension PropertyDeclaration {
    /// The attributes that declare where the property's value comes from.
    package var annotations: [Attribute] { attributes.filter(\.isOfDependency) }
}

extension Attribute {
    /// True for attributes that declare where a property's value comes from.
    var isOfDependency: Bool { Vocabulary.safeDI.isProperty(self) }

    /// True for attributes that make a type a provider.
    var isOfType: Bool { Vocabulary.safeDI.isType(self) }
}
