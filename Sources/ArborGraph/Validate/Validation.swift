import ArborModel
import ArborParallel

/// A graph in which every dependency is met. Only validation creates one, and plans are made from it.
public struct ValidatedGraph: Sendable {
    /// The graph.
    public let graph: BindingGraph
    package let scopes: Scopes
    /// The analysis that the rules used. Queries and diagrams reuse it, so that a run solves the needs once.
    let analysis: GraphAnalysis
    /// The same graph for some builds each; empty if this one is right for all builds.
    private let parts: [ValidatedGraph]
    /// The nodes that are reachable from the roots, in the order of their ids.
    public let reached: [NodeID]

    /// The graphs that trees are planned from, each for other builds. A root may be in several of them.
    package var views: [ValidatedGraph] { parts.isEmpty ? [self] : parts }

    /// The number of the reached types of the sources: what link steps add doesn't count.
    public var reachedTypeCount: Int { Additions(graph).subjectCount(of: reached) }

    /// The indices of the files that declare the reached nodes, in order.
    public var reachedFiles: [Int] {
        var isReached = Array(repeating: false, count: graph.resolved.count)
        for node in reached where graph.isDeclared(node) {
            isReached[graph.declarations[node].file] = true
        }
        return isReached.indices.filter { isReached[$0] }
    }

    /// The indices of the files that declare the roots, in the order of the roots.
    public var rootFiles: [Int] { graph.roots.map { graph.declarations[$0].file } }

    /// A global actor on which a type and everything below it have to be made.
    package struct NeededActor {
        /// Its name, as the graph knows it.
        package var name: String
        /// The facts outside of the graph on which it depends that the actor is needed.
        package var assumptions: [Suspicion.Assumption]
    }

    /// The supertypes that decide which types have a known default isolation.
    package var supertypesForDefault: Set<[Supertype]> { IsolatedTypes.supertypesForDefault(in: analysis) }

    /// Returns the nodes that don't have a known default isolation because of their supertypes.
    ///
    /// - Parameter outside: The supertypes below which types don't have it.
    package func nodes(outside: Set<[Supertype]>) -> Set<NodeID> {
        outside.isEmpty ? [] : IsolatedTypes.nodes(outside: outside, in: analysis)
    }

    /// Returns the global actors that nodes need. Nodes that need none or several are left out.
    ///
    /// - Parameter outside: The supertypes below which types don't have the default isolation.
    package func actors(neededBy nodes: [NodeID], outside: Set<[Supertype]>) -> [NodeID: NeededActor] {
        guard let types = IsolatedTypes(in: analysis, outside: outside) else { return [:] }
        var needed: [NodeID: NeededActor] = [:]
        for node in nodes {
            let actors = types.actors(of: node)
            if actors.count != 1 { continue }
            needed[node] = NeededActor(
                name: types.name(of: actors[0]), assumptions: types.assumptions(on: actors[0], of: node))
        }
        return needed
    }

    /// Returns the attributes of nodes that certainly name a global actor, on which their initializers and default values run.
    package func writtenActors(of nodes: [NodeID]) -> [NodeID: String] {
        var actors: GlobalActors?
        var found: [NodeID: String] = [:]
        for node in nodes {
            let isolation = graph.concurrency(of: node).written
            guard case .attribute(let name) = isolation else { continue }
            actors = actors ?? GlobalActors(in: graph)
            if actors?.actor(of: isolation) != nil { found[node] = name }
        }
        return found
    }

    init(_ analysis: GraphAnalysis, parts: [ValidatedGraph] = []) {
        self.analysis = analysis
        self.parts = parts
        graph = analysis.graph
        scopes = analysis.scopes
        reached = graph.nodeIDs.filter { analysis.isBelowRoot($0) }
    }
}

/// The result of validating a graph.
public struct Validation: Sendable {
    /// The validated graph; `nil` if the graph has an error.
    public let graph: ValidatedGraph?
    /// All faults that need no assumptions, in the order of printing.
    public let diagnostics: [Diagnostic]
    /// The faults that depend on assumptions, in the order of printing.
    public let suspicions: [Suspicion]
    /// The analysis that the rules used, whether the graph is sound or not.
    let analysis: GraphAnalysis
    /// The faults with other choices of the providers in conflict.
    var choices = OtherChoices()
    /// The results for some builds each, if one graph isn't right for all of them.
    var views: [Validation] = []

    /// The supertypes that decide which types have a known default isolation.
    package var supertypesForDefault: Set<[Supertype]> { IsolatedTypes.supertypesForDefault(in: analysis) }
}

extension BindingGraph {
    private static let rules: [any Rule] = [
        RootlessProgramRule(), DuplicateProviderRule(), MissingProviderRule(), UncoveredConditionRule(),
        RootRule(),
        UnmetDependencyRule(), NeverAvailableRule(), NeverReadyRule(), ForwardedIntoConstantRule(),
        ErasedValuesRule(),
        ConstructionCycleRule(),
        ScopeCycleRule(), EndlessTypeRule(), InternalProviderRule(),
    ]

    private static let suspiciousRules: [any SuspiciousRule] = [
        IsolationMismatchRule(), IsolatedSendableProductRule(), NonSendableCaptureRule(),
        SendableImplementationRule(), SharedActorDependencyRule(), IsolatedActorDependencyRule(),
        ConformanceRule(),
    ]

