import ArborModel
import BladeLowering

/// The declarations that no component needs.
struct UnusedDeclarations {
    private let program: BladeProgram
    private var included: Set<Place> = []
    private var used: Set<Place> = []
    private var instances: [Diagnostic] = []
    private var inclusions: UnusedInclusions
    private var singletons: RepeatedSingletons

    init(_ program: BladeProgram) {
        self.program = program
        inclusions = UnusedInclusions(program)
        singletons = RepeatedSingletons(program)
    }

    /// Notes what a component includes and needs.
    mutating func add(_ graph: ComponentGraph) {
        included.formUnion(graph.registry.modules)
        inclusions.add(graph)
        singletons.add(graph)
        for value in graph.reached {
            let registration = graph.registration(value)
            used.formUnion(registration.providers)
        }
        let reached = Set(graph.reached.compactMap { graph.registration($0).instance })
        for registration in graph.registry.registrations {
            guard let instance = registration.instance, !reached.contains(instance) else { continue }
            instances.append(unused(instance, of: graph))
        }
    }

    private func unused(_ instance: Int, of graph: ComponentGraph) -> Diagnostic {
        let dependency = program[graph.component].dependencies[instance]
        return Diagnostic(
            .unusedInstance,
            "no entry point of \(graph.title) needs '\(dependency.label): \(program.shown(dependency.type))'",
            about: [graph.title, dependency.label],
            at: program.location(dependency.range, in: graph.component),
            help: "remove the parameter from the component's initializer")
    }

    var diagnostics: [Diagnostic] {
        instances + inclusions.diagnostics + unusedProviders + unusedModules + singletons.diagnostics
    }

    /// Providers of modules, and entries in `provides`, that no entry point leads to. Where a whole module is not needed,
    /// its inclusion is reported.
    private var unusedProviders: [Diagnostic] {
        guard !program.components.isEmpty else { return [] }
        return program.modules.values.joined().sorted().filter(isPartlyNeeded).flatMap { module in
            let functions = program.functions(of: module).filter { !used.contains($0) }
            let entries = program[module].dependencies.filter { entry in
                let places = program.initializers[entry.type.normal] ?? []
                return !places.isEmpty && used.isDisjoint(with: places)
            }
            return functions.map { unused($0) } + entries.map { unused($0, in: module) }
        }
    }

    private func isPartlyNeeded(_ module: Place) -> Bool {
        included.contains(module) && inclusions.needed.contains(program[module].type.normal)
    }

    private func unused(_ function: Place) -> Diagnostic {
        let name = program[function].particulars.qualifier
        return Diagnostic(
            .unusedProvider,
            "no entry point needs the value that \(program.title(of: function)) provides"
                + (name.isEmpty ? "" : " with the name \(ValueName.literal(name))"),
            about: [program.title(of: function)], at: program[function].location, help: "remove the function")
    }

    private func unused(_ entry: Dependency, in module: Place) -> Diagnostic {
        let type = program.shown(entry.type)
        return Diagnostic(
            .unusedProvider, "no entry point needs '\(type)', which \(program.title(of: module)) provides",
            about: [program.title(of: module), "\(type)"], at: program.location(entry.range, in: module),
            help: "remove '\(type).self' from 'provides'")
    }

    /// Modules that no component includes.
    private var unusedModules: [Diagnostic] {
        guard !program.components.isEmpty else { return [] }
        return program.modules.values.joined().sorted().filter { !included.contains($0) }.map { module in
            Diagnostic(
                .unusedModule, "no component includes \(program.title(of: module))",
                about: [program.title(of: module)], at: program[module].location,
                help: "add '\(program.title(of: module)).self' to the modules of a component, or remove it")
        }
    }
}
