import ArborModel

/// Which aliases list others, and whether what they get through them is needed.
struct AliasContainment {
    private let program: CompositionProgram
    private let needs: [Requirements]
    private let writings: AliasWritings
    /// By name, the aliases that list an alias.
    private var containing: [String: [CompositionProgram.Reference]] = [:]
    /// By the name of an alias, the types and functions that take it.
    private var takers: [String: [Int]] = [:]

    init(_ program: CompositionProgram, _ needs: [Requirements], _ writings: AliasWritings) {
        (self.program, self.needs, self.writings) = (program, needs, writings)
        for alias in program.allAliases {
            for member in program[alias: alias].members {
                containing[member.name.last, default: []].append(alias)
            }
        }
        for (index, party) in program.parties.enumerated() {
            for name in party.composed(program.names) { takers[name.last, default: []].append(index) }
        }
    }

    /// True if code whose alias contains another one may read one of some labels, and no protocol that it lists itself
    /// requires them.
    func mayRead(_ labels: Set<String>, throughAlias name: String) -> Bool {
        var open = [(name: name, labels: labels)]
        var seen: [String: Set<String>] = [:]
        var next = 0
        while next < open.count {
            if open.count > Self.limit { return true }
            for outer in containing[open[next].name] ?? [] {
                let name = program[alias: outer].name.text
                let rest = open[next].labels.subtracting(listed(by: outer))
                if rest.isSubset(of: seen[name] ?? []) { continue }
                if isNeeded(rest, by: name) { return true }
                seen[name, default: []].formUnion(rest)
                open.append((name, rest))
            }
            next += 1
        }
        return false
    }

    private func isNeeded(_ labels: Set<String>, by alias: String) -> Bool {
        writings.holdsUse(of: alias)
            || (takers[alias] ?? []).contains {
                needs[$0].isDoubtful || !labels.isDisjoint(with: needs[$0].reads)
            }
    }

    /// The labels of the protocols that an alias lists itself.
    private func listed(by alias: CompositionProgram.Reference) -> [String] {
        program[alias: alias].members.flatMap { program.protocols(named: $0.name, in: alias.file) }
            .flatMap { program[leaf: $0].requirements.map(\.label) }
    }

    /// More aliases are not searched, because each finding would search them.
    private static let limit = 100
}
