import ArborModel

extension GraphQuery {
    /// Returns the explanation of a type or a dependency.
    ///
    /// - Throws: `NameLookupError` if the name is unknown or ambiguous.
    public func explain(_ name: String) throws(NameLookupError) -> Explanation {
        switch try subject(named: name) {
        case .type(let node): explain(node)
        case .dependency(let key): explain(key)
        }
    }

    private func explain(_ node: NodeID) -> Explanation {
        var explanation = Explanation(
            subject: name(of: node), words: Explanation.Words(graph.terms(of: node)))
        let declaration = graph.nodes[node].declaration
        explanation.declaration = Explanation.Declaration(
            kind: declaration?.kind, module: module(of: node), location: declaration?.location,
            isRoot: graph.roots.contains(node),
            fulfils: declaration?.additionalTypes.map(\.type.description) ?? [])
        if analysis.isReached(node) { explanation.path = path(to: node) }
        let creators = creators(of: node)
        explanation.providers = providers(creators)
        explanation.beginnings = lifetimeOwners(of: [node])
        explanation.consumers = users(of: creators).map(user)
        explanation.sources = graph.bindings(of: node).map(source)
        return explanation
    }

    private func explain(_ key: KeyID) -> Explanation {
        var explanation = Explanation(
            subject: text(of: key), words: Explanation.Words(graph.dialects.first.terms))
        let bindings = graph.bindings.indices.filter { graph.bindings[$0].key == key }
        let offers = bindings.filter { graph.bindings[$0].role.takenNeed == nil }
        explanation.providers = providers(offers)
        let owners = Set(offers.map(owner(of:)).filter(analysis.isReached))
        explanation.path = analysis.reached.first { owners.contains($0) }.map { path(to: $0) }
        explanation.beginnings = lifetimeOwners(of: owners.sorted())
        let users = users(of: offers)
        explanation.consumers = users.map(user)
        let met = Set(users + offers)
        explanation.unmet = consumers(of: key).filter {
            !met.contains($0) && analysis.isReached(owner(of: $0))
        }
        .map(user)
        return explanation
    }

    private func providers(_ bindings: [BindingID]) -> [Explanation.Provider] {
        bindings.map { binding in
            Explanation.Provider(
                place: place(of: binding), manner: manner(of: binding),
                makes: graph.product(of: binding).map(name(of:)),
                isValue: graph.product(of: binding).flatMap(graph.kind(of:)) == .struct,
                isReached: analysis.isReached(owner(of: binding)))
        }
    }

    private func lifetimeOwners(of nodes: [NodeID]) -> [Explanation.LifetimeOwner] {
        let (roots, later) = self.lifetimeOwners(of: nodes)
        return roots.map { .root(name(of: $0)) }
            + later.map { .later(place(of: $0), makes: graph.product(of: $0).map(name(of:)) ?? "") }
    }

    private func user(_ binding: BindingID) -> Explanation.Consumer {
        Explanation.Consumer(place: place(of: binding), manner: manner(of: binding))
    }

    private func source(_ binding: BindingID) -> Explanation.Source {
        let (bindings, unmet) = sources(of: binding)
        return Explanation.Source(
            place: place(of: binding), manner: manner(of: binding),
            makes: graph.product(of: binding).map(name(of:)), providers: bindings.map(place(of:)),
            unmetBelow: unmet.map(name(of:)))
    }

    private func path(to node: NodeID) -> Explanation.Path {
        let steps = analysis.steps(to: node)
        return Explanation.Path(
            root: name(of: steps.first?.from ?? node),
            steps: steps.map { place(of: graph.binding($0.edge, of: $0.from)) },
            leftOut: analysis.distance(to: node) - steps.count)
    }
}
