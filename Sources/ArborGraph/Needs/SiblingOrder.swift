/// Puts the properties of one type into an order in which each comes behind those that it takes.
///
/// The search starts from the properties in the order of declaration, so that the result is stable. A soft edge (an
/// if-available need) is kept only where it closes no loop; a loop of hard edges is a fault.
struct SiblingOrder {
    private var edges: [Int: [Int]] = [:]
    private(set) var order: [Int] = []
    private(set) var loops: [[Int]] = []

    /// - Parameters:
    ///   - properties: the numbers of the properties to order, in the order of declaration.
    ///   - hard: of a property, those that it must come behind.
    ///   - soft: of a property, those that it would come behind.
    init(_ properties: [Int], hard: [Int: [Int]], soft: [Int: [Int]]) {
        edges = hard
        for property in properties {
            for target in soft[property] ?? [] where target != property && !reaches(property, from: target) {
                edges[property, default: []].append(target)
            }
        }
        sort(properties)
        if loops.count > 1 { keepOneLoopAKnot() }
    }

    private func reaches(_ goal: Int, from start: Int) -> Bool {
        var seen: Set<Int> = [start]
        var pending = [start]
        while let place = pending.popLast() {
            if place == goal { return true }
            for next in edges[place] ?? [] where seen.insert(next).inserted { pending.append(next) }
        }
        return false
    }

    /// Properties that all take each other make many loops; the first that was found is enough to show the knot.
    private mutating func keepOneLoopAKnot() {
        let count = (edges.keys.max() ?? 0) + 1
        let knots = stronglyConnectedComponents(count: count) { (edges[$0] ?? []).filter { $0 < count } }
        var knot: [Int: Int] = [:]
        for (number, members) in knots.enumerated() { for member in members { knot[member] = number } }
        var shown: Set<Int> = []
        loops = loops.filter { loop in knot[loop[0]].map { shown.insert($0).inserted } ?? true }
    }

    private mutating func sort(_ properties: [Int]) {
        var state: [Int: Bool] = [:]  // false while on the path, true when placed
        var path: [(property: Int, next: Int)] = []
        for start in properties where state[start] == nil {
            path.append((start, 0))
            state[start] = false
            while let (property, next) = path.last {
                let targets = edges[property] ?? []
                guard next < targets.count else {
                    path.removeLast()
                    state[property] = true
                    order.append(property)
                    continue
                }
                path[path.count - 1].next += 1
                let target = targets[next]
                switch state[target] {
                case nil:
                    state[target] = false
                    path.append((target, 0))
                case false?: loops.append(path.map(\.property).suffix(from: target))
                case true?: break
                }
            }
        }
    }
}

extension [Int] {
    fileprivate func suffix(from value: Int) -> [Int] {
        firstIndex(of: value).map { Array(self[$0...]) } ?? self
    }
}
