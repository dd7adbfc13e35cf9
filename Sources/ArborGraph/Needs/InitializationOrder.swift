import ArborModel

/// Sorts the properties of one type so that each follows the properties that it depends on.
///
/// The search starts from the properties in the order of declaration, so that the result is stable. A soft edge (an
/// if-available need) is kept only if it closes no loop. A loop of hard edges is a fault.
struct InitializationOrder {
    /// The edges start from the later property. They are in the order in which they were found.
    private var hard: [Edge] = []
    private var soft: [Edge] = []

    /// A group represents several properties that one soft edge leads to. The group has an edge to each of them.
    private var groups: [Group] = []

    typealias Edge = (from: PropertyID, to: PropertyID)

    private struct Group {
        var members: [PropertyID]
        /// The index of the soft edge that leads to the group.
        var edge: Int
    }

    /// True if any order is valid.
    var isFree: Bool { hard.isEmpty && soft.isEmpty }

    /// The edges of a property must be added in the order of the properties' ids.
    mutating func add(_ property: PropertyID, after other: PropertyID, isSoft: Bool) {
        if !isSoft {
            hard.append((property, other))
        } else if property != other {
            soft.append((property, other))
        }
    }

    /// Places a property after several others. A soft edge is kept for all of them or for none.
    mutating func add(_ property: PropertyID, afterAll others: [PropertyID], isSoft: Bool) {
        if !isSoft || others.count == 1 {
            for other in others { add(property, after: other, isSoft: isSoft) }
        } else if !others.isEmpty {
            groups.append(Group(members: others, edge: soft.count))
            // `numberGroups` sets the end of the edge.
            soft.append((property, property))
        }
    }

    /// Sorts the properties and removes all edges.
    ///
    /// - Parameters:
    ///   - properties: The properties to sort, in the order of declaration.
    ///   - count: A number greater than all their ids.
    /// - Returns: One loop of each component, since properties that all depend on each other form many loops.
    mutating func sort(_ properties: inout ArraySlice<PropertyID>, count: Int) -> [[PropertyID]] {
        if isOrderOfDeclaration(properties) {
            hard.removeAll(keepingCapacity: true)
            return []
        }
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

    /// True if each property already follows those that it depends on, as is usual. The search would keep their order.
    private func isOrderOfDeclaration(_ properties: ArraySlice<PropertyID>) -> Bool {
        soft.isEmpty && hard.allSatisfy { $0.to < $0.from }
            && zip(properties, properties.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// Gives the groups ids after those of the properties.
    private mutating func numberGroups(from count: Int) {
        for (index, group) in groups.enumerated() {
            let id = PropertyID(count + index)
            soft[group.edge].to = id
            for member in group.members { hard.append((id, member)) }
        }
    }
}

/// A depth-first search that places each property after all properties that it depends on.
private struct OrderSearch {
    private let edges: Adjacency<PropertyID, PropertyID>
    private var isSeen: Table<PropertyID, Bool>
    private var isPlaced: Table<PropertyID, Bool>
    /// The predecessor of each property on the search's path.
    private var parents: Table<PropertyID, PropertyID>
    /// The edges that lead back to the current path.
    private var backEdges: [InitializationOrder.Edge] = []

    init(_ edges: Adjacency<PropertyID, PropertyID>) {
        self.edges = edges
        isSeen = Table(repeating: false, count: edges.count)
        isPlaced = isSeen
        parents = Table(repeating: PropertyID(0), count: edges.count)
    }

    /// - Parameter limit: The ids from this one on belong to groups.
    mutating func sort(_ properties: inout ArraySlice<PropertyID>, below limit: PropertyID) {
        var order: [PropertyID] = []
        order.reserveCapacity(properties.count)
        for start in properties where !isSeen[start] { visit(from: start, into: &order) }
        if edges.count > limit.index { order.removeAll { $0 >= limit } }
        for (index, property) in zip(properties.indices, order) { properties[index] = property }
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

    /// The first loop found in each component.
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
