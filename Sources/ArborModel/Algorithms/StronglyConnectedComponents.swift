/// The strongly connected components of a directed graph. Each component comes before those that lead to it.
///
/// Tarjan's algorithm with a stack of its own, since the input sets the depth: a path of 100,000 types would overflow
/// the thread's stack. For 0 → 1 → 2 → 1 the result is `[[2, 1], [0]]`. A component comes after all components that it
/// reaches. In a component, the node that was found last comes first, which is the order in which needs are computed.
/// Time and space are O(nodes + edges). `Node` is a `DenseID`, as in `Table`.
@frozen public struct Components<Node> {
    /// The nodes of all components, grouped by component.
    public var members: [Node] = []
    /// By component, the index of its first member. One more entry marks the end of the last.
    @usableFromInline var starts = Table<ComponentID, Int>([0])
    /// The component of each node.
    public var ofNodes: Table<Node, ComponentID>

    @usableFromInline let graph: Adjacency<Node, Node>
    /// The order of discovery: -1 for a node that was not seen yet, the largest value for a node whose component is
    /// known.
    @usableFromInline var discovery: Table<Node, Int32>
    /// By node, the earliest node on the path that it is known to reach.
    @usableFromInline var low: Table<Node, Int32>
    @usableFromInline var path: [Node] = []
    @usableFromInline var discovered: Int32 = 0
    @usableFromInline var frames: [(node: Node, next: EdgeID)] = []
}

extension Components: Sendable where Node: Sendable {}

extension Components where Node: DenseID {
    /// Finds the components of a graph.
    @inlinable public init(_ graph: Adjacency<Node, Node>) {
        self.graph = graph
        discovery = Table(repeating: -1, count: graph.count)
        low = discovery
        ofNodes = Table(repeating: ComponentID(0), count: graph.count)
        members.reserveCapacity(graph.count)
        for start in graph.sources where discovery[start] < 0 { visit(from: start) }
        (discovery, low, path, frames) = (Table(), Table(), [], [])
    }

    /// The number of components.
    @inlinable public var count: Int { starts.count - 1 }

    /// The ids of the components.
    @inlinable public var indices: Range<ComponentID> { ComponentID.ids(below: count) }

    /// The members of a component.
    @inlinable public subscript(component: ComponentID) -> ArraySlice<Node> {
        members[starts[component]..<starts[component + 1]]
    }

    @inlinable mutating func visit(from start: Node) {
        enter(start)
        while let (node, next) = frames.last {
            if next < graph.edges(of: node).upperBound {
                frames[frames.count - 1].next = next + 1
                follow(from: node, to: graph.target(at: next))
            } else {
                leave(node)
            }
        }
    }

    @inlinable mutating func enter(_ node: Node) {
        discovery[node] = discovered
        low[node] = discovered
        discovered += 1
        path.append(node)
        frames.append((node, graph.edges(of: node).lowerBound))
    }

    @inlinable mutating func follow(from node: Node, to target: Node) {
        if discovery[target] < 0 {
            enter(target)
        } else {
            low[node] = min(low[node], discovery[target])
        }
    }

    @inlinable mutating func leave(_ node: Node) {
        frames.removeLast()
        if let parent = frames.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == discovery[node] else { return }
        let component = ComponentID(count)
        var member: Node
        repeat {
            member = path.removeLast()
            members.append(member)
            ofNodes[member] = component
            discovery[member] = .max
        } while member != node
        starts.append(members.count)
    }
}

/// The id of a component of a graph.
@frozen public struct ComponentID: DenseID {
    public let rawValue: Int32

    /// Creates the id with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}
