import ArborGraph
import ArborModel
import ArborSyntax

@available(macOS 10.15, *)
extension SupertypeSearch {
    /// A type above another one, and the conditions of the `#if` branches that lead to it.
    private struct Step: Hashable {
        var type: Supertype
        var conditions: [String]
    }

    /// The greatest number of steps that are looked at. Where there are more, nothing is known.
    private static var mostSteps: Int { 1_000 }

    /// The builds in which a type is surely no other one, a protocol or a class, and neither inherits from it nor conforms to
    /// it.
    ///
    /// - Parameters:
    ///   - conditions: The conditions around the place that needs the conformance.
    ///   - build: The build that is checked.
    /// - Returns: A condition, or "true" for all builds that meet the conditions; `nil` if there is no such build, or if that
    ///   isn't known.
    mutating func lack(
        of other: Supertype, by type: Supertype, where conditions: [String], in build: Build
    ) async -> String? {
        guard let branches = await branches(from: type, to: other, in: build) else { return nil }
        if branches.isEmpty { return "true" }
        let impossible = impossibleBranches
        var logic = ConditionLogic((branches + impossible).joined() + conditions)
        var lack = logic.formula(of: conditions)
        for branch in branches + impossible { lack = logic.difference(lack, logic.formula(of: branch)) }
        return logic.example(of: lack)?.text
    }

    /// The branches with an `#error`, which no build compiles.
    private var impossibleBranches: [[String]] {
        mutating get {
            files.filter { $0.outline.holds(.impossible) }.flatMap(\.outline.entries)
                .filter { $0.kind == .impossible }.map(\.conditions)
        }
    }

    /// The conditions in which a type inherits from another one or conforms to it, a list for each way; `nil` if it does so in
    /// all builds, or if that isn't known.
    private mutating func branches(from type: Supertype, to other: Supertype, in build: Build) async
        -> [[String]]?
    {
        let targets = await read(other) ?? []
        guard !targets.isEmpty, targets.allSatisfy({ $0.kind == .protocol || $0.kind == .class }) else {
            return nil
        }
        var branches: [[String]] = []
        var seen: Set<Step> = [Step(type: type, conditions: [])]
        var open = Array(seen)
        while let step = open.popLast() {
            if step.type.name == other.name {
                if step.conditions.isEmpty { return nil }
                branches.append(step.conditions)
                continue
            }
            guard let next = await steps(from: step, in: build), seen.count < Self.mostSteps else {
                return nil
            }
            open += next.filter { seen.insert($0).inserted }
        }
        return branches
    }

    private mutating func steps(from step: Step, in build: Build) async -> [Step]? {
        guard let declarations = await declarationsAndExtensions(of: step.type) else { return nil }
        var steps: [Step] = []
        for declaration in declarations {
            let conditions = build.open(declaration.conditions)
            guard let conditions else { continue }
            let all = step.conditions + conditions.filter { !step.conditions.contains($0) }
            steps += await supertypes(of: [declaration]).map { Step(type: $0, conditions: all) }
        }
        return steps
    }
}

extension Build {
    /// What the build leaves open of some conditions; `nil` if it doesn't meet them.
    fileprivate func open(_ conditions: [String]) -> [String]? {
        var open: [String] = []
        for condition in conditions {
            switch outcome(of: condition) {
            case .always: break
            case .never: return nil
            case .open(let rest): open.append(rest)
            }
        }
        return open
    }
}
