import ArborModel

/// Tells builds apart where one graph for all of them has a fault that no build has.
///
/// A type outside of all `#if`s may have other needs in each build, since what it makes differs. A graph joins these needs. If
/// that makes a fault, the graph is built once for the builds that declare a type on the path to the fault, and once for the
/// others. All of these graphs have the same ids.
enum BuildSplit {
    /// The greatest number of graphs. Each one has code of its own.
    private static let most = 16

    /// Returns graphs for some builds each; `nil` if one graph is right for all builds, if there would be too many, or if no
    /// build has a root.
    static func views(of analysis: GraphAnalysis) -> [BindingGraph]? {
        let whole = analysis.graph
        guard whole.maySplit, let parts = parts(of: analysis) else { return nil }
        var open = Array(parts.reversed())
        var views: [BindingGraph] = []
        while let conditions = open.popLast() {
            let view = BindingGraph(whole, in: conditions)
            if view.roots.isEmpty { continue }
            guard view.hasIDs(of: whole) else { return nil }
            if let parts = Self.parts(of: GraphAnalysis(view, survey: analysis.survey)) {
                open += parts.reversed()
            } else {
                views.append(view)
            }
            if open.count + views.count > most { return nil }
        }
        return views.isEmpty ? nil : views
    }

    /// Returns the conditions of the builds with a type on the path to a fault that no build has, and of those without it.
    private static func parts(of analysis: GraphAnalysis) -> [ProviderConditions]? {
        let conditions = analysis.graph.conditions
        for path in faultyPaths(in: analysis) where !conditions.mayMeet(path) {
            for node in path where conditions.declared(node) != .always {
                if let parts = conditions.split(by: node) { return parts }
            }
        }
        return nil
    }

    /// The types on the paths to the faults that may be in no build.
    private static func faultyPaths(in analysis: GraphAnalysis) -> [[NodeID]] {
        UnmetDependencyRule.paths(in: analysis) + ScopeCycleRule.loops(in: analysis)
            + ConstructionCycleRule.loops(in: analysis)
    }
}

extension BindingGraph {
    /// Returns whether the graph is about all builds, and some property has providers in several branches.
    fileprivate var maySplit: Bool {
        !branches.isEmpty && conflicts.isEmpty && conditions.considered == .always
    }

    /// The same graph for some builds.
    fileprivate convenience init(_ graph: BindingGraph, in conditions: ProviderConditions) {
        var conditions = conditions
        conditions.findMade(from: graph.roots, by: graph.made)
        var resolver = GraphResolver(GraphTables(of: graph), conditions)
        resolver.resolveAll()
        self.init(&resolver.graph)
    }

    fileprivate func hasIDs(of other: BindingGraph) -> Bool {
        symbols.count == other.symbols.count && types.count == other.types.count
            && nodeCount == other.nodeCount && keyCount == other.keyCount
    }
}
