import ArborModel

/// Initializers in `#if` branches.
extension GraphResolver {
    /// Binds the arguments of each call to the properties of the node that is being resolved.
    mutating func bindBranches(_ branches: [ProviderDeclaration.Branch], of node: NodeID) {
        if branches.isEmpty { return }
        graph.branchedCalls[node] = branches.enumerated().map { index, branch in
            // Each build uses one of the calls. The last is used if no other applies.
            let isLast = index == branches.count - 1
            return BindingGraph.BranchedCall(
                conditions: isLast ? [] : branch.conditions,
                arguments: branch.arguments.compactMap { bound($0) })
        }
    }

    private mutating func bound(_ argument: Argument) -> BindingGraph.BoundArgument? {
        let name = graph.symbols.intern(argument.dependency)
        let label = argument.label.map { graph.symbols.intern($0) }
        properties.reserve(graph.symbols.count)
        return properties[name].map { BindingGraph.BoundArgument(label: label, property: $0) }
    }
}
