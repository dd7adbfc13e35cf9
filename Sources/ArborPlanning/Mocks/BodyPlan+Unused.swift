import ArborModel
import ArborPlans

extension BodyPlan {
    /// Returns the constants that no code uses, or only code in an `#if`. The root of a mock makes whatever its tree receives in
    /// any build.
    ///
    /// - Parameter settings: Constants before those of the body.
    func unused(besides settings: [LocalName]) -> [LocalName] {
        var used: Set<LocalName> = []
        for binding in bindings where binding.condition.isEmpty {
            binding.value.forEachName { used.insert($0) }
        }
        if results.count == 1 { results[0].value.forEachName { used.insert($0) } }
        for step in steps.values {
            for assignment in step.assignments + step.sendable where assignment.condition.isEmpty {
                assignment.value.forEachName { used.insert($0) }
            }
        }
        let own = settings + bindings.filter(\.condition.isEmpty).map(\.name)
        return own.filter { !used.contains($0) }
    }
}

extension ValuePlan {
    /// Calls `visit` with each local that the expression names.
    func forEachName(_ visit: (LocalName) -> Void) {
        switch self {
        case .name(let name): visit(name)
        case .call(_, let arguments): for argument in arguments { argument.value.forEachName(visit) }
        case .typed(let value, _), .deferred(_, let value), .mapped(let value, _): value.forEachName(visit)
        case .replaceable(_, let values, let value):
            for value in values + [value] { value.forEachName(visit) }
        case .absent, .given, .handed, .scope, .configuration, .setting: break
        }
    }
}
