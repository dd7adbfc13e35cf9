import ArborModel

// The graph of mocks: what tests give, and what they may replace.

extension BindingGraph {
    private func mockRole(of node: NodeID) -> MockRole? {
        isDeclared(node) ? resolved[declarations[node]].mockRole : nil
    }

    /// Returns whether code for tests makes a node, and no root.
    func isForTests(_ node: NodeID) -> Bool { mockRole(of: node) != nil }

    /// The function that makes a node with its tree for tests; `nil` if it has none.
    package func mockFunction(of node: NodeID) -> MockRole.Function? {
        mockRole(of: node)?.function
    }

    /// The default values of the forwarded properties that a configuration holds, by label.
    package func settings(of node: NodeID) -> [String: String] {
        mockRole(of: node)?.settings ?? [:]
    }

    /// Returns whether a node's type or one around it has generic parameters.
    package func isGeneric(_ node: NodeID) -> Bool {
        particulars(of: node)?.genericParameters.isEmpty == false || !types[nodeTypes[node]].arguments.isEmpty
    }

    /// Returns whether a node is of a type with generic arguments whose declaration may have parameters in their place.
    func isSpecialization(_ node: NodeID) -> Bool {
        kind(of: node)?.declaresType == true && !types[nodeTypes[node]].arguments.isEmpty
    }

    /// Returns whether a configuration holds the value of a binding.
    package func isSetting(_ binding: BindingID, of node: NodeID) -> Bool {
        isSetting(bindings[binding], of: node)
    }

    func isSetting(_ binding: Binding, of node: NodeID) -> Bool {
        guard binding.role.isForwarded, let role = mockRole(of: node) else { return false }
        return role.settings[symbols[binding.label]] != nil
    }

    /// Returns whether a node's initializer may send values that it is given: those of actors, and `sending` parameters.
    package func maySendValues(_ node: NodeID) -> Bool {
        if particulars(of: node)?.sent.isEmpty == false { return true }
        return kind(of: node) == .actor
    }

    /// Returns whether the sources show that any thread may use instances of a node.
    package func isCertainlySendable(_ node: NodeID) -> Bool {
        if kind(of: node) == .actor { return true }
        if case .attribute = concurrency(of: node).type { return kind(of: node)?.declaresType == true }
        return isDeclared(node) && kind(of: node)?.declaresType == true
            && resolved[declarations[node]].statesSendable
    }
}
