import ArborGraph

extension Pipeline.Run {
    /// The types whose functions in the generated code have no isolation, in the order of their ids.
    @available(macOS 10.15, *)
    mutating func nonisolatedTypes(in graph: ValidatedGraph, _ configuration: Configuration) async -> [NodeID]
    {
        let sent = SentTypes(in: graph)
        if sent.nodes.isEmpty { return [] }
        var assumptions = Assumptions(configuration, self)
        var isolated: Set<NodeID> = []
        for node in sent.nodes {
            guard let open = sent.assumptions(on: node), await assumptions.holdAsFarAsKnown(open) else {
                isolated.insert(node)
                continue
            }
        }
        restsOnText = restsOnText || assumptions.restOnText
        return sent.madeWithout(isolated)
    }
}
