import ArborGraph
import ArborPlanning

extension Pipeline.Run {
    /// What isolates the generated code.
    struct CodeIsolation {
        /// The types whose functions have no isolation, in the order of their ids.
        var nonisolated: [NodeID] = []
        /// True if the code's module may have a default isolation, as the option or its project says.
        var mayBeDefault: Bool
    }

    /// Returns what isolates the code of production. The project is only asked if a type takes ownership of what is made.
    @available(macOS 10.15, *)
    mutating func isolation(of graph: ValidatedGraph, _ configuration: Configuration) async -> CodeIsolation {
        var isolation = CodeIsolation(mayBeDefault: configuration.defaultIsolation == .mainActor)
        let sent = SentTypes(in: graph)
        if sent.nodes.isEmpty { return isolation }
        var assumptions = Assumptions(configuration, self)
        defer { add(assumptions) }
        isolation.mayBeDefault = assumptions.mayIsolateByDefault(
            graph.rootFiles.map { files[$0].summary.path })
        guard graph.graph.roots.contains(where: { graph.graph.mayIsolate($0, isolation.mayBeDefault) }) else {
            return isolation
        }
        await assumptions.decide(graph.supertypesForDefault)
        isolation.nonisolated = await sent.nonisolated(
            outside: graph.nodes(outside: assumptions.certainlyOutside), assumptions: &assumptions)
        return isolation
    }

    /// Keeps what the decisions of some assumptions depend on.
    @available(macOS 10.15, *)
    mutating func add(_ assumptions: Assumptions) {
        text.add(assumptions.text)
        trackedPaths += assumptions.trackedPaths
    }

    /// What isolates code for tests, as far as is known.
    struct TestIsolation {
        /// The types whose functions have no isolation, in the order of their ids.
        var nonisolated: [NodeID]
        /// The values of owners that aren't `Sendable`.
        var sent: SentValues
        /// The names of the global actors on which types have to be made.
        var actors: [NodeID: String] = [:]
        /// The types that don't have the default isolation because of their supertypes.
        var outside: Set<NodeID> = []
        /// True if the code's module may have a default isolation, as the option or its project says.
        var mayBeDefault = false
    }

    /// Returns what isolates code for tests. The tree of a type may be isolated there where the type isn't.
    @available(macOS 10.15, *)
    mutating func isolation(
        ofTestsIn graph: ValidatedGraph, _ configuration: Configuration
    ) async -> TestIsolation {
        var assumptions = Assumptions(configuration, self)
        // Only what surely has the default isolation counts.
        await assumptions.decide(graph.supertypesForDefault)
        let outside = graph.nodes(outside: assumptions.certainlyOutside)
        var isolation = TestIsolation(
            nonisolated: await SentTypes(in: graph).nonisolated(outside: outside, assumptions: &assumptions),
            sent: await SentValues(in: graph) { await assumptions.hold($0) }, outside: outside)
        isolation.mayBeDefault = assumptions.mayIsolateByDefault(
            graph.rootFiles.map { files[$0].summary.path })
        // With a default isolation, types outside of it may hold configurations of those inside.
        let nodes = configuration.defaultIsolation == .mainActor ? graph.reached : graph.graph.roots
        for (node, actor) in graph.actors(neededBy: nodes, outside: assumptions.outside)
        where await assumptions.hold(actor.assumptions) {
            isolation.actors[node] = actor.name
        }
        add(assumptions)
        return isolation
    }
}

@available(macOS 10.15, *)
extension SentTypes {
    /// The types that nothing isolates, and that make nothing isolated, in the order of their ids.
    fileprivate func nonisolated(outside: Set<NodeID>, assumptions: inout Assumptions) async -> [NodeID] {
        var isolated: Set<NodeID> = []
        for node in nodes {
            if let open = self.assumptions(on: node, outside: outside),
                await assumptions.holdAsFarAsKnown(open)
            {
                continue
            }
            isolated.insert(node)
        }
        return madeWithout(isolated)
    }
}
