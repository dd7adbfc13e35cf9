import ArborModel

/// A module whose summary a run links.
public struct LinkedModule: Equatable, Sendable {
    /// What the summary says about its module.
    public var origin: ModuleOrigin
    /// The path of the summary.
    public var path: String

    /// Creates a module from its origin and the path of its summary.
    public init(_ origin: ModuleOrigin, path: String) {
        self.origin = origin
        self.path = path
    }
}

/// Checks that the modules of a program are all there, once, and in layers.
///
/// Summaries that name no module take no part.
public struct ModuleCheck {
    private let modules: [LinkedModule]
    /// The index of each module by its name. The first of several counts.
    private var indices: [String: Int] = [:]
    /// The faults, in the order of the modules.
    public private(set) var faults: [Diagnostic] = []

    /// Checks the modules of a program.
    public init(_ modules: [LinkedModule]) {
        self.modules = modules.filter { !$0.origin.module.isEmpty }
        checkRepetitions()
        checkDependencies()
        checkCycles()
    }

    /// Returns the faults of modules that have two summaries, or that are linked to their own sources.
    ///
    /// - Parameter own: The module whose sources are read; `nil` if it isn't known.
    public static func repetitions(in modules: [LinkedModule], beside own: String?) -> [Diagnostic] {
        var check = ModuleCheck(unchecked: modules)
        check.checkRepetitions()
        let repeated = check.modules.filter { $0.origin.module == own }.prefix(1).map { module in
            Diagnostic(
                .repeatedModule,
                "this is the summary of the module '\(module.origin.module)', whose sources are read too",
                about: [module.origin.module], at: SourceLocation(path: module.path),
                help: "remove it from the summaries, or give the sources another name by '--module-name'")
        }
        return repeated + check.faults
    }

    private init(unchecked modules: [LinkedModule]) {
        self.modules = modules.filter { !$0.origin.module.isEmpty }
    }

    private mutating func checkRepetitions() {
        for (index, module) in modules.enumerated() {
            guard let first = indices[module.origin.module] else {
                indices[module.origin.module] = index
                continue
            }
            let other = modules[first]
            let titles = [other, module].map(\.origin.title)
            faults.append(
                Diagnostic(
                    .repeatedModule, "the module '\(module.origin.module)' has two summaries",
                    about: [module.origin.module], at: SourceLocation(path: module.path),
                    places: [Diagnostic.Note("the other one", at: SourceLocation(path: other.path))],
                    help: titles[0] == titles[1]
                        ? "link one of them"
                        : "give the module of \(titles[0]) or of \(titles[1]) another name"))
        }
    }

    /// Reports each missing module once, at the first module that lists it.
    private mutating func checkDependencies() {
        var consumers: [String: [LinkedModule]] = [:]
        var missing: [String] = []
        for module in modules {
            for name in module.origin.dependencies where indices[name] == nil {
                if consumers[name] == nil { missing.append(name) }
                consumers[name, default: []].append(module)
            }
        }
        for name in missing { faults.append(fault(ofMissing: name, consumers[name] ?? [])) }
    }

    private func fault(ofMissing name: String, _ consumers: [LinkedModule]) -> Diagnostic {
        let first = consumers[0]
        return Diagnostic(
            .missingModule,
            "\(first.origin.title) depends on the module '\(name)', whose summary is not linked",
            about: [name], at: SourceLocation(path: first.path),
            places: consumers.dropFirst().prefix(3).map {
                Diagnostic.Note("\($0.origin.title) depends on it too", at: SourceLocation(path: $0.path))
            },
            help:
                "pass the summary of '\(name)' too: '--dependent-module-info' takes those of all modules that the "
                + "root depends on, directly or not")
    }

    private mutating func checkCycles() {
        let targets = modules.map { $0.origin.dependencies.compactMap { indices[$0] } }
        let edges = targets.indices.flatMap { from in
            targets[from].map { (from: ModuleID(from), to: ModuleID($0)) }
        }
        let components = Components(Adjacency<ModuleID, ModuleID>(count: modules.count, edges: edges))
        for component in components.indices.map({ components[$0].map(\.index).sorted() }) {
            guard component.count > 1 || targets[component[0]].contains(component[0]) else { continue }
            faults.append(fault(ofCycle: shortestCycle(from: component[0], targets)))
        }
    }

    private struct ModuleID: DenseID { let rawValue: Int32 }

    /// Returns the modules of the shortest cycle through one of them, which comes first.
    private func shortestCycle(from start: Int, _ targets: [[Int]]) -> [Int] {
        var previous: [Int: Int] = [:]
        var order = [start]
        var next = 0
        while next < order.count, previous[start] == nil {
            let module = order[next]
            next += 1
            for target in targets[module] where previous[target] == nil {
                previous[target] = module
                order.append(target)
            }
        }
        var cycle: [Int] = []
        var module = previous[start] ?? start
        while module != start {
            cycle.append(module)
            module = previous[module] ?? start
        }
        return [start] + cycle.reversed()
    }

    private func fault(ofCycle cycle: [Int]) -> Diagnostic {
        let names = (cycle + [cycle[0]]).map { modules[$0].origin.title }
        return Diagnostic(
            .moduleCycle, "modules depend on each other: \(names.joined(separator: " → "))",
            about: cycle.map { modules[$0].origin.module }, at: SourceLocation(path: modules[cycle[0]].path),
            help: "remove one of these dependencies: Swift compiles no modules that import each other")
    }
}
