import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The initializer in full, for a type that has none which a small change would do for: each dependency goes into its
    /// property, and stored properties of other kinds get a placeholder for a value. `nil` where it would be another of
    /// the same signature.
    func declaring(
        _ signature: String, of type: TypeDeclaration, for dependencies: [Dependency],
        in layout: DeclarationLayout
    ) -> Diagnostic.FixIt? {
        guard !type.callables.contains(where: { clashes($0, with: dependencies, in: type) }) else {
            return nil
        }
        let others = type.properties.filter { needsValue($0, in: type, layout) }
        let spellings = Spellings(of: type)
        let parameters = dependencies.map(spellings.parameter).joined(separator: ", ")
        var lines = dependencies.map { "    " + spellings.assignment($0) }
        if !others.isEmpty { lines.append("    // These are no dependencies: each needs a value.") }
        lines += others.map { "    self.\($0.label) = <#\($0.type ?? "value")#>" }
        let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
        return layout.declaring(
            "public init(\(parameters)) {\(body)}",
            message: Self.message(signature, keeps: !dependencies.isEmpty, asks: !others.isEmpty))
    }

    private static func message(_ signature: String, keeps: Bool, asks: Bool) -> String {
        switch (keeps, asks) {
        case (true, false): "declare '\(signature)', which keeps each in its property"
        case (true, true): "declare '\(signature)', and say what the other properties begin with"
        case (false, true): "declare '\(signature)', and say what the properties begin with"
        case (false, false): "declare '\(signature)'"
        }
    }

    /// Initializers with the same labels and types may differ in being async, and in nothing else.
    private func clashes(
        _ callable: CallableDeclaration, with dependencies: [Dependency], in type: TypeDeclaration
    ) -> Bool {
        guard callable.name == "init", !callable.isAsync, callable.generics.isEmpty,
            callable.parameters.count == dependencies.count
        else { return false }
        return zip(callable.parameters, dependencies).allSatisfy { parameter, dependency in
            parameter.label.plainName == dependency.label
                && resolve(parameter.type, inside: type.name).normal == dependency.type.normal
        }
    }

    /// True of what is stored and has no value, but for optional variables, which begin as `nil`, and for properties that
    /// a wrapper with arguments cares for.
    private func needsValue(
        _ property: PropertyDeclaration, in type: TypeDeclaration, _ layout: DeclarationLayout
    ) -> Bool {
        guard property.annotations.isEmpty, !property.hasInitialValue,
            !property.modifiers.contains(where: { ["static", "class", "lazy"].contains($0) }),
            !property.attributes.contains(where: { !$0.arguments.isEmpty }),
            property.conditions.count == type.conditions.count
        else { return false }
        if property.hasAccessors, layout[property]?.isObserved != true { return false }
        return property.keyword == "let" || property.type?.hasSuffix("?") != true
    }
}
