/// Puts the properties of one type into an order in which each comes behind those that it takes.
///
/// The search starts from the properties in the order of declaration, so that the result is stable. A soft edge (an
/// if-available need) is kept only where it closes no loop; a loop of hard edges is a fault.
struct InitializationOrder {
    /// By the property that comes behind, and in the order in which they were found.
    private var hard: [(from: Int32, to: Int32)] = []
    private var soft: [(from: Int32, to: Int32)] = []

    /// What stands for several properties together, that a soft edge leads to: its edges lead to each.
    private var groups: [[Int32]] = []

    /// True where any order will do.
    var isFree: Bool { hard.isEmpty && soft.isEmpty }

    /// Properties must be added in the order of their numbers.
    mutating func add(_ property: Int32, behind other: Int32, isSoft: Bool) {
        if !isSoft {
            hard.append((property, other))
        } else if property != other {
            soft.append((property, other))
        }
    }

    /// Puts a property behind several, of which a soft edge means all or none.
    mutating func add(_ property: Int32, behindAll others: [Int32], isSoft: Bool) {
        if !isSoft || others.count == 1 {
            for other in others { add(property, behind: other, isSoft: isSoft) }
        } else if !others.isEmpty {
            groups.append(others)
            soft.append((property, -Int32(groups.count)))
        }
    }

    /// Sorts the properties and forgets what was added.
    ///
    /// - Parameters:
    ///   - properties: those that are to be put in order, in the order of declaration.
    ///   - count: above all their numbers.
    /// - Returns: the loops, one of each component: properties that all take each other make many.
    mutating func sort(_ properties: inout ArraySlice<Int32>, count: Int) -> [[Int]] {
        numberGroups(from: count)
        let all = count + groups.count
        var edges = hard
        if !soft.isEmpty { edges += OptionalEdges(hard: hard, count: all).kept(of: soft) }
        hard.removeAll(keepingCapacity: true)
        soft.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        var search = OrderSearch(Adjacency(count: all, edges: edges))
        search.sort(&properties, below: Int32(count))
        return search.loops
    }

    /// Groups have numbers behind those of the properties.
    private mutating func numberGroups(from count: Int) {
        if groups.isEmpty { return }
        for index in soft.indices where soft[index].to < 0 {
            soft[index].to = Int32(count) - 1 - soft[index].to
        }
        for (group, others) in groups.enumerated() {
            for other in others { hard.append((Int32(count + group), other)) }
        }
    }
}

/// A depth-first search that places each property when all that it takes are placed.
private struct OrderSearch {
    private let edges: Adjacency
    private var isSeen: [Bool]
    private var isPlaced: [Bool]
    /// By property, the one that led to it.
    private var parents: [Int32]
    /// Edges that lead back to the path that they start from.
    private var backEdges: [(from: Int32, to: Int32)] = []

    init(_ edges: Adjacency) {
        self.edges = edges
        isSeen = Array(repeating: false, count: edges.count)
        isPlaced = isSeen
        parents = Array(repeating: -1, count: edges.count)
    }

    /// - Parameter limit: what is no property has a number from this one on.
    mutating func sort(_ properties: inout ArraySlice<Int32>, below limit: Int32) {
        var order: [Int32] = []
        order.reserveCapacity(properties.count)
        for start in properties where !isSeen[Int(start)] { visit(from: start, into: &order) }
        if edges.count > Int(limit) { order.removeAll { $0 >= limit } }
        for (place, property) in zip(properties.indices, order) { properties[place] = property }
    }

    private mutating func visit(from start: Int32, into order: inout [Int32]) {
        isSeen[Int(start)] = true
        var path = [(property: start, next: edges.edges(of: start).lowerBound)]
        while let (property, next) = path.last {
            guard next < edges.edges(of: property).upperBound else {
                path.removeLast()
                isPlaced[Int(property)] = true
                order.append(property)
                continue
            }
            path[path.count - 1].next += 1
            let target = edges.target(at: next)
            if !isSeen[Int(target)] {
                isSeen[Int(target)] = true
                parents[Int(target)] = property
                path.append((target, edges.edges(of: target).lowerBound))
            } else if !isPlaced[Int(target)] {
                backEdges.append((property, target))
            }
        }
    }

    /// The first loop found of each component.
    var loops: [[Int]] {
        if backEdges.isEmpty { return [] }
        let components = Components(edges)
        var isShown = SparseMap(count: components.count)
        return backEdges.filter { isShown.insert(components.numbers[Int($0.from)]) }.map { edge in
            var loop = [Int(edge.from)]
            while loop.last != Int(edge.to) { loop.append(Int(parents[loop[loop.count - 1]])) }
            return loop.reversed()
        }
    }
}
