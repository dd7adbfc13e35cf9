import ArborModel

// The subjects of findings about a graph.

extension BindingGraph {
    /// A type in normal form and without modules. Whether the modules are known depends on how Arbor is called.
    func subject(of type: TypeID) -> String { shown.plain(types[types.normal(of: type)]).description }

    func subject(of node: NodeID) -> String { subject(of: nodeTypes[node]) }

    /// A property's owner, its label, and the key that it receives or the type that is made for it.
    func subject(_ property: PropertyID, of node: NodeID) -> [String] {
        let binding = bindings[binding(property, of: node)]
        let asked =
            switch binding.role {
            case .instantiated(let target, _): [subject(of: target)]
            case .alias(let source, _):
                [symbols[label(of: source.key)], subject(of: self.type(of: source.key))]
            case .received, .forwarded: [subject(of: binding.type)]
            }
        return [subject(of: node), symbols[binding.label]] + asked
    }
}

extension [String] {
    /// The names of a loop, starting with the least, so that the result doesn't depend on where the loop was entered.
    var fromLeast: [String] {
        guard let least = indices.min(by: { self[$0] < self[$1] }) else { return [] }
        return Array(self[least...] + self[..<least])
    }
}
