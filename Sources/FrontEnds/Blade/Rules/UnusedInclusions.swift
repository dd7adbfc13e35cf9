import ArborModel

/// Which inclusions of modules lead to a value that a component needs.
struct UnusedInclusions {
    /// An entry of `modules` or `submodules`.
    private struct Inclusion: Hashable {
        var owner: Place
        var index: Int
    }

    private let program: BladeProgram
    private var reached: Set<Inclusion> = []
    private var used: Set<Inclusion> = []
    /// The modules of which some component needs a value, and those that include them.
    private(set) var needed: Set<TypeExpression> = []

    init(_ program: BladeProgram) { self.program = program }

    /// Notes what a component includes and needs. The `#if` branches of one module count as one.
    mutating func add(_ graph: ComponentGraph) {
        let owners = [graph.component] + graph.registry.modules
        let needed = needed(by: graph, among: owners)
        for owner in owners {
            for (index, module) in program[owner].particulars.includes.enumerated() {
                let inclusion = Inclusion(owner: owner, index: index)
                reached.insert(inclusion)
                if needed.contains(module.type.normal) { used.insert(inclusion) }
            }
        }
        self.needed.formUnion(needed)
    }

    private func needed(by graph: ComponentGraph, among owners: [Place]) -> Set<TypeExpression> {
        var including: [TypeExpression: [TypeExpression]] = [:]
        for owner in owners {
            for module in program[owner].particulars.includes {
                including[module.type.normal, default: []].append(program[owner].type.normal)
            }
        }
        var found: Set<TypeExpression> = []
        var open = graph.reached.map { program[graph.registration($0).source].type.normal }
        while let module = open.popLast() {
            if found.insert(module).inserted { open += including[module] ?? [] }
        }
        return found
    }

    var diagnostics: [Diagnostic] {
        let inclusions = reached.subtracting(used).sorted { ($0.owner, $0.index) < ($1.owner, $1.index) }
        return inclusions.compactMap { inclusion in
            let module = program[inclusion.owner].particulars.includes[inclusion.index]
            // What is no module is reported as such.
            guard program.modules[module.type.normal] != nil else { return nil }
            return unused(module, of: inclusion.owner)
        }
    }

    private func unused(_ module: TypeReference, of owner: Place) -> Diagnostic {
        let (name, title) = (program.shown(module.type), program.title(of: owner))
        return Diagnostic(
            .unusedModule, "no entry point needs a value of \(name), which \(title) includes",
            about: [title, "\(name)"], at: program.location(module.range, in: owner),
            help: "remove '\(name).self' from '\(program[owner].isRoot ? "modules" : "submodules")'")
    }
}
