import ArborLowering
import ArborModel
import ArborSyntax

// No initializer is chosen for a type whose dependencies are faulty. Its initializer may have faults of its own, which one
// run reports together with the others.

extension DeclarationLowering {
    /// Reports what is wrong with the only initializer of a type, apart from its faulty dependencies. Nothing is said of
    /// those, since they may change.
    mutating func reportInitializer(of type: TypeDeclaration, besideFaultsOf dependencies: [Dependency]) {
        subjectProperty = nil
        if reportForgottenAnnotations(of: type, for: dependencies) {
            return reportOwnObstacle(of: onlyInitializer(of: type), in: type)
        }
        guard let initializer = onlyInitializer(of: type) else { return }
        let match = ParameterMatch(of: initializer.parameters, with: LabelIndex(dependencies))
        reportOwnObstacle(of: initializer, in: type)
        if !reportTypes(of: initializer, in: type, for: dependencies, match),
            ownObstacle(of: initializer) == nil
        {
            reportUntaken(by: initializer, of: type, for: dependencies, match)
        }
    }

    /// The initializer of a type that has only one; otherwise, nobody knows which one is meant.
    func onlyInitializer(of type: TypeDeclaration) -> CallableDeclaration? {
        let initializers = type.callables.filter { $0.name == "init" }
        return initializers.count == 1 ? initializers[0] : nil
    }

    /// Reports the reason why an initializer can't be called, whatever its parameters are.
    mutating func reportOwnObstacle(of initializer: CallableDeclaration?, in type: TypeDeclaration) {
        guard let initializer, let obstacle = ownObstacle(of: initializer) else { return }
        report(
            .noInitializer, "Arbor can't make \(type.name): \(obstacle)", about: [], at: initializer.range,
            help: Self.help(against: initializer, access: access(ofNewBeside: initializer, in: type)))
    }

    /// Reports each parameter whose type differs from its property's type. Returns whether there is one.
    mutating func reportTypes(
        of initializer: CallableDeclaration, in type: TypeDeclaration, for dependencies: [Dependency],
        _ match: ParameterMatch
    ) -> Bool {
        let before = diagnostics.count
        for position in initializer.parameters.indices {
            guard let index = match[position], isSound(dependencies[index]) else { continue }
            let (parameter, property) = (initializer.parameters[position], dependencies[index])
            guard differs(parameter, from: property, in: type) else { continue }
            gaps.rejected.append(property.label)
            gaps.untyped.append(property.label)
            reportType(of: parameter, otherThanOf: property, in: type)
        }
        return diagnostics.count > before
    }

    private mutating func reportUntaken(
        by initializer: CallableDeclaration, of type: TypeDeclaration, for dependencies: [Dependency],
        _ match: ParameterMatch
    ) {
        let untaken = match.missing(of: dependencies.count).map { dependencies[$0] }.filter(isSound)
        // A parameter of another name may be meant for it.
        let isClear = initializer.parameters.indices.allSatisfy {
            match[$0] != nil || initializer.parameters[$0].hasDefault || initializer.parameters[$0].isVariadic
        }
        guard isClear, let first = untaken.first else { return }
        let titles = untaken.map { "'\($0.label): \($0.type.parameterDescription)'" }
        report(
            .noInitializer,
            "Arbor can't make \(type.name): its initializer doesn't take '\(first.label): \(first.type)'",
            about: [],
            at: initializer.range, help: "let it take \(titles.joined(separator: " and "))")
    }

    private func isSound(_ dependency: Dependency) -> Bool {
        !gaps.rejected.contains(dependency.label) && !gaps.untyped.contains(dependency.label)
    }

    /// What to change about an initializer that Arbor can't call, whatever its parameters are.
    private static func help(against initializer: CallableDeclaration, access: String) -> String {
        var parts: [String] = []
        if let hidden = initializer.hiddenAccess, access.isEmpty { parts.append("'\(hidden)'") }
        if initializer.isFailable { parts.append("'?'") }
        if initializer.isAsync { parts.append("'async'") }
        if initializer.mayThrow { parts.append("'throws'") }
        if Availability(of: initializer.attributes) == .never { parts.append("'@available'") }
        if initializer.isolatedParameter != nil { parts.append("'isolated'") }
        let isGeneric = !initializer.generics.isEmpty || !initializer.requirements.isEmpty
        if isGeneric { parts.append("generic parameters") }
        let without = parts.isEmpty ? "" : "without \(parts.joined(separator: " and "))"
        if initializer.hiddenAccess == nil || access.isEmpty { return "declare it \(without)" }
        return "declare '\(access)init'" + (without.isEmpty ? "" : ", \(without)")
    }
}
