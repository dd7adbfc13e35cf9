import ArborGraph
import ArborModel
import ArborParallel
import ArborPlans

/// Plans the generated code of one graph. The file is planned at once, and the code of its roots slice by slice.
///
/// All code of a root depends on the names, so these are decided beforehand. A function's plan depends only on the
/// names and the graph. Slices can therefore be planned in parallel, in any order, and dropped after they are printed.
public struct ConstructionPlanner: Sendable {
    /// The number of functions in a slice. It is large enough that the cost of a child task is negligible.
    private static let slice = 64

    /// The plan of the file, without the code of its roots.
    public let file: FilePlan
    /// The planners of shared functions and of the roots, in the order of `file.roots`.
    /// The classes that strict tests use in place of protocols, by name.
    public var usedDoubles: Set<String> { Set(trees.flatMap { $0.testParts?.doubles ?? [] }) }

    private let trees: [TreePlanner]
    /// The number of planners of shared functions, which come first.
    private let sharedCount: Int
    private let slices: [Slice]

    /// A range of one root's functions. The index after the last function represents the body of `init()`.
    private struct Slice {
        var root: Int
        var functions: Range<Int>
    }

    /// Plans the file for a graph. The roots are planned in one task group, `jobs` at a time. The plans keep the roots'
    /// order.
    ///
    /// - Parameters:
    ///   - imports: The imports of the files that `reachedFiles` names.
    ///   - modules: The modules to import in addition.
    ///   - limits: The sizes that functions may have.
    ///   - isIsolatedByDefault: True if the code's module may isolate what states nothing to the main actor.
    ///   - nonisolated: The nodes whose functions have no isolation, in the order of their ids.
    ///   - form: The form of the functions that make types for tests; `nil` for the code of production.
    ///   - sent: The values in code for tests that aren't `Sendable` and change their owner.
    ///   - actors: The global actors on which types are made for tests, whatever their initializers state.
    ///   - outside: The nodes of code for tests that don't have the module's default isolation because of their supertypes.
    ///   - condition: The condition of the `#if` around the code for tests, or "".
    ///   - doubles: The classes that strict tests use in place of protocols.
    ///   - isContinued: True if the code follows other code in one file.
    @available(macOS 10.15, *)
    public init(
        for validated: ValidatedGraph, imports: Set<ImportDeclaration> = [],
        modules: some Sequence<String> = [], limits: CodeLimits = CodeLimits(),
        isIsolatedByDefault: Bool = false, nonisolated: [NodeID] = [],
        mocks form: MockForm? = nil,
        sent: SentValues = SentValues(), actors: [NodeID: String] = [:], outside: Set<NodeID> = [],
        if condition: String = "", doubles: [TypeExpression: DoubleReference] = [:],
        isContinued: Bool = false,
        jobs: Int
    ) async {
        let graph = validated.graph
        let roots = graph.roots.filter {
            graph.isImplementedHere($0) || graph.mockFunction(of: $0) != nil
                || !graph.bindings(of: $0).isEmpty && graph.kind(of: $0)?.declaresType == true
                    && graph.implementation(of: $0) == nil
        }
        let owners = Owners(nonisolated: nonisolated, absent: sent.needs, in: validated)
        let modules = Set(modules)
        let imported = modules.union(imports.map { String($0.module) })
        let code = CodeNames(of: graph, imports: imported, form)
        let hidden = graph.hiddenNames(of: roots)
        let mocks = form.flatMap {
            Mocks(
                $0, validated, doubles, sent: sent.bindings, nonisolated: nonisolated + outside,
                actors: actors,
                isIsolatedByDefault: isIsolatedByDefault)
        }
        var configurations =
            form == .mock
            ? mocks.map {
                ConfigurationPlanner($0, validated, code, isIsolatedByDefault: isIsolatedByDefault)
            } : nil
        let parts = configurations?.plans() ?? []
        let replacements = configurations?.plans(ofRoots: roots, hiding: hidden) ?? []
        let planned = await PlannedTrees(
            of: roots, in: validated,
            PlannedTrees.Surroundings(
                code: code, limits: limits, isIsolatedByDefault: isIsolatedByDefault, owners: owners,
                mocks: mocks, roots: roots, hidden: hidden, replacements: replacements),
            // What a test sets is in a structure of each root's own.
            sharesFunctions: form != .test, jobs: jobs)
        let trees = planned.shared + planned.roots
        let used = code.modules(namedBy: validated.reached)
            .union(form == .mock ? code.modules(forDefaultsOf: validated.reached) : [])
        let aliases = AliasPlan.all(
            of: trees, besides: configurations?.aliases ?? [:], code, from: used, in: graph)
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
            // The signatures of a public class name types of modules that its protocol's file imports publicly.
            if graph.implementation(of: root)?.access.isEmpty == false {
                planner.publishImports(
                    of: graph.file(of: root), for: graph.modulesInSignatures(of: root), in: graph.modules)
            }
            guard let actor = graph.writtenActor(ofRoot: root) else { continue }
            planner.publish(
                actor: actor, for: graph.file(of: root), declaredIn: graph.folders(declaringActor: actor))
        }
        var file = FilePlan(
            imports: planner.imports, aliases: aliases,
            roots: planned.frames, texts: graph.symbols.texts,
            words: ReservedWords(in: graph.symbols))
        file.condition = condition
        file.isContinued = isContinued
        file.isForTests = form != nil
        file.isIsolatedByDefault = isIsolatedByDefault
        file.configurations = parts
        file.mockNames = form == .mock ? mocks?.names : nil
        slices = trees.indices.flatMap { root in
            let count = trees[root].functions.count + (root < planned.shared.count ? 0 : 1)
            return stride(from: 0, to: count, by: Self.slice).map {
                Slice(root: root, functions: $0..<min($0 + Self.slice, count))
            }
        }
        self.file = file
        self.trees = trees
        sharedCount = planned.shared.count
    }

    /// The number of slices, in the order of the roots.
    public var sliceCount: Int { slices.count }

    /// Plans the code of the slice with an index. Every call plans it again, with the same result.
    public func slice(_ index: Int) -> SlicePlan {
        let (root, functions) = (slices[index].root, slices[index].functions)
        let tree = trees[root]
        let count = tree.functions.count
        var slice = SlicePlan(
            root: root, isFirst: functions.lowerBound == 0,
            isLast: functions.upperBound >= (root < sharedCount ? count : count + 1),
            functions: functions.clamped(to: 0..<count).map(tree.function),
            body: functions.upperBound > count ? tree.body() : nil)
        if tree.mocks != nil, let body = slice.body {
            slice.settings = tree.settings
            slice.maybeUnused = body.unused(besides: slice.settings)
        }
        return slice
    }
}
