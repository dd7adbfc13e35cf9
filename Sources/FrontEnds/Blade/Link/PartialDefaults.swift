import ArborModel

// Parameters with default values whose values only some builds provide.

extension ComponentGraph {
    /// Some builds of a provider, and what each of its parameters takes in them.
    struct PartOfBuilds {
        var conditions: [String] = []
        /// The values by the index of the parameter. One with a default value that isn't there is left out.
        var targets: [Int: BindingNumber]
    }

    /// More conditions than this aren't told apart, because each doubles the parts.
    private static var mostConditions: Int { 3 }

    /// Returns the builds of a provider that differ in what their parameters with default values take; one part if none do.
    func partsOfBuilds(of place: Place, making value: BindingNumber) -> [PartOfBuilds] {
        var whole = PartOfBuilds(targets: [:])
        var partial: [String: [Int]] = [:]
        for edge in edges[value] ?? [] where edge.provider == place {
            whole.targets[edge.parameter] = edge.target
            guard program[place].dependencies[edge.parameter].hasDefault,
                case .inBuilds(let condition) = coverage(of: edge.target, for: place, making: value)
            else { continue }
            partial[condition, default: []].append(edge.parameter)
        }
        var parts = [whole]
        for (condition, parameters) in partial.sorted(by: { $0.key < $1.key }).prefix(Self.mostConditions) {
            parts = parts.flatMap { part in
                var (with, without) = (part, part)
                with.conditions.append(condition)
                without.conditions.append("!(\(condition))")
                for parameter in parameters { without.targets[parameter] = nil }
                return [with, without]
            }
        }
        return parts
    }

    /// Returns the conditions of a provider in this component besides its own: those of the component, and those under which
    /// a module lists the provider.
    func conditions(of place: Place, making value: BindingNumber) -> [String] {
        let builds = program[component].conditions
        return registration(value).listingConditions(of: place, in: program, where: builds) + builds
    }

    /// The builds in which a value is provided, among those that have one of its consumers.
    enum Coverage {
        case allBuilds, noBuild
        case inBuilds(String)
    }

    /// Returns the builds in which a value is provided that a parameter of a provider takes.
    func coverage(
        of target: BindingNumber, for place: Place, making value: BindingNumber
    ) -> Coverage {
        let registration = registration(target)
        if registration.instance != nil { return .allBuilds }
        let branches = registration.providers.map {
            program[$0].conditions + conditions(of: $0, making: target)
        }
        let around = program[place].conditions + conditions(of: place, making: value)
        if branches.contains(where: { $0.allSatisfy(around.contains) }) { return .allBuilds }
        var logic = ConditionLogic(branches.joined() + around)
        var isProvided = ConditionLogic.Formula.never
        for branch in branches { isProvided = logic.either(isProvided, logic.formula(of: branch)) }
        let here = logic.formula(of: around)
        if logic.both(here, isProvided) == .never { return .noBuild }
        if logic.difference(here, isProvided) == .never { return .allBuilds }
        return logic.text(of: isProvided, where: here).map(Coverage.inBuilds) ?? .allBuilds
    }
}
