extension GraphTables {
    /// Returns the same graph with the other choices of the providers in conflict. Of many, some are enough to tell which
    /// faults depend on the choice.
    func otherChoices(names: NameResolver) -> [BindingGraph] {
        let most = conflicts.reduce(1) { max($0, $1.providers.count) }
        return ((hasRepeatedRoot ? 0 : 1)..<min(4, most)).map { choice in
            var resolver = GraphResolver(resolved, names: names, facts, choosing: choice)
            resolver.resolveAll()
            return BindingGraph(&resolver.graph)
        }
    }
}
