import ArborModel

/// Checks that a root has no forwarded properties, since a root is made by `init()` without arguments. A generated class
/// is made by an initializer with arguments.
///
/// A root's received properties are reported by `UnmetDependencyRule`, since no type is above a root.
struct RootRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        let places = CreationPlaces(analysis)
        return graph.roots.filter { graph.implementation(of: $0) == nil && graph.mockFunction(of: $0) == nil }
            .flatMap { diagnostics(of: $0, places, in: analysis) }
    }

    private func diagnostics(
        of root: NodeID, _ places: CreationPlaces, in analysis: GraphAnalysis
    ) -> [Diagnostic] {
        let forwarded = analysis.forwarded(of: root)
        if forwarded.isEmpty { return [] }
        guard let owner = places.otherRoots(above: root).first else {
            let meant = places.likelyRoot(above: root)
            return forwarded.map { diagnostic(for: $0, of: root, below: meant, in: analysis) }
        }
        // One mistake made it a root. `UnmetDependencyRule` reports it if the root receives values.
        let isReported = analysis.scopes.needs(of: root).contains { !$0.isIfAvailable }
        return isReported ? [] : [diagnostic(for: forwarded[0], of: root, below: owner, in: analysis)]
    }

    /// - Parameter owner: A root whose tree makes this one, or the type that was probably meant as the root; `nil` if there is
    ///   none.
    private func diagnostic(
        for property: BindingGraph.Property, of root: NodeID, below owner: NodeID? = nil,
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let fault = RootFault.forwarded(property.title)
        let terms = graph.terms(of: root)
        let removal = owner.map { owner in
            "remove '\(terms.root): true'"
                + (graph.roots.contains(owner) ? "" : " here, and write it on \(graph.nodes[owner].type)")
                + ": \(graph.nodes[root].type) is in the tree of \(graph.nodes[owner].type)"
        }
        var diagnostic = Diagnostic(
            fault.id, fault.message(root: graph.nodes[root].type),
            about: [graph.subject(of: root), property.label],
            at: graph.location(of: property, in: root),
            pathTitles: analysis.path(to: root).appending(property).titles,
            help: removal ?? help(for: property, of: root, in: graph) ?? fault.help(in: terms))
        if let owner, !graph.roots.contains(owner) {
            diagnostic.cause = .wrongRoot("\(graph.nodes[root].type)")
        }
        return diagnostic
    }

    /// A value that a type makes can be made here, and another one is for a type below; `nil` if there is no such type.
    private func help(for property: BindingGraph.Property, of root: NodeID, in graph: BindingGraph) -> String?
    {
        let deferral = graph.dialects.deferral(property.type)
        let made = (deferral?.product(of: property.type) ?? property.type).bare.normal
        let maker = graph.declarations.indices.first { node in
            graph.providedTypes(of: node).contains(made)
                && (deferral != nil || !graph.nodes[node].properties.contains(where: \.isForwarded))
        }
        if let maker {
            let terms = graph.terms(of: root)
            return "declare it as \(terms.instantiated): "
                + (deferral == nil
                    ? "\(graph.nodes[maker].type) provides it"
                    : "the type that uses an \(terms.deferred) makes it")
        }
        let below = graph.madeEdges(of: root).first { edge, _ in
            graph.isLazy(.init(from: root, edge: edge))
        }
        guard let below else { return nil }
        let instantiator = graph.nodes[root].properties[below.edge].label
        return "move it into a type that the root makes with an \(graph.terms(of: root).deferred), such as "
            + "\(graph.nodes[below.target].type), and pass the value where \(graph.nodes[root].type) calls '\(instantiator).instantiate'"
    }
}
