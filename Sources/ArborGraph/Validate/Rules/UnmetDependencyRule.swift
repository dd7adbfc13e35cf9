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
        var index = ConsumerIndex(of: Set(rootsByNeed.keys), in: analysis)
        var nearMisses = NearMisses(for: Set(rootsByNeed.keys.map(\.key)), in: analysis)
        return rootsByNeed.flatMap { need, roots in
            index.consumers(of: need, from: roots).map {
                diagnostic(for: $0, need: need, nearMisses: &nearMisses, in: analysis)
            }
        }
    }

    private func diagnostic(
        for consumer: GraphAnalysis.Consumer, need: Need, nearMisses: inout NearMisses,
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[consumer.node].properties[consumer.property]
        let owner = graph.nodes[consumer.node].type
        let wanted = graph.title(of: need.key)
        let way = analysis.way(by: consumer.steps, to: consumer.node).going(to: property)
        let misses = nearMisses.misses(for: need.key, of: consumer)
        let fault = consumer.steps.isEmpty ? rootFault(wanted: wanted, for: consumer, in: graph) : nil
        return Diagnostic(
            .unmetDependency,
            fault?.message(root: owner)
                ?? "\(owner) receives '\(wanted)', but no type above it provides that",
            about: graph.subject(consumer.property, of: consumer.node),
            at: graph.location(of: property, in: consumer.node), chain: way.chain,
            wayCount: consumer.wayCount, path: way.notes, nearMisses: misses.notes,
            help: fault?.help(in: graph.terms(of: consumer.node))
                ?? help(wanted: wanted, for: consumer, in: graph),
            fixIts: fixIts(
                of: graph.nodes[consumer.node].declaration?.dependencies[consumer.property.index], misses,
                graph.terms(of: consumer.node)))
    }

    private func rootFault(
        wanted: String, for consumer: GraphAnalysis.Consumer, in graph: BindingGraph
    ) -> RootFault {
        .received(wanted, isParameter: graph.nodes[consumer.node].declaration?.kind == .extension)
    }

    private func help(wanted: String, for consumer: GraphAnalysis.Consumer, in graph: BindingGraph) -> String
    {
        let chain = consumer.steps.map(\.from)
        let terms = graph.terms(of: consumer.node)
        switch chain.count {
        case 1: return "declare '\(wanted)' as \(terms.instantiated) in \(graph.nodes[chain[0]].type)"
        default:
            // Only a type whose making is deferred can be given values. The last type on the way asks itself.
            let given = consumer.steps.dropLast().last { graph.isLazy($0) }.flatMap { graph.target(of: $0) }
            return "declare '\(wanted)' as \(terms.instantiated) in one of "
                + names(of: chain, in: graph).joined(separator: ", ")
                + (given.map { ", or as \(terms.forwarded) in \(graph.nodes[$0].type)" } ?? "")
        }
    }

    /// The first, and the last ones: the nearest.
    private func names(of chain: [NodeID], in graph: BindingGraph) -> [String] {
        let names = { (nodes: ArraySlice<NodeID>) in nodes.map { graph.nodes[$0].type.description } }
        return chain.count <= 6 ? names(chain[...]) : names(chain[..<1]) + ["…"] + names(chain.suffix(4))
    }

    /// What is received by its plain name can be told where to come from instead.
    private func fixIts(of dependency: Dependency?, _ misses: NearMisses.Found, _ terms: Terms)
        -> [Diagnostic.FixIt]
    {
        guard let dependency, let annotation = dependency.annotation,
            case .received(ifAvailable: false) = dependency.source,
            // With arguments it is longer than all of its spellings.
            terms.receivedSpellings.contains(where: {
                $0.utf8.count == annotation.end.offset - annotation.start.offset
            }), let remedy = misses.remedy
        else { return [] }
        let end = SourceRange(start: annotation.end, end: annotation.end)
        return [Diagnostic.FixIt(remedy.message, edits: [.init(range: end, replacement: remedy.arguments)])]
    }
}
