/// A graph as it is to be drawn: its types, and who makes whom.
public struct GraphDiagram: Equatable, Sendable {
    /// A type.
    public struct Node: Equatable, Sendable {
        /// No other node of the drawing has it.
        public var name: String
        public var module: String?
        /// `nil` where no annotated type makes it.
        public var kind: ProviderDeclaration.Kind?
        public var location: SourceLocation?
        public var isRoot: Bool
        /// True where a root leads to it.
        public var isReached: Bool
        /// In the order of declaration.
        public var dependencies: [Dependency]

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
    public struct Edge: Equatable, Sendable {
        /// Numbers of nodes.
        public var from: Int
        public var to: Int
        public var label: String
        /// Of the property.
        public var type: String
        /// True where an Instantiator makes it.
        public var isLazy: Bool

        public init(from: Int, to: Int, label: String, type: String, isLazy: Bool) {
            self.from = from
            self.to = to
            self.label = label
            self.type = type
            self.isLazy = isLazy
        }
    }

    public var nodes: [Node]
    /// In the order of the nodes that they start from.
    public var edges: [Edge]

    public init(nodes: [Node], edges: [Edge]) {
        self.nodes = nodes
        self.edges = edges
    }

    /// The modules of the nodes, sorted, each with the numbers of its nodes.
    public var clusters: [(module: String, nodes: [Int])] {
        var members: [String: [Int]] = [:]
        for (number, node) in nodes.enumerated() {
            if let module = node.module { members[module, default: []].append(number) }
        }
        return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
