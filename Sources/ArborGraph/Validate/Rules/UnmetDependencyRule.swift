import ArborModel

/// Reports the properties whose dependency no type above them provides.
///
/// A need that is still open at a root has no provider. Each property that receives it is a fault, unless a type above
/// receives it too: the property then gets the value of that type.
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
        let path = analysis.path(by: consumer.path, to: consumer.node).appending(property)
        let misses = nearMisses.misses(for: need.key, of: consumer)
        let fault = consumer.path.isEmpty ? rootFault(wanted: wanted, for: consumer, in: graph) : nil
        return Diagnostic(
            .unmetDependency,
            fault?.message(root: owner)
                ?? "\(owner) receives '\(wanted)', but no type above it provides that",
            about: graph.subject(consumer.property, of: consumer.node),
            at: graph.location(of: property, in: consumer.node), pathTitles: path.titles,
            pathCount: consumer.pathCount, path: path.notes, nearMisses: misses.notes,
            help: fault?.help(in: graph.terms(of: consumer.node))
                ?? help(wanted: wanted, for: consumer, in: graph),
            fixIts: fixIts(
                of: graph.nodes[consumer.node].declaration?.dependencies[consumer.property.index], misses,
                graph.terms(of: consumer.node)))
    }

    private func rootFault(
        wanted: String, for consumer: GraphAnalysis.Consumer, in graph: BindingGraph
    ) -> RootFault {
        .received(wanted, isParameter: graph.kind(of: consumer.node)?.declaresType == false)
    }

    private func help(wanted: String, for consumer: GraphAnalysis.Consumer, in graph: BindingGraph) -> String
    {
        let ancestors = consumer.path.map(\.from)
        let terms = graph.terms(of: consumer.node)
        switch ancestors.count {
        case 1: return "declare '\(wanted)' as \(terms.instantiated) in \(graph.nodes[ancestors[0]].type)"
        default:
            // Only a type whose making is deferred can be given values. The last type on the path is the consumer.
            let given = consumer.path.dropLast().last { graph.isLazy($0) }.flatMap { graph.target(of: $0) }
            return "declare '\(wanted)' as \(terms.instantiated) in one of "
                + names(of: ancestors, in: graph).joined(separator: ", ")
                + (given.map { ", or as \(terms.forwarded) in \(graph.nodes[$0].type)" } ?? "")
        }
    }

    /// The names of the types on a path. A long path is reduced to its first type and the last ones, the nearest.
    private func names(of ancestors: [NodeID], in graph: BindingGraph) -> [String] {
        let names = { (nodes: ArraySlice<NodeID>) in nodes.map { graph.nodes[$0].type.description } }
        return ancestors.count <= 6
            ? names(ancestors[...]) : names(ancestors[..<1]) + ["…"] + names(ancestors.suffix(4))
    }

    /// Fix-its that add arguments to a received annotation that has none.
    private func fixIts(of dependency: Dependency?, _ misses: NearMisses.Found, _ terms: Terms)
        -> [Diagnostic.FixIt]
    {
        guard let dependency, let annotation = dependency.annotation,
            case .received(ifAvailable: false) = dependency.source,
            // An annotation with arguments is longer than each spelling without.
            terms.receivedSpellings.contains(where: {
                $0.utf8.count == annotation.end.offset - annotation.start.offset
            }), let remedy = misses.remedy
        else { return [] }
        let end = SourceRange(start: annotation.end, end: annotation.end)
        return [Diagnostic.FixIt(remedy.message, edits: [.init(range: end, replacement: remedy.arguments)])]
    }
}
