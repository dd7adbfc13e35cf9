import ArborModel

// Parameters with default values of functions that make a type.

extension GraphTables {
    /// The files without the parameters that no type above offers a value for: their defaults count. `nil` where there
    /// are no such parameters.
    ///
    /// A parameter that some type above offers is a dependency like any other.
    func filesWithoutUnofferedDefaults() -> [FileSummary]? {
        let defaulted = declarations.indices.filter { node in
            files[declarations[node]].kind == .extension
                && files[declarations[node]].dependencies.contains(where: \.hasDefault)
        }
        if defaulted.isEmpty { return nil }
        let makers = makers()
        var result = resolved
        var isChanged = false
        for node in defaulted {
            let left = leftOut(of: node, makers)
            if left.isEmpty { continue }
            isChanged = true
            let place = declarations[node]
            result[place.file].providers[place.index].leaveOut(left)
        }
        return isChanged ? result : nil
    }

    /// By node, those that make it.
    private func makers() -> Table<NodeID, [NodeID]> {
        var makers = Table<NodeID, [NodeID]>(repeating: [], count: nodeTypes.count)
        for node in declarations.indices {
            for target in made.targets(of: node) { makers[target].append(node) }
        }
        return makers
    }

    /// The labels of a node's parameters that nothing above it offers.
    private func leftOut(of node: NodeID, _ makers: Table<NodeID, [NodeID]>) -> Set<String> {
        var wanted: [KeyID: String] = [:]
        let dependencies = files[declarations[node]].dependencies
        for (binding, dependency) in zip(bindingRanges[node], dependencies) where dependency.hasDefault {
            wanted[bindings[binding].key] = dependency.label
        }
        var seen: Set<NodeID> = []
        var open = makers[node]
        while let next = open.popLast(), !wanted.isEmpty {
            guard seen.insert(next).inserted else { continue }
            for binding in bindings[bindingRanges[next]] {
                if case .received = binding.role { continue }
                wanted[binding.key] = nil
            }
            open += makers[next]
        }
        return Set(wanted.values)
    }
}

extension ProviderDeclaration {
    fileprivate mutating func leaveOut(_ labels: Set<String>) {
        dependencies.removeAll { labels.contains($0.label) }
        guard case .function(let name, let arguments) = construction else { return }
        construction = .function(name, arguments.filter { !labels.contains($0.dependency) })
    }
}
