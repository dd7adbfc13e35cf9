import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// The whole initializer, for a type without an initializer that a small change would repair.
    ///
    /// Each dependency is assigned to its property, and other stored properties get a placeholder. The result
    /// is `nil` if an initializer with the same signature exists.
    ///
    /// - Parameters:
    ///   - access: The access of the initializer, with a space behind it.
    ///   - isCertain: False if the author may want another remedy.
    mutating func declaring(
        _ signature: String, _ access: String, of type: TypeDeclaration, for dependencies: [Dependency],
        isCertain: Bool,
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
        var fixIt = layout.declaring(
            "\(access)init(\(parameters)) {\(body)}",
            message: Self.message(signature, keeps: !dependencies.isEmpty, asks: !others.isEmpty))
        let isPublic = type.isPublic && !access.isEmpty
        let exposure = exposure(of: dependencies.map(\.type), isForOtherModules: isPublic)
        if !isCertain || !exposure.isNone { fixIt?.isCertain = false }
        // The initializer may have to call one of the superclass, or to override it.
        fixIt?.assumptions = noSuperclass(of: type)
        return fixIt.map { assumingNoAlias(in: dependencies, isPublic: isPublic, $0) }
    }

    private static func message(_ signature: String, keeps: Bool, asks: Bool) -> String {
        switch (keeps, asks) {
        case (true, false): "declare '\(signature)', which keeps each in its property"
        case (true, true): "declare '\(signature)', and say what the other properties begin with"
        case (false, true): "declare '\(signature)', and say what the properties begin with"
        case (false, false): "declare '\(signature)'"
        }
    }

    /// True if an initializer has the same labels and types. It may then differ only by being async.
    func clashes(
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

    /// True for a stored property without a value. Optional variables begin as `nil`, and a wrapper with
    /// arguments sets its property, so neither needs one.
    private func needsValue(
        _ property: PropertyDeclaration, in type: TypeDeclaration, _ layout: DeclarationLayout
    ) -> Bool {
        guard property.annotations.isEmpty, !property.hasInitialValue,
            !property.modifiers.contains(where: { ["static", "class", "lazy"].contains($0) }),
            !property.attributes.contains(where: { !$0.arguments.isEmpty }),
            property.conditions.count == type.conditions.count
        else { return false }
        if property.hasAccessors, layout[property]?.isObserved != true { return false }
        return property.keyword == "let" || type.type(of: property)?.hasSuffix("?") != true
    }
}
