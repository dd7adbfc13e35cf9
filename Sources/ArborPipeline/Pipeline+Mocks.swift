import ArborGraph
import ArborModel
import ArborOutput
import ArborPlanning

// The graph of the mocks: validated after that of production, and written to a file of its own.

extension Configuration {
    /// The condition of the `#if` around mocks, unless the sources state another one.
    static let usualMockCondition = "DEBUG"

    /// Builds the graph of the types that are made for tests; `nil` if no type asks for a mock.
    func mockGraph(of program: ResolvedProgram, _ request: MockRequest) -> BindingGraph? {
        var program = program
        program.specialiseGenerics()
        for frontEnd in frontEnds {
            guard let table = frontEnd.mocks(program.table, request) else { continue }
            program.table = table
            return BindingGraph(program)
        }
        return nil
    }
}

extension Pipeline.Run {
    /// The mocks that are written: those of the wired module's own sources, and those that its configuration names.
    func mockRequest(_ configuration: Configuration) -> MockRequest {
        let scanned = Set(scan.summaries.map(\.path))
        let chosen = configuration.mockScopedFiles.map(Set.init)
        let wanted = files.indices.filter { index in
            let file = files[index]
            let isOwn =
                configuration.moduleName == nil || file.module == nil
                || file.module == configuration.moduleName
            return isOwn && scanned.contains(file.summary.path)
                && chosen?.contains(file.summary.path) != false
        }
        return MockRequest(
            files: Set(wanted), types: settings.mocks.map(\.name),
            condition: settings.mockCondition ?? Configuration.usualMockCondition,
            prefersMockOnly: configuration.prefersMockOnly)
    }

    /// Builds the graph of the types that are made for tests; `nil` if no type asks for a mock.
    func mockGraph(of program: ResolvedProgram, _ configuration: Configuration) -> BindingGraph? {
        guard program.table.asksForMocks || !settings.mocks.isEmpty else { return nil }
        return configuration.mockGraph(of: program, mockRequest(configuration))
    }

    /// Reports the names of types in the configuration that no declaration has.
    mutating func checkMockNames(in program: ResolvedProgram) {
        guard !settings.mocks.isEmpty else { return }
        let table = program.table
        let declared = table.files.flatMap(\.providers) + table.mockOnly.values.flatMap(\.self)
        let known = Set(declared.map { table.shown($0.type).normal })
        let unknown = settings.mocks.filter { !known.contains(TypeExpression(parsing: $0.name).normal) }
        outcome.diagnostics += unknown.map { name in
            Diagnostic(
                .invalidArgument, "no annotated type is called '\(name.name)'", about: [name.name],
                at: name.location,
                help: "write the name of a type of this module or of one that it depends on, or remove it")
        }
    }

    /// Validates the graph of mocks. Its own faults are those that a test's tree has and no tree of production.
    @available(macOS 10.15, *)
    mutating func validateMocks(_ graph: BindingGraph, _ configuration: Configuration) async {
        let validation = await graph.validate(
            jobs: configuration.jobs, isIsolatedByDefault: configuration.defaultIsolation == .mainActor)
        let known = outcome.diagnostics
        outcome.diagnostics += findings.classify(validation.diagnostics).filter { !known.contains($0) }.map {
            var fault = $0
            fault.message = "in a mock, " + fault.message
            return fault
        }
        if outcome.status == .fine { mocks = validation.graph }
    }
}

extension Pipeline {
    /// Returns the code of the mocks.
    @available(macOS 10.15, *)
    func mockCode(of run: borrowing Run) async -> [UInt8] {
        guard let graph = run.mocks else { return Array("\(Self.noMocks)\n".utf8) }
        let (imports, modules) = imports(
            of: graph.reachedFiles.map { run.files[$0] }, in: ownModule(of: graph, run.files))
        let planner = await ConstructionPlanner(
            for: graph, imports: imports, modules: modules + additionalModules(of: run),
            limits: configuration.limits, isIsolatedByDefault: configuration.defaultIsolation == .mainActor,
            mocksIf: run.settings.mockCondition ?? Configuration.usualMockCondition, jobs: configuration.jobs)
        return await planner.code(jobs: configuration.jobs)
    }

    private static let noMocks =
        "// Written by arbor. No type of this module asks for a mock by '@Instantiable(generateMock: true)'."
}
