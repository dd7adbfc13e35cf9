import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The annotated properties of a type, in order. A faulty property is reported, and still provides its value, so that
    /// nobody below is blamed. Only a property without a known type is left out.
    mutating func dependencies(of type: TypeDeclaration) -> [Dependency] {
        reportPatterns(of: type)
        defer { subjectProperty = nil }
        // By index, because nearly all properties of some types have no annotation, and each has many references to count.
        let properties = type.properties
        var dependencies: [Dependency] = []
        dependencies.reserveCapacity(properties.indices.count { !properties[$0].attributes.isEmpty })
        for index in properties.indices {
            let attributes = properties[index].attributes.annotations
            guard let attribute = attributes.first else { continue }
            let property = properties[index]
            subjectProperty = property.label
            let before = diagnostics.count
            let isConditional = attributes.contains { attribute in
                file.conditionalAttributes.contains { $0.range == attribute.range }
            }
            if isConditional {
                gaps.rejected.append(property.label.plainName)
            } else {
                reportRepeated(attributes, of: property)
            }
            if diagnostics.count == before { reportFaults(of: property, in: type) }
            let dependency = dependency(
                property, annotatedBy: attribute, in: type,
                isFaulty: isConditional || diagnostics.count > before)
            if diagnostics.count > before {
                let label = property.label.plainName
                if dependency == nil { gaps.untyped.append(label) } else { gaps.rejected.append(label) }
                // It provides another type than the one that is written.
                if case .prefixed("any", .optional)? = dependency?.type { gaps.untyped.append(label) }
            }
            if let dependency { dependencies.append(dependency) }
        }
        return dependencies
    }

    private mutating func reportRepeated(_ attributes: [Attribute], of property: PropertyDeclaration) {
        if attributes.count == 1 { return }
        let names = attributes.map { "@\($0.simpleName)" }
        if Set(names).count == 1 {
            return report(
                .invalidDependency,
                "'\(property.label)' is annotated with \(names[0]) \(names.count == 2 ? "twice" : "\(names.count) times")",
                about: attributes.map { String($0.simpleName) }, at: property.range,
                help: "keep one of them",
                fixIt: Set(attributes.map(\.text)).count == 1 ? keeping(attributes[0], of: attributes) : nil)
        }
        report(
            .invalidDependency,
            "'\(property.label)' has the annotations \(names.joined(separator: " and ")), but a dependency can have only one",
            about: attributes.map { String($0.simpleName) }, at: property.range,
            help: "keep "
                + attributes.map { "@\($0.simpleName) if \(Self.purpose(of: $0, property))" }.joined(
                    separator: ", or "),
            fixIt: keeping(attributes[0], of: attributes))
    }

    /// The reason to choose an annotation, as the end of a sentence.
    private static func purpose(of attribute: Attribute, _ property: PropertyDeclaration) -> String {
        switch attribute.simpleName {
        case "Instantiated": "this type makes its own '\(property.label)'"
        case "Forwarded": "the caller of an Instantiator gives it"
        default: "a type above provides it"
        }
    }

    /// - Parameter isFaulty: True if a fault of the property is reported. No further one is then.
    private mutating func dependency(
        _ property: PropertyDeclaration, annotatedBy attribute: Attribute, in owner: TypeDeclaration,
        isFaulty: Bool
    ) -> Dependency? {
        let before = diagnostics.count
        defer { if isFaulty { diagnostics.removeSubrange(before...) } }
        // Without its type, a property reads the next one's annotation as the start of it.
        let own = property.type.flatMap { $0.holdsAnnotation ? nil : $0 }
        guard let written = own ?? (property.type == nil ? sharedType(of: property, in: owner) : nil) else {
            report(
                .invalidDependency, "'\(property.label)' has no type annotation",
                about: [], at: property.range,
                help: "write "
                    + (parameterType(of: property, in: owner).map { "'\(property.label): \($0)'" }
                        ?? "its type after the name, as in '\(property.label): \(property.label.capitalizedFirst)'; Arbor doesn't "
                        + "infer types"),
                fixIt: property.type != nil
                    ? nil
                    : parameterType(of: property, in: owner).map { type in
                        .inserting(": \(type)", at: property.range.end)
                    }
            )
            if property.type != nil,
                let next = owner.properties.first(where: { $0.range.start > property.range.start })
            {
                gaps.untyped.append(next.label.plainName)
            }
            return nil
        }
        let type = resolve(written, inside: owner.name)
        guard !type.isUnknown else {
            report(
                .invalidDependency, "Arbor can't read the type '\(written)'", about: [written],
                at: property.typeRange ?? property.range,
                help: "declare a 'typealias' for the type, and use its name")
            return nil
        }
        if case .prefixed("any", .optional(let base)) = type { reportOptional(base, property, in: owner) }
        // A forwarded value is one that needs nothing else.
        let source = source(of: attribute, for: type, declaredBy: property, in: owner) ?? .forwarded
        return Dependency(
            label: property.label.plainName, type: type, source: source, range: property.range,
            annotation: attribute.range)
    }

    /// Reports `any P?`, which the compiler reads as neither an optional nor an existential.
    private mutating func reportOptional(
        _ type: TypeExpression, _ property: PropertyDeclaration, in owner: TypeDeclaration
    ) {
        let also = parameterType(of: property, in: owner) == property.type ? ", also in the initializer" : ""
        report(
            .invalidDependency, "an optional of 'any \(type)' needs parentheses", about: ["any"],
            at: property.typeRange ?? property.range, help: "write '(any \(type))?'\(also)",
            fixIt: makingOptional(property, as: .optional(.prefixed("any", type)), in: owner))
    }

    /// The type that the initializer's parameter for a property has; `nil` if there is no such parameter, or if
    /// initializers differ.
    private func parameterType(of property: PropertyDeclaration, in owner: TypeDeclaration) -> String? {
        if property.hasInitialValue { return nil }
        let types = Set(
            owner.callables.filter { $0.name == "init" }.flatMap(\.parameters).filter {
                $0.label == property.label
            }.map(\.type))
        return types.count == 1 ? types.first : nil
    }

    /// The type that follows the last binding, as in `let a, b: T`.
    private func sharedType(of property: PropertyDeclaration, in owner: TypeDeclaration) -> String? {
        let bindings = owner.properties.drop { $0.range != property.range }.prefix {
            $0.attributes.first?.range == property.attributes.first?.range && !$0.hasInitialValue
        }
        return bindings.first { $0.type != nil }?.type
    }

    /// Reports faults of the property itself, which don't depend on its annotation.
    private mutating func reportFaults(of property: PropertyDeclaration, in owner: TypeDeclaration) {
        if property.modifiers.contains("static") || property.modifiers.contains("class") {
            report(
                .invalidDependency,
                "'\(property.label)' is static, but a dependency must be an instance property",
                about: ["static"], at: property.range,
                help: "remove 'static'; if it is not a dependency, remove the annotation")
        } else if layout == nil, property.hasAccessors, !property.isObserved, !property.hasInitialValue,
            property.keyword == "var"
        {
            report(
                .invalidDependency,
                "'\(property.label)' has accessors, but a dependency must be a stored property",
                about: ["{}"], at: property.range,
                help: "if the value is computed, remove the annotation; otherwise, declare it with 'let'")
        } else if property.hasInitialValue, !property.modifiers.contains("lazy") {
            report(
                .invalidDependency,
                "'\(property.label)' has an initial value, but the initializer must set a dependency",
                about: ["="], at: property.range,
                help: property.type == nil
                    ? "write its type instead of the value, as in '\(property.label): \(property.label.capitalizedFirst)', and "
                        + "let the initializer take it; if it is not a dependency, remove the annotation"
                    : "remove the initial value; if it is not a dependency, remove the annotation",
                fixIt: removingValue(of: property, in: owner))
        } else if property.conditions.count > owner.conditions.count {
            report(
                .unsupportedDeclaration,
                "'\(property.label)' is inside '#if', but a type must have the same dependencies in every "
                    + "build", about: ["#if"], at: property.range,
                help: "move the '#if' around the whole type, and declare the type in each branch")
        }
    }

    private mutating func source(
        of attribute: Attribute, for type: TypeExpression, declaredBy property: PropertyDeclaration,
        in owner: TypeDeclaration
    ) -> Dependency.Source? {
        // Nearly all annotations are this one, without a module's name and without arguments.
        if attribute.name == "Received", attribute.arguments.isEmpty { return .received(ifAvailable: false) }
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
        let hasUnknown = reportUnknown(
            in: attribute, of: "@Instantiated", known: AnnotationMixup.labels(of: "Instantiated"))
        if hasUnknown { return nil }
        guard canWrap(wrapped, as: property, attribute) else {
            return nil
        }
        guard let by = attribute.argument("fulfilledByType") else {
            if wrapped {
                reportNothingWrapped(as: property, attribute)
                return nil
            }
            guard isNamedByItsType(property, declaration, attribute) else { return nil }
            return .instantiated(Instantiation(isWrapped: wrapped, deferral: Deferral(written: property)))
        }
        guard
            !["Instantiator", "SendableInstantiator"].contains(property.lastName)
                || property.arguments.isEmpty
        else {
            report(
                .invalidArgument,
                "'fulfilledByType' can't be used with '\(property)', which names the type that it makes",
                about: by.names, at: by.range,
                help: "remove 'fulfilledByType', or declare an 'ErasedInstantiator'")
            return nil
        }
        guard let name = string(by) else { return nil }
        let type = resolve(name, inside: owner.name)
        guard type.isNominal, !name.hasSuffix(".self") else {
            report(
                .invalidArgument, "'fulfilledByType' expects the name of a type, found '\(name)'",
                about: by.names + [name], at: by.range,
                help:
                    "write the plain name: \"\(name.hasSuffix(".self") ? String(name.dropLast(5)) : "Type")\""
            )
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
            "'\(property.label)' is \(word), but nothing else keeps the instance that is made for it",
            about: ["weak"], at: property.range,
            help: "remove '\(word)', or write '@Received' if a type above keeps the instance",
            fixIt: .removing([range], "remove '\(word)'"))
        return false
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

    private mutating func received(
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
            // Code that reads the property may not compile afterwards.
            var fixIt = makingOptional(declaration, as: .optional(property), in: owner)
            fixIt?.isCertain = false
            report(
                .invalidDependency,
                "'onlyIfAvailable' requires an optional type, found '\(property)'",
                about: ["onlyIfAvailable"], at: attribute.range,
                help:
                    "write '\(TypeExpression.optional(property))', also for the parameter of the initializer; or remove "
                    + "'onlyIfAvailable: true' if a type above always provides the value",
                fixIt: fixIt)
            return nil
        }
        // A misspelt label is one fault, and not a missing argument too.
        if hasUnknown { return nil }
        let label = attribute.argument("fulfilledByDependencyNamed")
        let type = attribute.argument("ofType")
        guard label != nil || type != nil else { return .received(ifAvailable: ifAvailable) }
        guard let label, let type else {
            if let name = label?.plainString {
                ask(.typeOfAlias(name), about: declaration, of: property, at: attribute.range)
            }
            report(
                .invalidArgument,
                "'@Received' has '\((label ?? type)?.label ?? "")' without '\(label == nil ? "fulfilledByDependencyNamed" : "ofType")'",
                about: (label ?? type)?.names ?? [], at: attribute.range,
                help: Self.completing(label: label, type: type))
            return nil
        }
        guard let name = propertyName(in: label, of: attribute),
            let reference = self.type(of: type.value, in: type)
        else { return nil }
        let resolved = resolve(reference.type.description, inside: owner.name)
        guard canWrap(wrapped, as: property, attribute) else { return nil }
        return .alias(
            of: name, type: TypeReference(type: resolved, range: reference.range),
            wrapped: wrapped,
            ifAvailable: ifAvailable)
    }

    private mutating func ask(
        _ kind: ProviderDeclaration.Question.Kind, about declaration: PropertyDeclaration,
        of type: TypeExpression, at range: SourceRange
    ) {
        gaps.questions.append(
            .init(kind, label: declaration.label.plainName, type: type, range: range))
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

extension PropertyDeclaration {
    /// The attributes that declare where the property's value comes from.
    package var annotations: [Attribute] { attributes.annotations }
}

extension [Attribute] {
    /// Those that declare where a property's value comes from.
    fileprivate var annotations: [Attribute] {
        count == 1 && Vocabulary.safeDI.isProperty(named: self[0].name) ? self : filter(\.isOfDependency)
    }
}

extension Attribute {
    /// True for attributes that declare where a property's value comes from.
    var isOfDependency: Bool { Vocabulary.safeDI.isProperty(self) }

    /// True for attributes that make a type a provider.
    var isOfType: Bool { Vocabulary.safeDI.isType(self) }
}

extension String {
    /// The name with a capital first letter: the likely name of a property's type.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
