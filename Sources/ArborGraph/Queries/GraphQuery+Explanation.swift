import ArborModel

extension GraphQuery {
    /// Returns the explanation of a type or a dependency.
    ///
    /// - Throws: `NameLookupError` if the name is unknown or ambiguous.
    public func explain(_ name: String) throws(NameLookupError) -> Explanation {
        switch try subject(named: name) {
        case .type(let subject): explain(subject)
        case .dependency(let key): explain(key)
        }
    }

    private func explain(_ subject: NodeID) -> Explanation {
        let nodes = additions.nodes(of: subject)
        let node = nodes.first(where: analysis.isBelowRoot) ?? subject
        var explanation = Explanation(
            subject: name(of: node), words: Explanation.Words(graph.terms(of: node)))
        let declaration = graph.nodes[node].declaration
        explanation.declaration = Explanation.Declaration(
            kind: declaration?.kind, module: module(of: node), location: declaration?.location,
            isRoot: graph.roots.contains(node),
            fulfils: declaration?.additionalTypes.map(\.type.description) ?? [])
        if analysis.isBelowRoot(node) { explanation.path = path(to: node) }
        let creators = nodes.flatMap(creators(of:)).unique
        explanation.providers = providers(creators).unique
        if declaration != nil { explanation.beginnings = lifetimeOwners(of: nodes).unique }
        explanation.consumers = users(of: creators).map(user).unique
        explanation.sources = shownBindings(of: node).map(source)
        return explanation
    }

    private func explain(_ key: KeyID) -> Explanation {
        let bindings = shownBindings { graph.bindings[$0].key == key }
        let terms = bindings.first.map { graph.terms(of: owner(of: $0)) } ?? graph.dialects.first.terms
        var explanation = Explanation(subject: text(of: key), words: Explanation.Words(terms))
        // An optional that is received if available may be provided without the optional.
        let plain = graph.unwrappedKey(of: Need(key: key, isIfAvailable: true))
        let unwrapped = shownBindings { graph.bindings[$0].key == plain }
        let offers = (bindings + unwrapped).filter { graph.bindings[$0].role.takenNeed == nil }
        explanation.providers = providers(offers).unique
        let owners = Set(offers.map(owner(of:)).filter(analysis.isBelowRoot))
        explanation.path = analysis.reached.first { owners.contains($0) }.map { path(to: $0) }
        explanation.beginnings = lifetimeOwners(of: owners.sorted()).unique
        let users = users(of: offers)
        explanation.consumers = users.map(user).unique
        let met = Set(users + offers)
        explanation.unmet = consumers(of: key).filter {
            !met.contains($0) && analysis.isBelowRoot(owner(of: $0))
        }
        .map(user)
        if offers.isEmpty { explanation.path = pathToConsumer(of: key) }
        return explanation
    }

    /// The path to the nearest property that asks for a dependency, which is its last step; `nil` if no root leads to one.
    private func pathToConsumer(of key: KeyID) -> Explanation.Path? {
        let consumers = consumers(of: key)
        let owners = Set(consumers.map(owner(of:)))
        guard let nearest = analysis.reached.first(where: owners.contains) else { return nil }
        var path = path(to: nearest)
        path.steps += consumers.filter { owner(of: $0) == nearest }.prefix(1).map(place(of:))
        return path
    }

    private func providers(_ bindings: [BindingID]) -> [Explanation.Provider] {
        bindings.map { binding in
            Explanation.Provider(
                place: place(of: binding), manner: manner(of: binding),
                makes: product(of: binding).map(name(of:)),
                isValue: product(of: binding).flatMap(graph.kind(of:)) == .struct,
                isReached: analysis.isBelowRoot(owner(of: binding)))
        }
    }

    private func lifetimeOwners(of nodes: [NodeID]) -> [Explanation.LifetimeOwner] {
        let (roots, later) = self.lifetimeOwners(of: nodes)
        return roots.map { .root(name(of: $0)) }
            + later.map { .later(place(of: $0), makes: product(of: $0).map(name(of:)) ?? "") }
    }

    private func user(_ binding: BindingID) -> Explanation.Consumer {
        Explanation.Consumer(place: place(of: binding), manner: manner(of: binding))
    }

    private func source(_ binding: BindingID) -> Explanation.Source {
        let (bindings, unmet) = sources(of: binding)
        return Explanation.Source(
            place: place(of: binding), manner: manner(of: binding),
            makes: product(of: binding).map(name(of:)), providers: bindings.map(place(of:)).unique,
            unmetBelow: unmet.map(name(of:)))
    }

    private func path(to node: NodeID) -> Explanation.Path {
        let steps = analysis.steps(to: node)
        let shown = steps.filter { !additions.helpers.contains($0.from) }
        return Explanation.Path(
            root: name(of: steps.first?.from ?? node),
            steps: shown.map { place(of: graph.binding($0.edge, of: $0.from)) },
            leftOut: analysis.distance(to: node) - steps.count)
    }
}
