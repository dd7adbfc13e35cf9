import ArborModel

// Parameters with default values, of functions that create a type.

extension GraphTables {
    /// Returns the files without the parameters that no ancestor offers a value for: their defaults apply. `nil` if
    /// there are no such parameters.
    ///
    /// A parameter that some ancestor offers is a dependency like any other.
    func filesWithoutUnofferedDefaults() -> [FileSummary]? {
        let defaulted = declarations.indices.filter { node in
            !resolved[declarations[node]].kind.declaresType
                && resolved[declarations[node]].dependencies.contains(where: \.hasDefault)
        }
        if defaulted.isEmpty { return nil }
        let creators = creators()
        var result = resolved
        var isChanged = false
        for node in defaulted {
            let left = leftOut(of: node, creators)
            if left.isEmpty { continue }
            isChanged = true
            let location = declarations[node]
            result[location.file].providers[location.index].leaveOut(left)
        }
        return isChanged ? result : nil
    }

    /// By node, the nodes that create it.
    private func creators() -> Table<NodeID, [NodeID]> {
        var creators = Table<NodeID, [NodeID]>(repeating: [], count: nodeTypes.count)
        for node in declarations.indices {
            for target in made.targets(of: node) { creators[target].append(node) }
        }
        return creators
    }

    /// The labels of a node's parameters that no ancestor offers.
    private func leftOut(of node: NodeID, _ creators: Table<NodeID, [NodeID]>) -> Set<String> {
        var wanted: [KeyID: String] = [:]
        let dependencies = resolved[declarations[node]].dependencies
        for (binding, dependency) in zip(bindingRanges[node], dependencies) where dependency.hasDefault {
            wanted[bindings[binding].key] = dependency.label
        }
        var seen: Set<NodeID> = []
        var open = creators[node]
        while let next = open.popLast(), !wanted.isEmpty {
            guard seen.insert(next).inserted else { continue }
            for binding in bindings[bindingRanges[next]] {
                if case .received = binding.role { continue }
                wanted[binding.key] = nil
            }
            open += creators[next]
        }
        return Set(wanted.values)
    }
}

extension ProviderDeclaration {
    /// Leaves out parameters, apart from those that the compiler would take a later argument for: of the same label.
    fileprivate mutating func leaveOut(_ labels: Set<String>) {
        guard case .function(let name, let arguments) = construction else { return }
        var left: Set<String> = []
        var later: Set<String?> = []
        for argument in arguments.reversed() {
            if labels.contains(argument.dependency), !later.contains(argument.label) {
                left.insert(argument.dependency)
            } else {
                later.insert(argument.label)
            }
        }
        dependencies.removeAll { left.contains($0.label) }
        construction = .function(name, arguments.filter { !left.contains($0.dependency) })
    }
}
