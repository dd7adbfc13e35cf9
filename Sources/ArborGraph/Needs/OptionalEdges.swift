import ArborModel

/// Selects the soft edges that close no loop with the hard edges and the soft edges kept before them.
///
/// Only edges inside a component can close a loop. A type without such soft edges needs no further work. Otherwise, an
/// order of the properties is maintained while edges are added. An edge that agrees with the order closes no loop. An
/// out-of-order edge reorders only the components between its ends (Pearce and Kelly 2006).
struct OptionalEdges {
    private let hard: [InitializationOrder.Edge]
    private let count: Int

    /// - Parameters:
    ///   - hard: The hard edges, each from the later property.
    ///   - count: A index greater than the ids of all properties.
    init(hard: [InitializationOrder.Edge], count: Int) {
        self.hard = hard
        self.count = count
    }

    /// Returns the soft edges that are kept, in their order.
    ///
    /// - Parameter soft: The soft edges in the order of their priority. The edges of one property are adjacent.
    func kept(of soft: [InitializationOrder.Edge]) -> [InitializationOrder.Edge] {
        let all = Components(Adjacency(count: count, edges: hard + soft))
        func isInComponent(_ edge: InitializationOrder.Edge) -> Bool {
            all.ofNodes[edge.from] == all.ofNodes[edge.to]
        }
        guard soft.contains(where: isInComponent) else { return soft }
        // A loop of hard edges is already a fault, so it counts as one component of the order.
        let components = Components(Adjacency(count: count, edges: hard))
        var order = IncrementalTopologicalOrder(componentsOf: components, firstSeenIn: all)
        for edge in hard where isInComponent(edge) {
            let (from, to) = (components.ofNodes[edge.from], components.ofNodes[edge.to])
            if from != to { _ = order.put(from, after: [to]) }
        }
        var kept: [InitializationOrder.Edge] = []
        var next = 0
        while next < soft.count {
            let end = soft[next...].firstIndex { $0.from != soft[next].from } ?? soft.count
            let inComponent = soft[next..<end].filter(isInComponent).map { components.ofNodes[$0.to] }
            let isKept =
                inComponent.isEmpty ? [] : order.put(components.ofNodes[soft[next].from], after: inComponent)
            var index = 0
            for edge in soft[next..<end] {
                let isInComponent = isInComponent(edge)
                if !isInComponent || isKept[index] { kept.append(edge) }
                if isInComponent { index += 1 }
            }
            next = end
        }
        return kept
    }
}

/// An order of components that is maintained while edges are added.
private struct IncrementalTopologicalOrder {
    /// The rank of each component.
    private var ranks: Table<ComponentID, Int>
    /// The components that must come before each component, and those that must come after it.
    private var before: Table<ComponentID, [ComponentID]>
    private var after: Table<ComponentID, [ComponentID]>
    private var isAbove: SparseSet<ComponentID>
    private var isBelow: SparseSet<ComponentID>

    /// - Parameter firstSeenIn: The components along hard and soft edges, which give the initial order. In a component,
    ///   the node that a search left first comes first.
    init(componentsOf components: Components<PropertyID>, firstSeenIn all: Components<PropertyID>) {
        ranks = Table(repeating: -1, count: components.count)
        before = Table(repeating: [], count: components.count)
        after = before
        isAbove = SparseSet<ComponentID>(count: components.count)
        isBelow = isAbove
        var rank = 0
        for property in all.members where ranks[components.ofNodes[property]] < 0 {
            ranks[components.ofNodes[property]] = rank
            rank += 1
        }
    }

    /// Places a component after others. Components that already come after it are left out.
    ///
    /// - Returns: For each of the others, whether it precedes `component` now.
    mutating func put(_ component: ComponentID, after others: [ComponentID]) -> [Bool] {
        let rank = ranks[component]
        if others.allSatisfy({ ranks[$0] < rank }) {
            for other in others { link(component, after: other) }
            return others.map { _ in true }
        }
        let last = others.reduce(rank) { max($0, ranks[$1]) }
        let above = above(component, upTo: last)
        let isFree = others.map { !isAbove.contains($0) }
        let free = zip(others, isFree).filter(\.1).map(\.0)
        move(above, after: free, from: rank)
        for other in free { link(component, after: other) }
        return isFree
    }

    private mutating func link(_ component: ComponentID, after other: ComponentID) {
        before[component].append(other)
        after[other].append(component)
    }

    /// Returns the component and those that must come after it, up to a rank.
    private mutating func above(_ component: ComponentID, upTo last: Int) -> [ComponentID] {
        isAbove.clear()
        _ = isAbove.insert(component)
        var found = [component]
        var next = 0
        while next < found.count {
            for other in after[found[next]] where ranks[other] <= last && isAbove.insert(other) {
                found.append(other)
            }
            next += 1
        }
        return found
    }

    /// Returns the `others` and the components that they must come after, above a rank.
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

    /// Places some components after others and their predecessors. Together they keep the ranks that they already have.
    private mutating func move(_ components: [ComponentID], after others: [ComponentID], from rank: Int) {
        let below = below(others, from: rank).sorted { ranks[$0] < ranks[$1] }
        guard let last = below.last.map({ ranks[$0] }) else { return }
        let above = components.filter { ranks[$0] <= last }.sorted { ranks[$0] < ranks[$1] }
        let order = below + above
        for (component, rank) in zip(order, order.map { ranks[$0] }.sorted()) { ranks[component] = rank }
    }
}
