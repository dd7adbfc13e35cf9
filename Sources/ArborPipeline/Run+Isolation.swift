import ArborGraph
import ArborPlanning

extension Pipeline.Run {
    /// The types whose functions in the generated code have no isolation, in the order of their ids.
    @available(macOS 10.15, *)
    mutating func nonisolatedTypes(in graph: ValidatedGraph, _ configuration: Configuration) async -> [NodeID]
    {
        let isDefault = configuration.defaultIsolation == .mainActor
        // The tree of a type that is made for tests may be isolated where the type isn't.
        let mayIsolate = graph.graph.roots.contains {
            graph.graph.mockFunction(of: $0) != nil || graph.graph.mayIsolate($0, isDefault)
        }
        let sent = SentTypes(in: graph)
        if !mayIsolate || sent.nodes.isEmpty { return [] }
        var assumptions = Assumptions(configuration, self)
        var isolated: Set<NodeID> = []
        for node in sent.nodes {
            if let open = sent.assumptions(on: node), await assumptions.holdAsFarAsKnown(open) { continue }
            isolated.insert(node)
        }
        restsOnText = restsOnText || assumptions.restOnText
        return sent.madeWithout(isolated)
    }
    /// The values of owners in code for tests that aren't `Sendable`, as far as is known.
    @available(macOS 10.15, *)
    mutating func sentValues(in graph: ValidatedGraph, _ configuration: Configuration) async -> SentValues {
        var assumptions = Assumptions(configuration, self)
        let sent = await SentValues(in: graph) { await assumptions.hold($0) }
        restsOnText = restsOnText || assumptions.restOnText
        return sent
    }

    /// The names of the global actors on which types have to be made, as far as is known: roots, and with a default isolation all
    /// types, because those outside of it may hold configurations of those inside.
    @available(macOS 10.15, *)
    mutating func actors(
        neededIn graph: ValidatedGraph, _ configuration: Configuration
    ) async -> [NodeID: String] {
        var assumptions = Assumptions(configuration, self)
        var names: [NodeID: String] = [:]
        let nodes = configuration.defaultIsolation == .mainActor ? graph.reached : graph.graph.roots
        for (node, actor) in graph.actors(neededBy: nodes) {
            if await assumptions.hold(actor.assumptions) { names[node] = actor.name }
        }
        restsOnText = restsOnText || assumptions.restOnText
        return names
    }
}
