import ArborModel

/// Which types hand their dependencies to which others, and which type all paths to others lead through.
struct DependencyFlow {
    /// By party, those that it hands its dependencies to.
    private(set) var children: [[Int]]
    /// By party, what it reads.
    private(set) var reads: [[String]]
    /// By party, the one nearest to it that all paths from the top lead through; the number of parties for the top itself.
    private var dominators: [Int] = []
    private var depths: [Int] = []
    private var isChild: [Bool] = []
    private var top: Int { children.count }

    init(_ program: CompositionProgram) {
        var takers: [String: [Int]] = [:]
        for (index, party) in program.parties.enumerated() {
            if let alias = party.required(program.names) { takers[alias.last, default: []].append(index) }
        }
        let needs = program.parties.map { Requirements(of: $0, in: program) }
        self.init(
            children: needs.map { need in
                need.forwarded.filter { !$0.isFurther }.flatMap { takers[$0.alias.last] ?? [] }
            },
            reads: needs.map(\.reads))
    }

    init(children: [[Int]], reads: [[String]]) {
        self.children = children
        self.reads = reads
        isChild = Array(repeating: false, count: children.count)
        for child in children.joined() { isChild[child] = true }
        findDominators()
    }

    /// The party that all paths to some others lead through, and that is nearest to them; `nil` for the top of the program.
    /// A party leads to itself.
    func owner(of parties: [Int]) -> Int? {
        guard var owner = parties.first else { return nil }
        for party in parties.dropFirst() { owner = common(owner, party) }
        return owner == top ? nil : owner
    }

    /// True if all paths to a party lead through another, or if it is that one.
    func isBelow(_ party: Int, _ other: Int) -> Bool {
        var next = party
        while next != top, depths[next] > depths[other] { next = dominators[next] }
        return next == other
    }

    /// True if only single steps lead from the top to a party, so that it lives as long as the program.
    func isAtTop(_ party: Int) -> Bool {
        var next = party
        while next != top {
            let above = dominators[next]
            let siblings = above == top ? roots.count : Set(children[above]).count
            if siblings > 1 { return false }
            next = above
        }
        return true
    }

    /// True if no party hands its dependencies to this one.
    func isBelowNothing(_ party: Int) -> Bool { dominators[party] == top && !isChild[party] }

    /// The parties on a shortest path from one of some to another, both included.
    func path(from starts: [Int], to end: Int) -> [Int] {
        var parents: [Int: Int] = [:]
        var (open, next) = (starts, 0)
        for start in starts { parents[start] = start }
        while next < open.count, parents[end] == nil {
            for child in children[open[next]] where parents[child] == nil {
                parents[child] = open[next]
                open.append(child)
            }
            next += 1
        }
        guard parents[end] != nil else { return [end] }
        var path = [end]
        while let parent = parents[path[0]], parent != path[0] { path.insert(parent, at: 0) }
        return path
    }

    private var roots: [Int] { dominators.indices.filter { dominators[$0] == top } }

    // MARK: Dominators, by the algorithm of Cooper, Harvey and Kennedy

    private mutating func findDominators() {
        let starts = starts
        let order = order(from: starts)
        var ranks = Array(repeating: 0, count: top + 1)
        for (rank, party) in order.enumerated() { ranks[party] = rank + 1 }
        var parents = Array(repeating: [Int](), count: top)
        for start in starts { parents[start].append(top) }
        for party in children.indices { for child in children[party] { parents[child].append(party) } }
        dominators = Array(repeating: -1, count: top)
        var isChanged = true
        while isChanged {
            isChanged = false
            for party in order {
                let known = parents[party].filter { $0 == top || dominators[$0] >= 0 }
                guard var next = known.first else { continue }
                for other in known.dropFirst() { next = meet(next, other, ranks) }
                if dominators[party] != next {
                    dominators[party] = next
                    isChanged = true
                }
            }
        }
        depths = Array(repeating: 0, count: top + 1)
        for party in order { depths[party] = (dominators[party] == top ? 0 : depths[dominators[party]]) + 1 }
    }

    private func meet(_ one: Int, _ other: Int, _ ranks: [Int]) -> Int {
        var (one, other) = (one, other)
        while one != other {
            while ranks[one] > ranks[other] { one = dominators[one] }
            while ranks[other] > ranks[one] { other = dominators[other] }
        }
        return one
    }

    private func common(_ one: Int, _ other: Int) -> Int {
        var (one, other) = (one, other)
        while one != other {
            if one == top || other == top { return top }
            if depths[one] >= depths[other] { one = dominators[one] } else { other = dominators[other] }
        }
        return one
    }

    /// The parties that nobody hands dependencies to, and one of each circle that nothing else leads to.
    private var starts: [Int] {
        var starts = children.indices.filter { !isChild[$0] }
        var seen = Set(order(from: starts))
        for party in children.indices where !seen.contains(party) {
            starts.append(party)
            seen.formUnion(order(from: [party]))
        }
        return starts
    }

    /// The parties that some lead to, each before those that it leads to, but for circles.
    private func order(from starts: [Int]) -> [Int] {
        var seen = Array(repeating: false, count: top)
        var order: [Int] = []
        for start in starts.reversed() where !seen[start] {
            seen[start] = true
            var stack = [(party: start, next: 0)]
            while let (party, next) = stack.last {
                guard next < children[party].count else {
                    order.append(party)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let child = children[party][next]
                if !seen[child] {
                    seen[child] = true
                    stack.append((child, 0))
                }
            }
        }
        return order.reversed()
    }
}
