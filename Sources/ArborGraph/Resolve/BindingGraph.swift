import ArborModel

/// Who makes what, who asks for what: all types as nodes, all their dependencies as properties, by number.
///
/// The graph is built whole whatever is wrong with it; the rules judge it afterwards.
public struct BindingGraph: Sendable {
    public internal(set) var nodes: [Node] = []
    public internal(set) var keys = Interner<Key>()
    /// The spelling of each key's type in generated code, by key.
    public internal(set) var spellings: [TypeExpression] = []
    /// Keys of functions, as far as an `@escaping` shows: their types may be aliases.
    public internal(set) var escaping: Set<KeyID> = []
    /// Of a key whose type is optional, the key of the same label and the wrapped type, where both occur.
    public internal(set) var unwrapped: [KeyID: KeyID] = [:]
    /// The types that trees start from, in the order of their names.
    public internal(set) var roots: [NodeID] = []
    /// Slots that more than one type fulfils.
    public internal(set) var conflicts: [Conflict] = []

    /// Several providers for one type.
    public struct Conflict: Sendable {
        public var slot: TypeExpression
        /// In the order of their places, two at least.
        public var providers: [NodeID]
    }

    /// A type of the graph: declared, or missing and asked for.
    public struct Node: Sendable {
        public enum Provider: Sendable {
            case declared(Instantiable)
            /// No annotated type makes it.
            case missing(TypeExpression)
        }

        public var provider: Provider
        public var properties: [Property] = []

        public var type: TypeExpression {
            switch provider {
            case .declared(let instantiable): instantiable.type
            case .missing(let type): type
            }
        }

        public var declaration: Instantiable? {
            if case .declared(let instantiable) = provider { instantiable } else { nil }
        }
    }

    /// A dependency, resolved.
    public struct Property: Sendable {
        public enum Role: Sendable {
            /// Made with its owner: the node it makes, and when.
            case made(NodeID, Production)
            case forwarded
            case taken(Need)
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

    /// How a made property comes by its value.
    public struct Production: Sendable {
        /// The kinds of Instantiator.
        public enum Instantiator: String, Sendable, CaseIterable {
            case plain = "Instantiator"
            case sendable = "SendableInstantiator"
            case erased = "ErasedInstantiator"
            case sendableErased = "SendableErasedInstantiator"

            public var isSendable: Bool { self == .sendable || self == .sendableErased }
            public var isErased: Bool { self == .erased || self == .sendableErased }
        }

        /// `nil` of a constant, which is made at once.
        public var instantiator: Instantiator?
        /// True where the value is given to the initializer of the property's type (`erasedToConcreteExistential`).
        public var isWrapped: Bool

        public var isLazy: Bool { instantiator != nil }
    }
}

extension BindingGraph {
    /// The node's made properties: the number of the property and the node that it makes.
    func madeEdges(of node: NodeID) -> [(edge: Int, target: NodeID)] {
        nodes[node].properties.enumerated().compactMap { number, property in
            if case .made(let target, _) = property.role { (number, target) } else { nil }
        }
    }

    func location(of property: Property, in node: NodeID) -> SourceLocation? {
        nodes[node].declaration.map { SourceLocation(path: $0.location.path, range: property.range) }
    }
}

extension BindingGraph.Property {
    /// What the property offers to the scopes below its owner.
    public var isProvided: Bool {
        if case .taken(let need) = role { need.isIfAvailable } else { true }
    }

    public var isForwarded: Bool {
        if case .forwarded = role { true } else { false }
    }

    /// What the property itself takes from outside.
    public var need: Need? {
        switch role {
        case .taken(let need), .alias(let need, _): need
        case .made, .forwarded: nil
        }
    }
}
