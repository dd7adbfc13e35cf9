extension GraphTables {
    /// Returns the same graph with the other choices of the providers in conflict. Of many, some are enough to tell which
    /// faults depend on the choice.
    @inline(never)
    func otherChoices(names: NameResolver) -> [BindingGraph] {
        let most = conflicts.reduce(1) { max($0, $1.providers.count) }
        return (1..<min(4, most)).map { choice in
            var resolver = GraphResolver(resolved, names: names, choosing: choice)
            resolver.graph.excluded = excluded
            resolver.graph.namesMocks = namesMocks
            resolver.resolveAll()
            resolver.graph.endless = endless
            resolver.graph.linkFaults = linkFaults
            resolver.graph.leavesRootsOut = leavesRootsOut
            resolver.graph.mockOnly = mockOnly
            return BindingGraph(&resolver.graph)
        }
    }
}
