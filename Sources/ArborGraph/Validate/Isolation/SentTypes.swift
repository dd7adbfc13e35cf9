import ArborModel

/// The types that other types take ownership of, with their owners and all that they make.
///
/// An actor takes ownership of what its initializer gets, and another type of its `sending` arguments. Code on a global
/// actor can't send what isn't `Sendable`: what it makes belongs to that actor, and so does a closure that it writes. So the
/// functions that make these types are `nonisolated`, unless they call something that a global actor isolates.
package struct SentTypes {
    private let graph: BindingGraph
    /// The types, owners first.
    package private(set) var nodes: [NodeID] = []

    package init(in validated: ValidatedGraph) {
        graph = validated.graph
        let owners = validated.analysis.owners.filter { !validated.graph.made.targets(of: $0).isEmpty }
        var seen = Set<NodeID>()
        for owner in owners where seen.insert(owner).inserted { nodes.append(owner) }
        var next = 0
        while next < nodes.count {
            for target in ownProducts(of: nodes[next]) where seen.insert(target).inserted {
                nodes.append(target)
            }
            next += 1
        }
    }

    /// The facts outside of the graph on which it depends that no global actor isolates the construction of a type; `nil` if
    /// one does, or if the sources don't tell.
    ///
    /// - Parameter outside: The nodes that don't have the default isolation because of their supertypes.
    package func assumptions(on node: NodeID, outside: Set<NodeID>) -> [Suspicion.Assumption]? {
        guard graph.isDeclared(node) else { return nil }
        let concurrency = graph.concurrency(of: node)
        switch concurrency.written {
        case .nonisolated: return []
        case .attribute: return nil
        case .inferred:
            if graph.kind(of: node) == .actor { return [] }
            if graph.kind(of: node) == .extension { return assumptions(onExtension: node, outside) }
            guard !concurrency.mayBeIsolated, graph.kind(of: node)?.declaresType == true else { return nil }
            let supertypes = concurrency.hasUnreadSupertypes ? graph.openSupertypes(of: node) : []
            return noDefaultIsolation(of: node, outside)
                + (supertypes.isEmpty ? [] : [.noIsolation(of: supertypes)])
        }
    }

    /// The function of an extension has to repeat the isolation of a type that the program doesn't declare.
    private func assumptions(onExtension node: NodeID, _ outside: Set<NodeID>) -> [Suspicion.Assumption] {
        let name = graph.resolved[graph.declarations[node]].name.withoutModule.lastPart
        let type = Supertype(name: name, path: graph.file(of: node).path)
        return noDefaultIsolation(of: node, outside)
            + (graph.declaresAtTopLevel(name) ? [.noIsolation(of: [type])] : [])
    }

    private func noDefaultIsolation(of node: NodeID, _ outside: Set<NodeID>) -> [Suspicion.Assumption] {
        outside.contains(node) ? [] : [.noDefaultIsolation(path: graph.file(of: node).path)]
    }

    /// The types that are made without any that an actor may isolate, in the order of their ids.
    package func madeWithout(_ isolated: Set<NodeID>) -> [NodeID] {
        var isolated = isolated
        var owners: [NodeID: [NodeID]] = [:]
        for node in nodes {
            for target in ownProducts(of: node) { owners[target, default: []].append(node) }
        }
        var queue = Array(isolated)
        while let node = queue.popLast() {
            for owner in owners[node] ?? [] where isolated.insert(owner).inserted { queue.append(owner) }
        }
        return nodes.filter { !isolated.contains($0) }.sorted()
    }

    /// The products that a type makes in its own isolation. Any thread may ask for the others, so these are outside of it
    /// anyway.
    private func ownProducts(of node: NodeID) -> [NodeID] {
        graph.made.edges(of: node).filter { !graph.isSendable($0, of: node) }
            .map { graph.made.target(at: $0) }
    }
}
