/// The edges of a directed graph in two tables: the targets of all nodes, and the range of targets of each node.
///
/// `Source` and `Target` are `DenseID`s, as in `Table`.
@frozen public struct Adjacency<Source, Target> {
    @usableFromInline var ranges: RangeTable<Source, EdgeID>
    @usableFromInline var allTargets: Table<EdgeID, Target>
}

extension Adjacency: Sendable where Target: Sendable {}

extension Adjacency where Source: DenseID, Target: DenseID {
    /// Creates a graph from its edges, in any order. Each node's targets keep their order.
    ///
    /// - Parameters:
    ///   - count: The number of nodes that edges start from.
    ///   - edges: The edges.
    @inlinable public init(count: Int, edges: some Sequence<(from: Source, to: Target)>) {
        ranges = RangeTable(count: count, occurrences: edges.lazy.map { $0.from })
        allTargets = Table(repeating: Target(0), count: ranges.end.index)
        var next = ranges.starts
        for edge in edges {
            allTargets[next[edge.from]] = edge.to
            next[edge.from] = next[edge.from] + 1
        }
    }

    /// Creates an empty graph to which the edges are added in the order of their nodes.
    @inlinable public init() {
        ranges = RangeTable()
        allTargets = Table()
    }

    /// Adds an edge to the current node. `endNode` ends the node.
    @inlinable public mutating func append(_ target: Target) { allTargets.append(target) }

    /// Ends the current node. The edges that follow are those of the next one.
    @inlinable public mutating func endNode() { ranges.append(upTo: allTargets.endIndex) }

    /// The number of nodes that edges start from.
    @inlinable public var count: Int { ranges.count }

    /// The nodes that edges start from.
    @inlinable public var sources: Range<Source> { ranges.indices }

    /// All edges, in the order of the nodes that they start from.
    @inlinable public var edges: Range<EdgeID> { allTargets.indices }

    /// The edges of a node, for `target(at:)`.
    @inlinable public func edges(of node: Source) -> Range<EdgeID> { ranges[node] }

    /// The node that an edge leads to.
    @inlinable public func target(at edge: EdgeID) -> Target { allTargets[edge] }

    /// The nodes that a node's edges lead to.
    @inlinable public func targets(of node: Source) -> ArraySlice<Target> { allTargets[ranges[node]] }
}

/// The id of an edge among those of all nodes.
@frozen public struct EdgeID: DenseID {
    public let rawValue: Int32

    /// Creates the id with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}
