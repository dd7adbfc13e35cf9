import ArborModel

extension BindingGraph {
    /// A type of the graph: declared, or missing and asked for.
    public struct Node: Sendable {
        let graph: BindingGraph
        let number: NodeID

        public var type: TypeExpression { graph.shown(graph.nodeTypes[number]) }

        /// `nil` where no annotated type makes it.
        public var declaration: ProviderDeclaration? {
            return graph.declaration(of: number)
        }

        public var properties: Properties { Properties(graph: graph, node: number) }
    }

    /// All nodes, those that are missing last.
    public struct Nodes: RandomAccessCollection, Sendable {
        let graph: BindingGraph

        public var startIndex: Int { 0 }
        public var endIndex: Int { graph.nodeCount }
        public subscript(node: NodeID) -> Node { Node(graph: graph, number: node) }
    }

    public var nodes: Nodes { Nodes(graph: self) }

    /// The properties of one node, in the order of declaration.
    public struct Properties: RandomAccessCollection, Sendable {
        let graph: BindingGraph
        let node: NodeID

        public var startIndex: Int { 0 }
        public var endIndex: Int { graph.bindings(of: node).count }

        public subscript(number: Int) -> Property {
            let first = graph.bindings(of: node).lowerBound
            let binding = graph.bindings[first + number]
            let dependency = (graph.branchedProperty(of: first + number) ?? first + number) - first
            return Property(
                label: graph.symbols[binding.label], type: graph.shown(binding.type), key: binding.key,
                role: binding.role, range: graph.declaration(of: node)!.dependencies[dependency].range)
        }
    }

    /// A dependency, resolved.
    public struct Property: Sendable {
        public enum Role: Sendable {
            /// Made with its owner: the node it makes, and when.
            case instantiated(NodeID, InstantiationMode)
            case forwarded
            case received(Need)
            /// Another dependency under a new name or type.
            case alias(of: Need, isWrapped: Bool)
        }

        public var label: String
        /// As written, with nested names resolved.
        public var type: TypeExpression
        public var key: KeyID
        public var role: Role
        public var range: SourceRange
    }

    /// The node's made properties: the number of the property and the node that it makes.
    func madeEdges(of node: NodeID) -> [(edge: Int, target: NodeID)] {
        made.edges(of: Int32(node)).map { (Int(madeProperties[Int($0)]), Int(made.target(at: $0))) }
    }

    func location(of property: Property, in node: NodeID) -> SourceLocation? {
        nodes[node].declaration.map { SourceLocation(path: $0.location.path, range: property.range) }
    }
}

extension BindingGraph.Property {
    /// What the property offers to the scopes below its owner.
    public var isProvided: Bool {
        if case .received(let need) = role { need.isIfAvailable } else { true }
    }

    public var isForwarded: Bool { role.isForwarded }

    /// What the property itself takes from outside.
    public var need: Need? { role.need }
}

extension BindingGraph.Property.Role {
    package var isForwarded: Bool {
        if case .forwarded = self { true } else { false }
    }

    /// What the property itself takes from outside.
    package var need: Need? {
        switch self {
        case .received(let need), .alias(let need, _): need
        case .instantiated, .forwarded: nil
        }
    }

    /// The need of a taken property.
    package var takenNeed: Need? {
        if case .received(let need) = self { need } else { nil }
    }

    /// True of a value that the owner's construction computes; others are handed in.
    package var isComputed: Bool {
        switch self {
        case .instantiated, .alias: true
        case .forwarded, .received: false
        }
    }
}
