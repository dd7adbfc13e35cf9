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
                fixIt: Set(attributes.map(\.text)).count == 1 && !property.mayHaveUnfinishedLine
                    ? keeping(attributes[0], of: attributes) : nil)
        }
        report(
            .invalidDependency,
            "'\(property.label)' has the annotations \(names.joined(separator: " and ")), but a dependency can have only one",
            about: attributes.map { String($0.simpleName) }, at: property.range,
            help: "keep "
                + attributes.map { "@\($0.simpleName) if \(Self.purpose(of: $0, property))" }.joined(
                    separator: ", or "),
            fixIt: keeping(attributes[0], of: attributes, isCertain: false))
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
        if property.isUnnamed {
            report(
                .invalidDependency,
                "'@\(attribute.simpleName) \(property.keyword)' has no name, because '\(property.label)' belongs to the next declaration",
                about: [], at: attribute.range, help: "write the property's name and type, or remove the line"
            )
            return nil
        }
        // Without its type, a property reads the next one's annotation or modifier as the start of it.
        let own = property.type.flatMap { $0.holdsAnnotation || $0.isModifier ? nil : $0 }
        guard let written = own ?? (property.type == nil ? owner.type(of: property) : nil) else {
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
        property.hasInitialValue ? nil : typeOfParameter(for: property, in: owner)
    }

    private func typeOfParameter(for property: PropertyDeclaration, in owner: TypeDeclaration) -> String? {
        let types = Set(
            owner.callables.filter { $0.name == "init" }.flatMap(\.parameters).filter {
                $0.label == property.label
            }.map(\.type))
        return types.count == 1 ? types.first : nil
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
                    ? (typeOfParameter(for: property, in: owner).map {
                        "write '\(property.label): \($0)' instead of the value"
                    }
                        ?? "write its type instead of the value, as in '\(property.label): \(property.label.capitalizedFirst)', and "
                        + "let the initializer take it")
                        + "; if it is not a dependency, remove the annotation"
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

    mutating func ask(
        _ kind: ProviderDeclaration.Question.Kind, about declaration: PropertyDeclaration,
        of type: TypeExpression, at range: SourceRange
    ) {
        gaps.questions.append(
            .init(kind, label: declaration.label.plainName, type: type, range: range))
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

extension PropertyDeclaration {
    /// True if the name is missing, so that the next declaration's modifier was read as the name.
    fileprivate var isUnnamed: Bool { type == nil && !hasInitialValue && !hasAccessors && label.isModifier }

    /// Whether several annotations may belong to a line without a property and to the one after it.
    fileprivate var mayHaveUnfinishedLine: Bool {
        !modifiers.isEmpty && Set(attributes.annotations.map(\.range.start.line)).count > 1
    }
}

extension String {
    /// True for the modifiers of declarations. No type has such a name.
    fileprivate var isModifier: Bool {
        // Nearly all types begin with a capital letter.
        guard let first = utf8.first, first >= UInt8(ascii: "a") else { return false }
        return Self.modifiers.contains(self)
    }

    private static let modifiers: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final", "lazy",
        "override",
        "weak", "unowned", "mutating", "nonmutating", "convenience", "required", "dynamic", "indirect",
        "nonisolated",
    ]
}
