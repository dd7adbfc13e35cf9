import ArborModel

/// A small dependency graph, as the proof's own side knows it: it shares nothing with the graph that it is held
/// against but the declarations that are made of it.
public struct ProofGraph: Sendable {
    /// What a property has.
    public enum Value: Hashable, Sendable {
        /// An instance of the type of that number, or of one that stands for its protocol.
        case type(Int)
        case `protocol`(Int)
        /// What only callers of Instantiators can give.
        case token
        /// What nothing makes.
        case missing
    }

    public enum Instantiator: String, Hashable, Sendable { case plain, erased }

    public struct Key: Hashable, Sendable {
        public var label: String
        public var value: Value
        /// Of an Instantiator of the value.
        public var instantiator: Instantiator?
        public var isOptional = false
    }

    public struct Need: Hashable, Sendable {
        /// Of the optional where it is if available.
        public var key: Key
        public var isIfAvailable: Bool
    }

    public enum Source: Hashable, Sendable {
        case made
        case forwarded
        case received(Need)
        /// Another dependency under a new name.
        case alias(Need)
    }

    public struct Property: Sendable {
        public var key: Key
        public var source: Source

        /// True of what the owner's construction computes.
        var isComputed: Bool {
            switch source {
            case .made, .alias: true
            case .forwarded, .received: false
            }
        }

        var need: Need? {
            switch source {
            case .received(let need), .alias(let need): need
            case .made, .forwarded: nil
            }
        }
    }

    public struct Node: Sendable {
        public var isRoot = false
        /// The numbers of the protocols that it stands for.
        public var protocols: [Int] = []
        public var properties: [Property] = []

        public var forwarded: [Property] { properties.filter { $0.source == .forwarded } }
    }

    /// Stands before all names, so that many graphs can share a module.
    public var prefix = ""
    /// Ten at most, so that their names are in their order.
    public var nodes: [Node] = []

    public func name(of node: Int) -> String { "\(prefix)T\(node)" }

    /// The first of those that make a value.
    public func provider(of value: Value) -> Int? { providers(of: value).first }

    func providers(of value: Value) -> [Int] {
        switch value {
        case .type(let number): [number]
        case .protocol(let number): nodes.indices.filter { nodes[$0].protocols.contains(number) }
        case .token, .missing: []
        }
    }
}

/// Spelling.
extension ProofGraph {
    public func text(of value: Value) -> String {
        switch value {
        case .type(let number): name(of: number)
        case .protocol(let number): "any \(prefix)P\(number)"
        case .token: "Token"
        case .missing: "\(prefix)Missing"
        }
    }

    public func text(of key: Key) -> String {
        let text =
            switch key.instantiator {
            case nil: text(of: key.value)
            case .plain: "Instantiator<\(text(of: key.value))>"
            case .erased: "ErasedInstantiator<\(text(of: key.value)).ForwardedProperties, AnyBox>"
            }
        if !key.isOptional { return text }
        return text.hasPrefix("any ") ? "(\(text))?" : text + "?"
    }

    /// The declarations as the front end would give them: a file a type, a line a property from the second on.
    public var declarations: [ProviderDeclaration] {
        nodes.indices.map { number in
            type(
                name(of: number), isRoot: nodes[number].isRoot,
                fulfils: nodes[number].protocols.map { "\(prefix)P\($0)" },
                dependencies: nodes[number].properties.map(dependency))
        }
    }

    private func dependency(_ property: Property) -> Dependency {
        let key = property.key
        switch property.source {
        case .made:
            let isErased = key.instantiator == .erased
            return made(key.label, text(of: key), by: isErased ? text(of: key.value) : nil, wrapped: isErased)
        case .forwarded: return ArborTestSupport.forwarded(key.label, text(of: key))
        case .received(let need): return received(key.label, text(of: key), ifAvailable: need.isIfAvailable)
        case .alias(let need):
            return alias(
                key.label, text(of: key), of: need.key.label, text(of: need.key),
                ifAvailable: need.isIfAvailable)
        }
    }
}
