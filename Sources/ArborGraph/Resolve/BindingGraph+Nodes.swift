import ArborModel

extension BindingGraph {
    /// A type of the graph. It is declared, or it is requested and missing.
    public struct Node: Sendable {
        let graph: BindingGraph
        let id: NodeID

        /// The type, as it is shown to people.
        public var type: TypeExpression { graph.shown(graph.nodeTypes[id]) }

        /// The declaration of the type; `nil` if no annotated type provides it.
        public var declaration: ProviderDeclaration? {
            graph.declaration(of: id)
        }

        /// The properties of the type, in the order of declaration. Empty if the type is missing.
        public var properties: Properties { Properties(graph: graph, node: id) }
    }

    /// All nodes. Missing nodes come last.
    public struct Nodes: RandomAccessCollection, Sendable {
        let graph: BindingGraph

        public var startIndex: NodeID { NodeID(0) }
        public var endIndex: NodeID { graph.nodeTypes.endIndex }
        /// Returns the node with an id.
        public subscript(node: NodeID) -> Node { Node(graph: graph, id: node) }
    }

    /// The types of the graph as values. Each access creates a node.
    public var nodes: Nodes { Nodes(graph: self) }

    /// The properties of one node, in the order of declaration.
    public struct Properties: RandomAccessCollection, Sendable {
        let graph: BindingGraph
        let node: NodeID

        public var startIndex: PropertyID { PropertyID(0) }
        public var endIndex: PropertyID { PropertyID(graph.bindings(of: node).count) }

        /// Returns the property with an id as a value.
        public subscript(property: PropertyID) -> Property {
            let id = graph.binding(property, of: node)
            let binding = graph.bindings[id]
            return Property(
                label: graph.symbols[binding.label], type: graph.shown(binding.type), key: binding.key,
                role: binding.role, range: graph.range(of: property, in: node))
        }
    }

    /// A resolved dependency.
    public struct Property: Sendable {
        /// The source of a property's value.
        public enum Role: Sendable {
            /// The owner or an Instantiator creates the value: the created node and the instantiation mode.
            case instantiated(NodeID, InstantiationMode)
            /// The caller of an Instantiator passes the value.
            case forwarded
            /// The value comes from a scope above.
            case received(Need)
            /// The value is another dependency under a new name or type.
            case alias(of: Need, isWrapped: Bool)
        }

        /// The label of the property.
        public var label: String
        /// The type as written, with nested names resolved.
        public var type: TypeExpression
        /// The property's key.
        public var key: KeyID
        /// The source of the property's value.
        public var role: Role
        /// The range of the label in the file that declares the node.
        public var range: SourceRange
    }

    /// Returns the instantiated properties of a node with the nodes that they create.
    func madeEdges(of node: NodeID) -> [(edge: PropertyID, target: NodeID)] {
        made.edges(of: node).map { (madeProperties[$0], made.target(at: $0)) }
    }

    /// Returns a property of a node as it is declared; `nil` if the node isn't. The branches of a property that is made in
    /// several `#if` branches are declared as one.
    func dependency(_ property: PropertyID, of node: NodeID) -> Dependency? {
        declaration(of: node)?.dependencies[writtenIndex(of: property, in: node)]
    }

    private func range(of property: PropertyID, in node: NodeID) -> SourceRange {
        resolved[declarations[node]].dependencies[writtenIndex(of: property, in: node)].range
    }

    /// Returns the index of the dependency that a property is written as.
    private func writtenIndex(of property: PropertyID, in node: NodeID) -> Int {
        let id = binding(property, of: node)
        return self.property(branchedProperty(of: id) ?? id, of: node).index
    }

    func location(of property: Property, in node: NodeID) -> SourceLocation? {
        nodes[node].declaration.map { SourceLocation(path: $0.location.path, range: property.range) }
    }

    /// The location of the type that a property's annotation names; that of the property if it names none.
    func origin(of property: PropertyID, in node: NodeID) -> SourceLocation? {
        let named: TypeReference? =
            switch dependency(property, of: node)?.source {
            case .instantiated(let made): made.product
            case .alias(_, let type, _, _): type
            default: nil
            }
        guard let named, let declaration = nodes[node].declaration else {
            return location(of: nodes[node].properties[property], in: node)
        }
        return SourceLocation(path: declaration.location.path, range: named.range)
    }
}

extension BindingGraph.Property {
    /// True if the property offers a value to the scopes below its owner.
    public var isProvided: Bool {
        if case .received(let need) = role { need.isIfAvailable } else { true }
    }

    /// True if the caller of an Instantiator passes the value.
    public var isForwarded: Bool { role.isForwarded }

    /// The need that the property itself has in the enclosing scopes; `nil` if it has none.
    public var need: Need? { role.need }
}

extension BindingGraph.Property.Role {
    package var isForwarded: Bool {
        if case .forwarded = self { true } else { false }
    }

    /// The need of the property itself; `nil` if it has none.
    package var need: Need? {
        switch self {
        case .received(let need), .alias(let need, _): need
        case .instantiated, .forwarded: nil
        }
    }

    /// The need of a received property.
    package var takenNeed: Need? {
        if case .received(let need) = self { need } else { nil }
    }

    /// True if the owner's construction computes the value. Other values are passed in.
    package var isComputed: Bool {
        switch self {
        case .instantiated, .alias: true
        case .forwarded, .received: false
        }
    }
}
