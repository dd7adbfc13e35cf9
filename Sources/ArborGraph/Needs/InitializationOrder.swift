import ArborModel

/// Puts the properties of one type into an order in which each comes behind those that it takes.
///
/// The search starts from the properties in the order of declaration, so that the result is stable. A soft edge (an
/// if-available need) is kept only where it closes no loop; a loop of hard edges is a fault.
struct InitializationOrder {
    /// By the property that comes behind, and in the order in which they were found.
    private var hard: [Edge] = []
    private var soft: [Edge] = []

    /// What stands for several properties together, that a soft edge leads to: its edges lead to each.
    private var groups: [Group] = []

    typealias Edge = (from: PropertyID, to: PropertyID)

    private struct Group {
        var members: [PropertyID]
        /// The index of the soft edge that leads to it.
        var edge: Int
    }

    /// True where any order will do.
    var isFree: Bool { hard.isEmpty && soft.isEmpty }

    /// Properties must be added in the order of their ids.
    mutating func add(_ property: PropertyID, behind other: PropertyID, isSoft: Bool) {
        if !isSoft {
            hard.append((property, other))
        } else if property != other {
            soft.append((property, other))
        }
    }

    /// Puts a property behind several, of which a soft edge means all or none.
    mutating func add(_ property: PropertyID, behindAll others: [PropertyID], isSoft: Bool) {
        if !isSoft || others.count == 1 {
            for other in others { add(property, behind: other, isSoft: isSoft) }
        } else if !others.isEmpty {
            groups.append(Group(members: others, edge: soft.count))
            // `numberGroups` sets the end.
            soft.append((property, property))
        }
    }

    /// Sorts the properties and forgets what was added.
    ///
    /// - Parameters:
    ///   - properties: those that are to be put in order, in the order of declaration.
    ///   - count: above all their ids.
    /// - Returns: the loops, one of each component: properties that all take each other make many.
    mutating func sort(_ properties: inout ArraySlice<PropertyID>, count: Int) -> [[PropertyID]] {
        numberGroups(from: count)
        let all = count + groups.count
        var edges = hard
        if !soft.isEmpty { edges += OptionalEdges(hard: hard, count: all).kept(of: soft) }
        hard.removeAll(keepingCapacity: true)
        soft.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        var search = OrderSearch(Adjacency(count: all, edges: edges))
        search.sort(&properties, below: PropertyID(count))
        return search.loops
    }

    /// Groups have ids behind those of the properties.
    private mutating func numberGroups(from count: Int) {
        for (index, group) in groups.enumerated() {
            let id = PropertyID(count + index)
            soft[group.edge].to = id
            for member in group.members { hard.append((id, member)) }
        }
    }
}

/// A depth-first search that places each property when all that it takes are placed.
private struct OrderSearch {
    private let edges: Adjacency<PropertyID, PropertyID>
    private var isSeen: Table<PropertyID, Bool>
    private var isPlaced: Table<PropertyID, Bool>
    /// By property that another one led to, that one.
    private var parents: Table<PropertyID, PropertyID>
    /// Edges that lead back to the path that they start from.
    private var backEdges: [InitializationOrder.Edge] = []

    init(_ edges: Adjacency<PropertyID, PropertyID>) {
        self.edges = edges
        isSeen = Table(repeating: false, count: edges.count)
        isPlaced = isSeen
        parents = Table(repeating: PropertyID(0), count: edges.count)
    }

    /// - Parameter limit: what is no property has an id from this one on.
    mutating func sort(_ properties: inout ArraySlice<PropertyID>, below limit: PropertyID) {
        var order: [PropertyID] = []
        order.reserveCapacity(properties.count)
        for start in properties where !isSeen[start] { visit(from: start, into: &order) }
        if edges.count > limit.index { order.removeAll { $0 >= limit } }
        for (place, property) in zip(properties.indices, order) { properties[place] = property }
    }

    private mutating func visit(from start: PropertyID, into order: inout [PropertyID]) {
        isSeen[start] = true
        var path = [(property: start, next: edges.edges(of: start).lowerBound)]
        while let (property, next) = path.last {
            guard next < edges.edges(of: property).upperBound else {
                path.removeLast()
                isPlaced[property] = true
                order.append(property)
                continue
            }
            path[path.count - 1].next = next + 1
            let target = edges.target(at: next)
            if !isSeen[target] {
                isSeen[target] = true
                parents[target] = property
                path.append((target, edges.edges(of: target).lowerBound))
            } else if !isPlaced[target] {
                backEdges.append((property, target))
            }
        }
    }

    /// The first loop found of each component.
    var loops: [[PropertyID]] {
        if backEdges.isEmpty { return [] }
        let components = Components(edges)
        var isShown = SparseSet<ComponentID>(count: components.count)
        return backEdges.filter { isShown.insert(components.ofNodes[$0.from]) }.map { edge in
            var loop = [edge.from]
            while loop.last != edge.to { loop.append(parents[loop[loop.count - 1]]) }
            return loop.reversed()
        }
    }
}
