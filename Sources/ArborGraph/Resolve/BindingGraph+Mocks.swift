import ArborModel

// The graph of mocks: what tests give, and what they may replace.

extension BindingGraph {
    /// The function that makes a node with its tree for tests; `nil` if it has none.
    package func mockFunction(of node: NodeID) -> MockRole.Function? {
        particulars(of: node)?.mockRole?.function
    }

    /// The default values of the forwarded properties that a configuration holds, by label.
    package func settings(of node: NodeID) -> [String: String] {
        particulars(of: node)?.mockRole?.settings ?? [:]
    }

    /// Returns whether a node's type or one around it has generic parameters.
    package func isGeneric(_ node: NodeID) -> Bool {
        particulars(of: node)?.genericParameters.isEmpty == false || !types[nodeTypes[node]].arguments.isEmpty
    }

    /// Returns whether a configuration holds the value of a binding.
    package func isSetting(_ binding: BindingID, of node: NodeID) -> Bool {
        isSetting(bindings[binding], of: node)
    }

    func isSetting(_ binding: Binding, of node: NodeID) -> Bool {
        guard binding.role.isForwarded, let role = particulars(of: node)?.mockRole else { return false }
        return role.settings[symbols[binding.label]] != nil
    }
}
