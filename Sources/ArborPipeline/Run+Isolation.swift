import ArborGraph
import ArborPlanning

extension Pipeline.Run {
    /// The types whose functions in the generated code have no isolation, in the order of their ids.
    @available(macOS 10.15, *)
    mutating func nonisolatedTypes(in graph: ValidatedGraph, _ configuration: Configuration) async -> [NodeID]
    {
        let isDefault = configuration.defaultIsolation == .mainActor
        let mayIsolate = graph.graph.roots.contains { graph.graph.mayIsolate($0, isDefault) }
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
}