    /// The rules that report superfluous declarations of a sound graph. They cost time, so they run only on request.
    private static let advice: [(id: DiagnosticID, rule: any Rule)] = [
        (.unreachableType, UnreachableTypeRule()), (.unusedAdditionalType, UnusedAdditionalTypeRule()),
    ]

    /// Validates the graph with every rule.
    ///
    /// The rules run as child tasks of one group, `jobs` at a time. Their faults are merged in a fixed order.
    ///
    /// - Parameters:
    ///   - jobs: The number of rules that are applied at a time.
    ///   - ids: The ids of the advice to report as well.
    ///   - isIsolatedByDefault: True if the modules with roots are known to be isolated to the main actor.
    ///   - survey: The facts about other declarations, if they are known.
    @available(macOS 10.15, *)
    public func validate(
        jobs: Int, advising ids: Set<DiagnosticID> = [], isIsolatedByDefault: Bool = false,
        survey: DeclarationSurvey = DeclarationSurvey()
    ) async -> Validation {
        let analysis = GraphAnalysis(self, isIsolatedByDefault: isIsolatedByDefault, survey: survey)
        let advice = ids.isEmpty ? [] : Self.advice.filter { ids.contains($0.id) }.map(\.rule)
        let rules = Self.rules + advice
        var choices = await otherChoices(rules, jobs: jobs, like: analysis)
        let found = await inParallel(rules.count, jobs: jobs) { rules[$0].diagnostics(for: analysis) }
        let all = settled(linkFaults + found.flatMap(\.self))
        let suspicions = await suspicions(for: analysis, jobs: jobs)
        choices.compare(with: all + suspicions.map(\.diagnostic))
        let independent = choices.independent(passingOverConsumers(in: all, choices, analysis))
        let diagnostics = unexplained(independent.joiningSpecializations.joiningCommonCauses)
            .sorted(by: Diagnostic.inPrintingOrder)
        let isValid = !all.contains { $0.severity == .error }
        if !isValid, let views = BuildSplit.views(of: analysis) {
            return await validate(
                views, advice: advice.flatMap { $0.diagnostics(for: analysis) }, analysis: analysis,
                jobs: jobs)
        }
        return Validation(
            graph: isValid ? ValidatedGraph(analysis) : nil, diagnostics: diagnostics,
            suspicions: suspicions.filter { choices.isIndependent($0.diagnostic) },
            analysis: analysis, choices: choices)
    }

    /// Returns the diagnostics without the properties that lack a value because of the choice of a provider.
    private func passingOverConsumers(
        in diagnostics: [Diagnostic], _ choices: OtherChoices, _ analysis: GraphAnalysis
    ) -> [Diagnostic] {
        let dependent = choices.dependentConsumers(in: diagnostics)
        if dependent.isEmpty { return diagnostics }
        let unmet = UnmetDependencyRule(passedOver: dependent).diagnostics(for: analysis)
        return diagnostics.filter { $0.id != .unmetDependency } + settled(unmet)
    }

    /// The faults of this graph with other choices of the providers in conflict.
    @available(macOS 10.15, *)
    private func otherChoices(_ rules: [any Rule], jobs: Int, like analysis: GraphAnalysis) async
        -> OtherChoices
    {
        var choices = OtherChoices()
        // A conflict that isn't reported explains nothing.
        guard !DuplicateProviderRule.reported(in: self).isEmpty else { return choices }
        for graph in alternatives {
            let analysis = GraphAnalysis(
                graph, isIsolatedByDefault: analysis.isIsolatedByDefault, survey: analysis.survey)
            let found = await inParallel(rules.count, jobs: jobs) { rules[$0].diagnostics(for: analysis) }
            let suspicions = await graph.suspicions(for: analysis, jobs: jobs)
            choices.add(
                graph.settled(linkFaults + found.flatMap(\.self)) + suspicions.map(\.diagnostic),
                of: analysis)
        }
        return choices
    }

    private func unexplained(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.isEmpty ? [] : KnownFaults(self).removingConsequences(from: diagnostics)
    }

    @available(macOS 10.15, *)
    fileprivate func suspicions(for analysis: GraphAnalysis, jobs: Int) async -> [Suspicion] {
        let rules = Self.suspiciousRules
        return await inParallel(rules.count, jobs: jobs) { rules[$0].suspicions(for: analysis) }
            .flatMap(\.self).sorted { Diagnostic.inPrintingOrder($0.diagnostic, $1.diagnostic) }
    }
}

@available(macOS 10.15, *)
extension Validation {
    /// Returns the suspicions once it is known where types don't have the default isolation.
    ///
    /// - Parameter outside: The supertypes below which they don't.
    package func suspicions(outside: Set<[Supertype]>, jobs: Int) async -> [Suspicion] {
        var joined: [Suspicion] = []
        for view in views { joined += await view.suspicions(outside: outside, jobs: jobs) }
        if !views.isEmpty { return joined.onceEach }
        var analysis = analysis
        analysis.survey.outside = outside
        return await analysis.graph.suspicions(for: analysis, jobs: jobs).filter {
            choices.isIndependent($0.diagnostic)
        }
    }
}
