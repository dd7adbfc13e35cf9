import ArborModel

/// A graph in which every dependency is met: what plans are made from. Only validation makes one.
public struct ValidatedGraph: Sendable {
    public let graph: BindingGraph
    /// By node.
    public let scopes: [Scope]
    /// The nodes that are made, in the order of their numbers.
    public let reached: [NodeID]

    fileprivate init(_ analysis: GraphAnalysis) {
        graph = analysis.graph
        scopes = analysis.scopes
        reached = analysis.reached.sorted()
    }
}

/// What came of judging a graph.
public struct Validation: Sendable {
    /// `nil` where the graph has an error.
    public let graph: ValidatedGraph?
    /// All faults, in the order of printing.
    public let diagnostics: [Diagnostic]
}

extension BindingGraph {
    private static let rules: [any Rule] = [
        DuplicateProviderRule(), MissingProviderRule(), RootRule(), UnmetDependencyRule(),
        ForwardedIntoConstantRule(),
        ErasedValuesRule(), ConstructionCycleRule(), ScopeCycleRule(),
    ]

    /// Judges the graph by every rule. The rules are children of one group; their faults are merged in a fixed order.
    public func validate() async -> Validation {
        let analysis = GraphAnalysis(self)
        let diagnostics = await withTaskGroup(of: [Diagnostic].self) { group in
            for rule in Self.rules { group.addTask { rule.diagnostics(for: analysis) } }
            return await group.reduce(into: [], +=)
        }.sorted(by: Diagnostic.inPrintingOrder)
        let isValid = !diagnostics.contains { $0.severity == .error }
        return Validation(graph: isValid ? ValidatedGraph(analysis) : nil, diagnostics: diagnostics)
    }
}
