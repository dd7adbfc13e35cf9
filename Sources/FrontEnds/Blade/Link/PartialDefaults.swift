import ArborModel

// Parameters with default values whose values only some builds provide.

extension ComponentAssembly {
    /// Some builds of a provider, and the parameters that are left out in them.
    struct PartOfBuilds {
        var conditions: [String] = []
        var leftOut: Set<Int> = []
    }

    /// More conditions than this aren't told apart, because each doubles the parts.
    private static var mostConditions: Int { 3 }

    /// Returns the builds of a provider that differ in what their parameters with default values take; one part if none do.
    func partialDefaults(
        of place: Place, making value: BindingNumber, _ targets: [Int: BindingNumber]
    ) -> [PartOfBuilds] {
        var parameters: [String: Set<Int>] = [:]
        for (index, target) in targets where graph.program[place].dependencies[index].hasDefault {
            guard let condition = graph.condition(providing: target, for: place, making: value) else {
                continue
            }
            parameters[condition, default: []].insert(index)
        }
        var parts = [PartOfBuilds()]
        for (condition, indices) in parameters.sorted(by: { $0.key < $1.key }).prefix(Self.mostConditions) {
            parts = parts.flatMap { part in
                let without = part.leftOut.union(indices)
                return [
                    PartOfBuilds(conditions: part.conditions + [condition], leftOut: part.leftOut),
                    PartOfBuilds(conditions: part.conditions + ["!(\(condition))"], leftOut: without),
                ]
            }
        }
        return parts
    }
}

extension ComponentGraph {
    /// Returns the conditions of a provider in this component besides its own: those of the component, and those under which
    /// a module lists the provider.
    func conditions(of place: Place, making value: BindingNumber) -> [String] {
        let builds = program[component].conditions
        return registration(value).listingConditions(of: place, in: program, where: builds) + builds
    }

    /// Returns the condition under which a value is provided, among the builds that have one of its consumers: "false" if it
    /// never is, and `nil` if it always is.
    func condition(
        providing target: BindingNumber, for place: Place, making value: BindingNumber
    ) -> String? {
        let registration = registration(target)
        if registration.instance != nil { return nil }
        let branches = registration.providers.map {
            program[$0].conditions + conditions(of: $0, making: target)
        }
        let around = program[place].conditions + conditions(of: place, making: value)
        if branches.contains(where: { $0.allSatisfy(around.contains) }) { return nil }
        var logic = ConditionLogic(branches.joined() + around)
        var isProvided = ConditionLogic.Formula.never
        for branch in branches { isProvided = logic.either(isProvided, logic.formula(of: branch)) }
        let here = logic.formula(of: around)
        if here != .never, logic.difference(here, isProvided) == .never { return nil }
        return here == .never ? "false" : logic.text(of: isProvided, where: here)
    }
}
