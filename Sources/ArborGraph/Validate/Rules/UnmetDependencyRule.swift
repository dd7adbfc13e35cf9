import ArborModel

/// Reports the dependencies that no type above their consumers provides.
///
/// A need that is still open at a root has no provider. It is one fault, however many properties receive the value: they
/// are its places.
struct UnmetDependencyRule: Rule {
    /// The locations of properties that aren't reported.
    var passedOver: Set<SourceLocation> = []

    /// The types on the shortest path to a consumer of each missing value.
    static func paths(in analysis: GraphAnalysis) -> [[NodeID]] {
        let roots = rootsByNeed(in: analysis)
        if roots.isEmpty { return [] }
        var index = ConsumerIndex(of: Set(roots.keys), in: analysis)
        return roots.sorted { $0.key < $1.key }.compactMap { need, roots in
            index.consumers(of: need, from: roots).first.map { $0.path.map(\.from) + [$0.node] }
        }
    }

    private static func rootsByNeed(in analysis: GraphAnalysis) -> [Need: [NodeID]] {
        var rootsByNeed: [Need: [NodeID]] = [:]
        for root in analysis.graph.roots {
            for need in analysis.scopes.needs(of: root) where !need.isIfAvailable {
                rootsByNeed[need, default: []].append(root)
            }
        }
        return rootsByNeed
    }

    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        var rootsByNeed = Self.rootsByNeed(in: analysis)
        if rootsByNeed.isEmpty { return [] }
        let misplaced = misplacedRoots(rootsByNeed, in: analysis)
        for need in rootsByNeed.keys where !misplaced.isEmpty {
            rootsByNeed[need]?.removeAll { root in misplaced.contains { $0.root == root } }
        }
        rootsByNeed = rootsByNeed.filter { !$0.value.isEmpty }
        var index = ConsumerIndex(of: Set(rootsByNeed.keys), in: analysis)
        var advice = UnmetDependencyAdvice(for: Set(rootsByNeed.keys.map(\.key)), in: analysis)
        let open = rootsByNeed.map { need, roots in
            let consumers = index.consumers(of: need, from: roots).filter { consumer in
                passedOver.isEmpty || !isPassedOver(consumer, in: analysis.graph)
            }
            return (need: need, consumers: consumers)
        }.filter { !$0.consumers.isEmpty && !isCausedElsewhere($0.consumers[0], in: analysis.graph) }
        advice.note(open.map(\.consumers))
        return misplaced.map { diagnostic(for: $0, in: analysis) }
            + open.map { diagnostic(for: $0.need, of: $0.consumers, &advice, in: analysis) }
    }

    private func isPassedOver(_ consumer: GraphAnalysis.Consumer, in graph: BindingGraph) -> Bool {
        graph.origin(of: consumer.property, in: consumer.node).map(passedOver.contains) == true
    }

    /// Returns whether no build has all types on the path because a build lacks the one that the type above it makes, which is a
    /// fault of its own.
    private func isCausedElsewhere(_ consumer: GraphAnalysis.Consumer, in graph: BindingGraph) -> Bool {
        (graph.branches.isEmpty || !graph.conflicts.isEmpty)
            && !graph.conditions.mayMeet(consumer.path.map(\.from) + [consumer.node])
    }

    /// A root that another root's tree makes, and that receives values which only that tree provides.
    private struct MisplacedRoot {
        var root: NodeID
        var owner: NodeID
        var needs: [Need]
    }

    private func misplacedRoots(_ rootsByNeed: [Need: [NodeID]], in analysis: GraphAnalysis)
        -> [MisplacedRoot]
    {
        let graph = analysis.graph
        let places = CreationPlaces(analysis)
        return Set(rootsByNeed.values.joined()).sorted().compactMap { root in
            let needs = rootsByNeed.filter { $0.value.contains(root) }
            for owner in places.otherRoots(above: root) {
                let provided = needs.filter { !$0.value.contains(owner) }.keys
                if provided.isEmpty { continue }
                let sorted = provided.sorted { graph.title(of: $0.key) < graph.title(of: $1.key) }
                return MisplacedRoot(root: root, owner: owner, needs: sorted)
            }
            return nil
        }
    }

    private func diagnostic(for misplaced: MisplacedRoot, in analysis: GraphAnalysis) -> Diagnostic {
        let graph = analysis.graph
        let (root, owner) = (graph.nodes[misplaced.root].type, graph.nodes[misplaced.owner].type)
        let others = misplaced.needs.count - 1
        return Diagnostic(
            .unmetDependency,
            "\(root) is a root, but it is also in the tree of \(owner), which provides values that it receives",
            about: [graph.subject(of: misplaced.root)],
            at: graph.declaration(of: misplaced.root)?.location,
            nearMisses: [
                Diagnostic.Note(
                    "\(owner) and the types below it provide '\(graph.title(of: misplaced.needs[0].key))'"
                        + (others == 0 ? "" : " and \(others) other value\(others == 1 ? "" : "s")"))
            ],
            help: "remove '\(graph.terms(of: misplaced.root).root): true'")
    }

    /// - Parameter consumers: The properties that receive the value, the one nearest to a root first.
    private func diagnostic(
        for need: Need, of consumers: [GraphAnalysis.Consumer], _ advice: inout UnmetDependencyAdvice,
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let consumer = consumers[0]
        let property = graph.nodes[consumer.node].properties[consumer.property]
        let path = analysis.path(by: consumer.path, to: consumer.node).appending(property)
        let isBuilt = graph.conditions.mayMeet(consumer.path.map(\.from) + [consumer.node])
        let found = isBuilt ? advice.advice(for: need.key, of: consumers) : Self.adviceWithoutBuild
        var diagnostic = Diagnostic(
            .unmetDependency, message(for: consumer, wanted: graph.title(of: need.key), in: graph),
            about: graph.subject(consumer.property, of: consumer.node),
            at: graph.origin(of: consumer.property, in: consumer.node), pathTitles: path.titles,
            pathCount: consumer.pathCount, path: path.notes, dependsOnPath: found.dependsOnPath,
            places: analysis.places(of: consumers.dropFirst().map { ($0.node, $0.property) }),
            nearMisses: found.notes, help: found.help, fixIts: found.fixIts)
        diagnostic.cause = found.cause
        return diagnostic
    }

    /// What to do where `BuildSplit` would need too many graphs.
    private static let adviceWithoutBuild = Advice(
        help:
            "no build has all types of the path, but the conditions are too many to write code for each of their "
            + "cases; declare each type of the path that is outside of '#if' once in each branch")

    private func message(
        for consumer: GraphAnalysis.Consumer, wanted: String, in graph: BindingGraph
    ) -> String {
        let owner = graph.nodes[consumer.node].type
        guard consumer.path.isEmpty else {
            return "\(owner) receives '\(wanted)', but no type above it provides that"
        }
        let isParameter = graph.kind(of: consumer.node)?.declaresType == false
        return RootFault.received(wanted, isParameter: isParameter).message(root: owner)
    }
}
