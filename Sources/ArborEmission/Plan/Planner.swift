import ArborGraph
import ArborModel

extension ConstructionPlan {
    /// Plans the code for a graph. The roots are children of one group; the plans keep the roots' order.
    ///
    /// - Parameters:
    ///   - imports: of each file, by path; those of files whose types are made are kept.
    ///   - additionalModules: to be imported whatever the files say.
    public init(
        for validated: ValidatedGraph, imports: [String: [ImportDeclaration]], additionalModules: [String]
    ) async {
        let graph = validated.graph
        let roots = graph.roots.filter {
            !graph.nodes[$0].properties.isEmpty && graph.nodes[$0].declaration?.kind != .extension
        }
        let plans = await withTaskGroup(of: (Int, RootPlan).self) { group in
            for (number, root) in roots.enumerated() {
                group.addTask { (number, TreePlanner(root: root, of: validated).plan()) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        self.roots = plans.sorted { $0.0 < $1.0 }.map(\.1)
        self.imports = Self.imports(of: validated, imports: imports, additionalModules: additionalModules)
    }

    private static func imports(
        of validated: ValidatedGraph, imports: [String: [ImportDeclaration]], additionalModules: [String]
    ) -> [ImportPlan] {
        let files = Set(validated.reached.compactMap { validated.graph.nodes[$0].declaration?.location.path })
        var planner = ImportPlanner()
        for declaration in files.flatMap({ imports[$0] ?? [] }) { planner.add(declaration) }
        for module in additionalModules { planner.add(module: module) }
        return planner.imports
    }
}
