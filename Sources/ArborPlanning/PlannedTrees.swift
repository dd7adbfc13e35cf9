import ArborGraph
import ArborParallel
import ArborPlans

/// The planners of all trees of a file: of the functions that roots share, and of the roots.
struct PlannedTrees: Sendable {
    /// What all trees of a file have in common.
    struct Surroundings: Sendable {
        var code: CodeNames
        var limits: CodeLimits
        var isIsolatedByDefault: Bool
        var owners: Owners
        var mocks: Mocks?
        /// All roots, in the order of their ids.
        var roots: [NodeID]
        /// By index of a root, the names that its extension hides.
        var hidden: [HiddenNames]
        /// By index of a root, what tests may replace. Empty for code of production.
        var replacements: [ConfigurationPlan?]
    }

    private(set) var groups: [RootGroup] = []
    private(set) var shared: [TreePlanner] = []
    private(set) var roots: [TreePlanner] = []
    /// By tree of a root, the index of the group that it shares functions with.
    private var groupsOfRoots: [Int?] = []

    /// Plans the trees of the roots, `jobs` at a time. A root has a tree for each graph that it is in.
    ///
    /// - Parameter sharesFunctions: False if each root has functions of its own.
    @available(macOS 10.15, *)
    init(
        of roots: [NodeID], in validated: ValidatedGraph, _ surroundings: Surroundings, sharesFunctions: Bool,
        jobs: Int
    ) async {
        let graphs = validated.views
        let rootsOfGraphs = graphs.map { view in
            roots.filter { view.graph.roots.sortedIndex(of: $0) != nil }
        }
        let groupsOfGraphs = zip(graphs, rootsOfGraphs).map { view, roots in
            sharesFunctions
                ? RootGroup.all(
                    of: roots, limits: surroundings.limits,
                    isIsolatedByDefault: surroundings.isIsolatedByDefault, surroundings.mocks, in: view.graph)
                : []
        }
        let count = groupsOfGraphs.reduce(0) { $0 + $1.count }
        var names = NameTable.sharedTypes(count, in: validated.graph)[...]
        for index in graphs.indices {
            let types = Array(names.prefix(groupsOfGraphs[index].count))
            names = names.dropFirst(types.count)
            await add(
                rootsOfGraphs[index], groupsOfGraphs[index], types, of: graphs[index], surroundings,
                jobs: jobs)
        }
    }

    /// The frames of all trees, those of shared functions first.
    var frames: [RootPlan] {
        zip(shared, groups).map { $0.sharedFrame(of: $1) }
            + zip(roots, groupsOfRoots).map { $0.frame(shared: $1) }
    }

    @available(macOS 10.15, *)
    private mutating func add(
        _ roots: [NodeID], _ groups: [RootGroup], _ types: [String], of graph: ValidatedGraph,
        _ surroundings: Surroundings, jobs: Int
    ) async {
        let worker = { @Sendable in TreePlanner.Worker(conditions: ConditionPlanner(graph.graph)) }
        let functions = await inParallel(groups.count, jobs: jobs, worker: worker) { planner, index in
            TreePlanner(
                roots: groups[index].roots, sharedType: types[index], of: graph, surroundings, with: &planner)
        }
        let indices = groups.indexByRoot
        let trees = await inParallel(roots.count, jobs: jobs, worker: worker) { planner, index in
            TreePlanner(
                roots: [roots[index]], shared: indices[roots[index]].map { functions[$0] }, of: graph,
                surroundings, with: &planner)
        }
        groupsOfRoots += roots.map { root in indices[root].map { $0 + self.groups.count } }
        self.groups += groups
        shared += functions
        self.roots += trees
    }
}
