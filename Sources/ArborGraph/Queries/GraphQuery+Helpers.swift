import ArborModel

// Helpers pass on the values of others. A query shows what is behind them: the node that a helper makes in its turn, or
// the source of what it receives.

extension GraphQuery {
    /// The node that a binding makes, maybe through helpers; `nil` if it makes none.
    func product(of binding: BindingID) -> NodeID? {
        guard let helper = helper(of: binding) else { return graph.product(of: binding) }
        return graph.bindings(of: helper).lazy.compactMap(product(of:)).first
    }

    /// Whether a binding makes its product later, maybe through helpers.
    func isLater(_ binding: BindingID) -> Bool {
        guard case .instantiated(_, let mode) = graph.bindings[binding].role else { return false }
        if mode.isLazy { return true }
        guard let helper = helper(of: binding) else { return false }
        return graph.bindings(of: helper).contains(where: isLater)
    }

    /// Whether a binding is in no source and has no value of its own, as a promise.
    func isHidden(_ binding: BindingID) -> Bool {
        helper(of: binding).map { graph.bindings(of: $0).isEmpty } ?? false
    }

    /// The bindings that people know and that satisfy a condition.
    func shownBindings(where isMeant: (BindingID) -> Bool) -> [BindingID] {
        graph.bindings.indices.filter { binding in
            isMeant(binding) && !additions.helpers.contains(owner(of: binding)) && !isHidden(binding)
        }
    }

    /// The bindings of a node that people know.
    func shownBindings(of node: NodeID) -> [BindingID] { graph.bindings(of: node).filter { !isHidden($0) } }

    /// The bindings that a binding stands for: for one of a helper, those that make the helper.
    func shown(_ binding: BindingID) -> [BindingID] {
        let owner = owner(of: binding)
        guard additions.helpers.contains(owner) else { return [binding] }
        return makers(of: owner).flatMap(shown)
    }

    /// The bindings whose values the helpers of a binding pass on.
    func passedOn(by binding: BindingID) -> (bindings: [BindingID], unmetBelow: [NodeID]) {
        var found: (bindings: [BindingID], unmetBelow: [NodeID]) = ([], [])
        guard let helper = helper(of: binding) else { return found }
        for need in graph.bindings(of: helper).compactMap({ graph.bindings[$0].role.need }) {
            let sources = sources(of: need, for: binding)
            found.bindings += sources.bindings.flatMap(fulfilling)
            found.unmetBelow += sources.unmetBelow
        }
        return (found.bindings.unique, found.unmetBelow.unique)
    }

    /// The bindings of promises that a binding's value is promised by.
    func promises(of binding: BindingID) -> [BindingID] {
        guard let helper = helper(of: binding) else { return [] }
        return graph.bindings(of: helper).compactMap { part in
            guard let need = graph.bindings[part].role.need,
                case .binding(let source) = supply(of: need, for: binding), isHidden(source)
            else { return nil }
            return source
        }
    }

    /// The bindings that have the value of a binding: for a promise, those that fulfil it.
    func fulfilling(_ binding: BindingID) -> [BindingID] {
        guard isHidden(binding) else { return [binding] }
        return graph.bindings(of: owner(of: binding)).filter { promises(of: $0).contains(binding) }
    }

    private func helper(of binding: BindingID) -> NodeID? {
        guard !additions.helpers.isEmpty else { return nil }
        return graph.product(of: binding).flatMap { additions.helpers.contains($0) ? $0 : nil }
    }
}
