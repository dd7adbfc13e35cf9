import ArborLowering
import ArborModel
import ArborSyntax

// Faults that show only in the properties without a known annotation. A scan reads these again if no initializer fits.

extension DeclarationLowering {
    /// Reports the properties that an initializer takes and that have no annotation, or a misspelt one. Returns whether
    /// there are any.
    mutating func reportForgottenAnnotations(of type: TypeDeclaration, for dependencies: [Dependency]) -> Bool
    {
        let annotated = LabelIndex(dependencies)
        let plain = Dictionary(
            type.properties.indices.map { (type.properties[$0].label.plainName, $0) },
            uniquingKeysWith: { first, _ in first })
        for initializer in type.callables where initializer.name == "init" {
            let match = ParameterMatch(of: initializer.parameters, with: annotated)
            let forgotten = initializer.parameters.indices.compactMap { position -> PropertyDeclaration? in
                let parameter = initializer.parameters[position]
                if match[position] != nil || parameter.hasDefault || parameter.isVariadic { return nil }
                let property = plain[parameter.name.plainName].map { type.properties[$0] }
                return property?.annotations.isEmpty == true ? property : nil
            }
            for property in forgotten where !isRead(asTypeBefore: property, in: type) {
                report(forgotten: property, of: type)
            }
            if !forgotten.isEmpty { return true }
        }
        return false
    }

    /// Returns whether the annotation of a property is read as the type of the property before, whose own type is lost.
    private func isRead(asTypeBefore property: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
        let before = type.properties.last { $0.range.start < property.range.start }
        return before?.type?.holdsAnnotation == true
    }

    /// Reports an initializer in an extension. Returns whether the file has one.
    ///
    /// - Parameter dependencies: What the initializer must take; `nil` if it may be any.
    mutating func reportExtension(of type: TypeDeclaration, for dependencies: [Dependency]? = nil) -> Bool {
        let labels = dependencies?.map(\.label)
        let initializers = extensions(of: type).lazy.flatMap(\.callables).filter { $0.name == "init" }
        guard
            let found = initializers.first(where: { initializer in
                labels.map { $0 == initializer.parameters.map(\.label.plainName) } ?? true
            })
        else { return false }
        // The compiler makes no memberwise initializer beside one in the declaration.
        let losesMemberwise = type.kind == .struct && !type.callables.contains { $0.name == "init" }
        report(
            .noInitializer, "Arbor can't make \(type.name): its initializer is in an extension", about: [],
            at: found.range,
            help: "move the initializer into the declaration of \(type.name)"
                + (losesMemberwise ? "; there it has to set each property itself" : ""))
        return true
    }

    private mutating func report(forgotten property: PropertyDeclaration, of type: TypeDeclaration) {
        gaps.untyped.append(property.label.plainName)
        for attribute in property.attributes {
            guard let (text, right) = attribute.mistake else { continue }
            return report(
                .noInitializer, "Arbor can't make \(type.name): \(text)", about: [property.label.plainName],
                at: attribute.range, help: "write '@\(right)'", fixIt: attribute.replaced(by: right))
        }
        if report(binding: property, of: type) { return }
        let label = property.label.plainName
        if let written = type.type(of: property) {
            let type = resolve(written, inside: type.name)
            gaps.questions.append(
                .init(
                    .annotation(
                        foreign: property.replacedWrapper, keepsNothing: property.weaknessRange != nil),
                    label: label, type: type, range: property.range))
        }
        let foreign = property.attributes.map { "'@\($0.name)'" }.joined(separator: " and ")
        report(
            .noInitializer,
            "Arbor can't make \(type.name): its initializer takes '\(label)', but that property "
                + (foreign.isEmpty ? "has no annotation" : "has \(foreign) and no annotation of Arbor"),
            about: [label], at: property.range,
            help: "annotate it: with '@Received' if a type above provides the value, with '@Instantiated' if "
                + "\(type.name) makes it, or with '@Forwarded' if the caller of an Instantiator gives it")
    }

    /// What to do about a weak property, whose type has to be optional.
    private func weakness(of property: Dependency, in type: TypeDeclaration) -> String? {
        let declaration = type.properties.first { $0.label.plainName == property.label }
        guard declaration?.weaknessRange != nil, case .optional(let strong) = property.type else {
            return nil
        }
        return "write 'let \(property.label): \(strong)' instead of a weak variable"
    }

