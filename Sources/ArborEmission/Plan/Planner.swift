import ArborGraph
import ArborModel
import ArborParallel

extension ConstructionPlan {
    /// The greatest number of values that one function computes, unless a configuration sets another. From here on the
    /// square in the compiler's time for a body shows: see `Documentation/benchmarks.md`.
    public static let longestBody = 64

    /// Plans the code for a graph. The roots are children of one group, `jobs` at a time; the plans keep the roots'
    /// order.
    ///
    /// - Parameters:
    ///   - imports: The imports of the files that `reachedFiles` names.
    ///   - modules: The modules to import besides.
    ///   - longestBody: The greatest number of values that one function computes, from 1.
    @available(macOS 10.15, *)
    public init(
        for validated: ValidatedGraph, imports: Set<ImportDeclaration> = [],
        modules: some Sequence<String> = [], longestBody: Int = Self.longestBody,
        jobs: Int
    ) async {
        let graph = validated.graph
        let division = FunctionSplitter(longest: longestBody)
        let roots = graph.roots.filter {
            !graph.bindings(of: $0).isEmpty && graph.kind(of: $0) != .extension
        }
        let modules = Set(modules)
        let imported = modules.union(imports.map { String($0.module) })
        let code = CodeNames(of: graph, imports: imported)
        let hidden = graph.hiddenNames(of: roots)
        self.roots = await inParallel(
            roots.count, jobs: jobs, worker: { TreePlanner.Worker(conditions: ConditionPlanner(graph)) },
            { planner, number in
                TreePlanner(
                    root: roots[number], hiding: hidden[number], of: validated, code: code,
                    division: division,
                    with: &planner)
            })
        let used = code.modules(namedBy: validated.reached)
        aliases = AliasPlan.all(of: self.roots, code, from: used, in: graph)
        var planner = ImportPlanner(
            leveled: graph.leveledImports(in: code.own),
            areLevelsShared: graph.modules.isSingle || code.own == nil,
            libraryModules: graph.dialects.libraryModules)
        for declaration in imports where code.isNeeded(import: String(declaration.module), used: used) {
            planner.add(declaration)
        }
        for module in modules.union(code.unseenModules(of: used, by: imported)) {
            planner.add(module: module)
        }
        for root in roots {
            guard let actor = graph.writtenActor(ofRoot: root) else { continue }
            planner.publish(
                actor: actor, for: graph.file(of: root), declaredIn: graph.folders(declaringActor: actor))
        }
        self.imports = planner.imports
    }
}
