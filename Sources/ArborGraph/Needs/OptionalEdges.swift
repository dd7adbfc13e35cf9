import ArborModel

/// Tells which soft edges close no loop with the hard ones and with the soft ones kept before them.
///
/// Only edges between properties that lead to each other can close one; a type without such needs is done with that.
/// Where there are such components, an order of their properties is kept while edges come in: an edge that agrees with it
/// closes no loop, and one that does not moves no more than what stands between its ends (Pearce and Kelly 2006).
struct OptionalEdges {
    private let hard: [InitializationOrder.Edge]
    private let count: Int

    /// - Parameters:
    ///   - hard: from the property that comes behind.
    ///   - count: above all properties' ids.
    init(hard: [InitializationOrder.Edge], count: Int) {
        self.hard = hard
        self.count = count
    }

    /// Those that are kept, in their order.
    ///
    /// - Parameter soft: in the order in which they have their way; those of one property together.
    func kept(of soft: [InitializationOrder.Edge]) -> [InitializationOrder.Edge] {
        let all = Components(Adjacency(count: count, edges: hard + soft))
        func isKnotted(_ edge: InitializationOrder.Edge) -> Bool {
            all.ofNodes[edge.from] == all.ofNodes[edge.to]
        }
        guard soft.contains(where: isKnotted) else { return soft }
        // A loop of hard edges is a fault already, and one place in the order.
        let places = Components(Adjacency(count: count, edges: hard))
        var order = IncrementalTopologicalOrder(placesOf: places, firstSeenIn: all)
        for edge in hard where isKnotted(edge) {
            let (from, to) = (places.ofNodes[edge.from], places.ofNodes[edge.to])
            if from != to { _ = order.put(from, behind: [to]) }
        }
        var kept: [InitializationOrder.Edge] = []
        var next = 0
        while next < soft.count {
            let end = soft[next...].firstIndex { $0.from != soft[next].from } ?? soft.count
            let knotted = soft[next..<end].filter(isKnotted).map { places.ofNodes[$0.to] }
            let isKept =
                knotted.isEmpty ? [] : order.put(places.ofNodes[soft[next].from], behind: knotted)
            var number = 0
            for edge in soft[next..<end] {
                let isKnotted = isKnotted(edge)
                if !isKnotted || isKept[number] { kept.append(edge) }
                if isKnotted { number += 1 }
            }
            next = end
        }
        return kept
    }
}

/// An order of places that grows with the demands on it.
private struct IncrementalTopologicalOrder {
    /// By place.
    private var ranks: Table<ComponentID, Int>
    /// Of each place, those that it must be behind, and those that must be behind it.
    private var before: Table<ComponentID, [ComponentID]>
    private var behind: Table<ComponentID, [ComponentID]>
    private var isAbove: SparseSet<ComponentID>
    private var isBelow: SparseSet<ComponentID>

    /// - Parameter firstSeenIn: gives the order to begin with: in a component, what was left first by a search along all
    ///   edges, hard and soft, comes first.
    init(placesOf places: Components<PropertyID>, firstSeenIn all: Components<PropertyID>) {
        ranks = Table(repeating: -1, count: places.count)
        before = Table(repeating: [], count: places.count)
        behind = before
        isAbove = SparseSet<ComponentID>(count: places.count)
        isBelow = isAbove
        var rank = 0
        for property in all.members where ranks[places.ofNodes[property]] < 0 {
            ranks[places.ofNodes[property]] = rank
            rank += 1
        }
    }

    /// Puts a place behind others, but for those that are behind it already.
    ///
    /// - Returns: of each of the others, whether it stands before `place` now.
    mutating func put(_ place: ComponentID, behind others: [ComponentID]) -> [Bool] {
        let rank = ranks[place]
        if others.allSatisfy({ ranks[$0] < rank }) {
            for other in others { link(place, behind: other) }
            return others.map { _ in true }
        }
        let last = others.reduce(rank) { max($0, ranks[$1]) }
        let above = above(place, upTo: last)
        let isFree = others.map { !isAbove.contains($0) }
        let free = zip(others, isFree).filter(\.1).map(\.0)
        move(above, behind: free, from: rank)
        for other in free { link(place, behind: other) }
        return isFree
    }

    private mutating func link(_ place: ComponentID, behind other: ComponentID) {
        before[place].append(other)
        behind[other].append(place)
    }

    /// The place, and what is behind it up to a rank.
    private mutating func above(_ place: ComponentID, upTo last: Int) -> [ComponentID] {
        isAbove.clear()
        _ = isAbove.insert(place)
        var found = [place]
        var next = 0
        while next < found.count {
            for other in behind[found[next]] where ranks[other] <= last && isAbove.insert(other) {
                found.append(other)
            }
            next += 1
        }
        return found
    }

    /// What the `others` are behind, from a rank on, them included.
    private mutating func below(_ others: [ComponentID], from rank: Int) -> [ComponentID] {
        isBelow.clear()
        var found = others.filter { ranks[$0] > rank && isBelow.insert($0) }
        var next = 0
        while next < found.count {
            for other in before[found[next]] where ranks[other] > rank && isBelow.insert(other) {
                found.append(other)
            }
            next += 1
        }
        return found
    }

    /// Puts some places behind others and all that those are behind, in the ranks that they have together.
    private mutating func move(_ places: [ComponentID], behind others: [ComponentID], from rank: Int) {
        let below = below(others, from: rank).sorted { ranks[$0] < ranks[$1] }
        guard let last = below.last.map({ ranks[$0] }) else { return }
        let above = places.filter { ranks[$0] <= last }.sorted { ranks[$0] < ranks[$1] }
        let order = below + above
        for (place, rank) in zip(order, order.map { ranks[$0] }.sorted()) { ranks[place] = rank }
    }
}