    /// Reports the properties that differ from the parameters of the only initializer in their types, or one that differs
    /// in its name. Returns whether there are any.
    ///
    /// Either of them may be wrong, so nothing that follows from the property is reported.
    mutating func reportDifference(in type: TypeDeclaration, for dependencies: [Dependency]) -> Bool {
        guard let initializer = onlyInitializer(of: type), initializer.generics.isEmpty else { return false }
        let match = ParameterMatch(of: initializer.parameters, with: LabelIndex(dependencies))
        if reportTypes(of: initializer, in: type, for: dependencies, match) {
            reportOwnObstacle(of: initializer, in: type)
            return true
        }
        let open = initializer.parameters.indices.filter {
            let parameter = initializer.parameters[$0]
            return match[$0] == nil && !parameter.hasDefault && !parameter.isVariadic
        }
        let left = match.missing(of: dependencies.count).map { dependencies[$0] }
        guard open.count == 1, left.count == 1 else { return false }
        let (parameter, property) = (initializer.parameters[open[0]], left[0])
        guard resolve(parameter.type, inside: type.name).normal == property.type.normal else { return false }
        gaps.rejected.append(property.label)
        gaps.untyped.append(parameter.name.plainName)
        ask(about: parameter, as: property.type, insteadOf: property, at: property.range)
        report(
            .noInitializer,
            "Arbor can't make \(type.name): its initializer takes '\(parameter.name)', but the property is named '\(property.label)'",
            about: [property.label], at: property.range,
            help: "rename the property to '\(parameter.name)', or the parameter to '\(property.label)'")
        return true
    }

    mutating func reportType(
        of parameter: ParameterDeclaration, otherThanOf property: Dependency, in type: TypeDeclaration
    ) {
        let weak = weakness(of: property, in: type)
        let taken = resolve(parameter.type, inside: type.name)
        // An alias may stand for a function, as the parameter shows.
        let isAlias = TypeExpression(parsing: parameter.type).isEscaping && !property.type.isFunction
        let written = isAlias ? "@escaping \(property.type)" : property.type.parameterDescription
        let right = "write '\(parameter.name): \(written)'"
        let isOpaque = taken.isOpaque(like: property.type)
        // No property has the type of such a parameter.
        let isOnlyOfParameter = parameter.type.hasSuffix("...") || parameter.type.hasPrefix("inout ")
        if weak == nil, !isOpaque {
            ask(about: parameter, as: taken, insteadOf: property, at: parameter.range)
        }
        report(
            .noInitializer,
            "Arbor can't make \(type.name): its initializer takes '\(parameter.name): \(parameter.type)', but the property has the type '\(property.type)'",
            about: [property.label], at: weak == nil ? parameter.range : property.range,
            help: weak
                ?? (isOpaque || isOnlyOfParameter
                    ? right : right + ", or declare the property with the type of the parameter")
        )
    }

    /// The graph may know which of the two is right.
    private mutating func ask(
        about parameter: ParameterDeclaration, as type: TypeExpression, insteadOf property: Dependency,
        at range: SourceRange
    ) {
        switch property.source {
        case .received, .instantiated: break
        case .forwarded, .alias: return
        }
        gaps.questions.append(
            .init(
                .parameter(label: parameter.name.plainName, type: type), label: property.label,
                type: property.type, range: range))
    }

    /// Reports a property that is declared twice. Returns whether there is one.
    mutating func reportRepeated(_ dependencies: [Dependency], of type: TypeDeclaration) -> Bool {
        var labels: Set<String> = []
        guard let other = dependencies.first(where: { !labels.insert($0.label).inserted }) else {
            return false
        }
        let meant = type.callables.filter { $0.name == "init" }.flatMap(\.parameters)
            .filter { parameter in
                !dependencies.contains { $0.label == parameter.name.plainName }
                    && TypeExpression(parsing: parameter.type).normal == other.type.normal
            }.map(\.name.plainName)
        gaps.untyped += meant
        report(
            .invalidDependency, "\(type.name) declares '\(other.label)' twice", about: [other.label],
            at: other.range,
            help: meant.first.map { "rename this one to '\($0)', which the initializer takes" }
                ?? "remove one of the declarations")
        return true
    }
}

extension Attribute {
    /// Why the attribute annotates nothing, and the annotation that is meant; `nil` if it may be a property wrapper.
    fileprivate var mistake: (text: String, right: String)? {
        if isOfType {
            return (
                "'@\(name)' can only be attached to a type or an extension",
                AnnotationMixup.property(meantBy: self)
            )
        }
        let near = Vocabulary.nearMiss(of: self, among: Vocabulary.safeDI.properties)
        return near.map { ("'@\(name)' is not an annotation", $0) }
    }
}

extension TypeExpression {
    /// True for `some P` where `any P` is asked for. No property can be declared so.
    fileprivate func isOpaque(like other: TypeExpression) -> Bool {
        guard case .prefixed("some", let bound) = self, case .prefixed("any", let wanted) = other else {
            return false
        }
        return bound == wanted
    }
}

extension String {
    /// True for the text of a type that holds an annotation of a property: `@Received private`, `any @Received private`.
    var holdsAnnotation: Bool {
        // Nearly no type has an attribute.
        if hasNoByte(where: { $0 == UInt8(ascii: "@") }) { return false }
        return split(separator: "@", omittingEmptySubsequences: false).dropFirst().contains { text in
            Vocabulary.safeDI.isProperty(named: String(text.prefix { $0.isLetter || $0 == "." || $0 == ":" }))
        }
    }
}
