import ArborModel

/// What is left of a root's needs, nobody provides. Each property that asks for it is a fault, but for those below
/// another that asks: they receive what that one receives.
struct UnmetDependencyRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        var rootsByNeed: [Need: [NodeID]] = [:]
        for root in analysis.graph.roots {
            for need in analysis.scopes.needs(of: root) where !need.isIfAvailable {
                rootsByNeed[need, default: []].append(root)
            }
        }
        if rootsByNeed.isEmpty { return [] }
        var index = TakerIndex(of: Set(rootsByNeed.keys), in: analysis)
        var nearMisses = NearMisses(graph: analysis.graph)
        return rootsByNeed.flatMap { need, roots in
            index.takers(of: need, from: roots).map {
                diagnostic(for: $0, need: need, nearMisses: &nearMisses, in: analysis)
            }
        }
    }

    private func diagnostic(
        for taker: GraphAnalysis.Taker, need: Need, nearMisses: inout NearMisses, in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[taker.node].properties[taker.property]
        let owner = graph.nodes[taker.node].type
        let wanted = "\(graph.key(need.key).label): \(graph.types[graph.spellings[Int(need.key)]])"
        let chain = taker.steps.map(\.from) + [taker.node]
        return Diagnostic(
            .unmetDependency,
            chain.count == 1
                ? "\(owner) is a root and receives '\(wanted)', but nothing stands above it"
                : "\(owner) receives '\(wanted)', but no type above it provides that",
            at: graph.location(of: property, in: taker.node),
            path: analysis.notes(for: taker.steps, to: taker.node),
            nearMisses: nearMisses.notes(for: graph.key(need.key), along: chain),
            help: help(
                wanted: wanted, chain: chain.dropLast().map { graph.nodes[$0].type.description },
                isExtension: graph.nodes[taker.node].declaration?.kind == .extension))
    }

    private func help(wanted: String, chain: [String], isExtension: Bool) -> String {
        switch chain.count {
        case 0 where isExtension: "remove the parameter, or 'isRoot'"
        case 0: "declare it as @Instantiated"
        case 1: "declare '\(wanted)' as @Instantiated in \(chain[0])"
        default:
            "declare '\(wanted)' as @Instantiated or @Forwarded in one of \(chain.joined(separator: ", "))"
        }
    }
}
