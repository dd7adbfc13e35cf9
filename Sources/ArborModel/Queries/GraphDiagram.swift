/// A graph as it is to be drawn: its types, and the properties that make them.
public struct GraphDiagram: Equatable, Sendable {
    /// A type.
    public struct Node: Equatable, Sendable {
        /// The name, which no other node of the diagram has.
        public var name: String
        /// The module that declares the type; `nil` if it is not known.
        public var module: String?
        /// The kind of the declaration; `nil` if no annotated type makes the type.
        public var kind: ProviderDeclaration.Kind?
        /// The location of the declaration; `nil` if no annotated type makes the type.
        public var location: SourceLocation?
        /// True if the type is a root.
        public var isRoot: Bool
        /// True if a root leads to the type.
        public var isReached: Bool
        /// The dependencies of the type, in the order of declaration.
        public var dependencies: [Dependency]

        /// Creates a node, by default one that is reached, is no root and has no dependencies.
        public init(
            name: String, module: String? = nil, kind: ProviderDeclaration.Kind?,
            location: SourceLocation? = nil,
            isRoot: Bool = false, isReached: Bool = true, dependencies: [Dependency] = []
        ) {
            self.name = name
            self.module = module
            self.kind = kind
            self.location = location
            self.isRoot = isRoot
            self.isReached = isReached
            self.dependencies = dependencies
        }
    }

    /// A property that makes a type.
    public struct Edge: Hashable, Sendable {
        /// The index of the node that has the property.
        public var from: Int
        /// The index of the node that is made.
        public var to: Int
        /// The label of the property.
        public var label: String
        /// The type of the property.
        public var type: String
        /// True if an Instantiator makes the type.
        public var isLazy: Bool

        /// Creates an edge between two nodes.
        public init(from: Int, to: Int, label: String, type: String, isLazy: Bool) {
            self.from = from
            self.to = to
            self.label = label
            self.type = type
            self.isLazy = isLazy
        }
    }

    /// The types. Edges and clusters refer to them by index.
    public var nodes: [Node]
    /// The properties, in the order of the nodes that have them.
    public var edges: [Edge]

    /// Creates a diagram. The edges refer to the nodes by index.
    public init(nodes: [Node], edges: [Edge]) {
        self.nodes = nodes
        self.edges = edges
    }

    /// The modules of the nodes, sorted, each with the indices of its nodes.
    public var clusters: [(module: String, nodes: [Int])] {
        var members: [String: [Int]] = [:]
        for (index, node) in nodes.enumerated() {
            if let module = node.module { members[module, default: []].append(index) }
        }
        return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
