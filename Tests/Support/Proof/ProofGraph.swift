import ArborModel

/// A small dependency graph in the proof's own form. It shares only the declarations made from it with the
/// graph that it is compared with.
public struct ProofGraph: Sendable {
    /// The value of a property.
    public enum Value: Hashable, Sendable {
        /// An instance of the type with that index, or of a provider of that protocol.
        case type(Int)
        case `protocol`(Int)
        /// A value that only callers of Instantiators can pass.
        case token
        /// A value without a provider.
        case missing
    }

    public enum Instantiator: String, Hashable, Sendable { case plain, erased }

    public struct Key: Hashable, Sendable {
        public var label: String
        public var value: Value
        /// The kind of Instantiator, if the property is one for the value.
        public var instantiator: Instantiator?
        public var isOptional = false
    }

    public struct Need: Hashable, Sendable {
        /// The key that is looked up. It is the optional's if the need is if-available.
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

        /// True if the owner's construction computes the property.
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
        /// The indices of the protocols that it provides.
        public var protocols: [Int] = []
        public var properties: [Property] = []

        public var forwarded: [Property] { properties.filter { $0.source == .forwarded } }
    }

    /// A prefix of all names, so that many graphs can share a module.
    public var prefix = ""
    /// The types. There are at most ten, so that their names are sorted like their indices.
    public var nodes: [Node] = []
    /// Which of several providers of a value is taken. Beyond the last one, it starts over.
    var choice = 0

    public func name(of node: Int) -> String { "\(prefix)T\(node)" }

    /// The provider of a value; of several, the chosen one.
    public func provider(of value: Value) -> Int? {
        let providers = providers(of: value)
        return providers.isEmpty ? nil : providers[choice % providers.count]
    }

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

    /// The declarations as the front end lowers them. Each type has a file, and each property a line from the
    /// second on.
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
