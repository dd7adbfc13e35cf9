import ArborEmission
import ArborGraph
import ArborModel
import ArborOutput
import ArborPlanning
import ArborPlans

// The graph of the mocks: validated after that of production, and written to a file of its own.

extension Configuration {
    /// The condition of the `#if` around mocks, unless the sources state another one.
    static let usualMockCondition = "DEBUG"

    /// Builds the graph of the types that are made for tests; `nil` if no type asks for that.
    fileprivate func mockGraph(of program: ResolvedProgram, _ request: MockRequest) -> BindingGraph? {
        var program = program
        program.specialiseGenerics(keeping: ListedTypes(request.types))
        for frontEnd in frontEnds {
            guard let table = frontEnd.mocks(program.table, request) else { continue }
            program.table = table
            return BindingGraph(program)
        }
        return nil
    }
}

extension Pipeline.Run {
    /// The code for tests that is asked for: that of the wired module's own types, and of those that its configuration names.
    private func request(_ form: MockForm, _ configuration: Configuration) -> MockRequest {
        MockRequest(
            form, files: filesWithMocks(configuration),
            types: settings.mocks.map(\.name) + configuration.mockNames.names,
            condition: settings.mockCondition ?? Configuration.usualMockCondition,
            prefersMockOnly: configuration.prefersMockOnly)
    }

    /// The indices of the wired module's own files, or of those that the configuration chooses.
    fileprivate func filesWithMocks(_ configuration: Configuration) -> Set<Int> {
        let scanned = Set(scan.summaries.map(\.path))
        let chosen = configuration.mockScopedFiles.map { Set($0.map(\.normalisedPath)) }
        return Set(
            files.indices.filter { index in
                let isOwn =
                    configuration.moduleName == nil || files[index].module == nil
                    || files[index].module == configuration.moduleName
                return isOwn && scanned.contains(files[index].summary.path)
                    && chosen?.contains(files[index].summary.path.normalisedPath) != false
            })
    }

    /// Builds the graphs of the types that are made for tests, by their form.
    func mockGraphs(of program: ResolvedProgram, _ configuration: Configuration) -> [MockForm: BindingGraph] {
        var forms: [MockForm] = []
        if program.table.asksForMocks || !settings.mocks.isEmpty || !configuration.mockNames.names.isEmpty {
            forms.append(.mock)
        }
        if program.table.asksForTests { forms.append(.test) }
        if forms.isEmpty { return [:] }
        let program = withRepeatableDefaults(program, configuration)
        return Dictionary(uniqueKeysWithValues: forms.map { ($0, request($0, configuration)) })
            .compactMapValues { configuration.mockGraph(of: program, $0) }
    }

    /// Reports the names of types in the configuration that no declaration has.
    mutating func checkMockNames(in program: ResolvedProgram, _ configuration: Configuration) {
        let manifest = configuration.mockNames
        let all = settings.mocks + manifest.names.map { ($0, SourceLocation(path: manifest.file)) }
        if all.isEmpty { return }
        let table = program.table
        let declared =
            table.files.indices.flatMap { file in table.files[file].providers.map { (file, $0.type) } }
            + table.mockOnly.flatMap { file, providers in providers.map { (file, $0.type) } }
        let known = Set(declared.flatMap { ListedTypes.names(of: $1, ofModule: table.modules[$0]) })
        let unknown = all.filter {
            !known.contains(ListedTypes.plain($0.name)) && !doubles.hasProtocol(named: $0.name)
        }
        outcome.diagnostics += unknown.map { name in
            Diagnostic(
                .invalidArgument, "no annotated type is called '\(name.name)'", about: [name.name],
                at: name.location,
                help: "write the name of a type of this module or of one that it depends on, or remove it")
        }
    }

    /// Validates the graphs of the types that are made for tests.
    @available(macOS 10.15, *)
    mutating func validate(_ graphs: [MockForm: BindingGraph], _ configuration: Configuration) async {
        for form in [MockForm.mock, .test] {
            guard let graph = graphs[form], outcome.status == .fine else { continue }
            await validate(graph, form, configuration)
        }
    }

    /// Validates one graph. Its own faults are those that a test's tree has and no tree of production.
    @available(macOS 10.15, *)
    private mutating func validate(
        _ graph: BindingGraph, _ form: MockForm, _ configuration: Configuration
    ) async {
        let validation = await graph.validate(
            jobs: configuration.jobs, isIsolatedByDefault: configuration.defaultIsolation == .mainActor)
        let known = outcome.diagnostics
        let isolation = await isolationFaults(of: validation, configuration)
        let faults = findings.classify(validation.diagnostics).filter { !known.contains($0) }
        // Several mocks may reach one fault.
        var places: [String: Set<SourceLocation?>] = [:]
        let own = (faults + findings.classify(isolation)).filter { fault in
            places[fault.message, default: []].insert(fault.location).inserted
        }
        outcome.diagnostics += own.map {
            var fault = $0
            fault.message = (form == .mock ? "in a mock, " : "in a tree for tests, ") + fault.message
            return fault
        }
        if outcome.status == .fine { mocks[form] = validation.graph }
    }

    /// The faults of isolation that no tree of production has. A type that no root makes is made only by tests.
    @available(macOS 10.15, *)
    private mutating func isolationFaults(
        of validation: Validation, _ configuration: Configuration
    ) async -> [Diagnostic] {
        let judged = judged
        let concerns: (Suspicion) -> Bool = {
            Self.mockIsolation.contains($0.diagnostic.id) && !judged.contains($0.subject)
        }
        if !validation.suspicions.contains(where: concerns) { return [] }
        var assumptions = Assumptions(configuration, self)
        let faults = await assumptions.faults(of: validation, where: concerns)
        add(assumptions)
        return faults
    }

    /// The faults of isolation that code for tests may have. It runs on the actor that its tree needs, so only a second actor is
    /// a mismatch.
    private static let mockIsolation: Set<DiagnosticID> = [
        .isolatedSendableProduct, .isolationMismatch, .nonSendableCapture, .sharedActorDependency,
    ]
}

extension Pipeline {
    /// Returns the code of the mocks, of the trees for tests and of the doubles.
    @available(macOS 10.15, *)
    func mockCode(of run: inout Run) async -> [UInt8] {
        var parts: [[UInt8]] = []
        var used: Set<String> = []
        for form in [MockForm.mock, .test] {
            guard let graph = run.mocks[form] else { continue }
            for view in graph.views {
                let planner = await planner(of: &run, view, form, isContinued: !parts.isEmpty)
                used.formUnion(planner.usedDoubles)
                parts.append(await planner.code(jobs: configuration.jobs))
            }
        }
        let doubles = ownDoubles(of: run, using: used)
        if !doubles.isEmpty { parts.append(await code(of: doubles, in: &run, isContinued: !parts.isEmpty)) }
        run.outcome.notes += run.doubles.leftOut.map {
            "\($0.type) gets no double, because it inherits from '\($0.inherited)', which only a summary has: "
                + "read the sources of its module too, or write a double by hand"
        }
        if parts.isEmpty { return Array("\(Self.noMocks)\n".utf8) }
        return Array(parts.joined(separator: [UInt8(ascii: "\n")]))
    }

    @available(macOS 10.15, *)
    private func planner(
        of run: inout Run, _ graph: ValidatedGraph, _ form: MockForm, isContinued: Bool
    ) async -> ConstructionPlanner {
        let (imports, modules) = await imports(
            of: graph.reachedFiles, among: run.files, in: ownModule(of: graph, run.files))
        let isolation = await run.isolation(ofTestsIn: graph, configuration)
        return await ConstructionPlanner(
            for: graph, imports: imports,
            modules: modules + additionalModules(of: run) + (form == .test ? ["Arbor"] : []),
            limits: configuration.limits,
            isIsolatedByDefault: configuration.defaultIsolation == .mainActor || isolation.mayBeDefault,
            nonisolated: isolation.nonisolated, mocks: form,
            sent: isolation.sent,
            actors: isolation.actors, outside: isolation.outside,
            if: [run.settings.mockCondition ?? Configuration.usualMockCondition, graph.conditionOfBuilds]
                .filter { !$0.isEmpty }.conjunction,
            doubles: run.doubles.references, isContinued: isContinued, jobs: configuration.jobs)
    }

    /// Returns the code of the doubles, with the imports of the files that declare their protocols.
    @available(macOS 10.15, *)
    private func code(of doubles: [DoublePlan], in run: inout Run, isContinued: Bool) async -> [UInt8] {
        let files = run.doubles.files(of: doubles)
        let indices = run.filesWithMocks(configuration)
        let own = indices.map { run.files[$0].summary }
        var assumptions = Assumptions(configuration, run)
        let mayBeIsolated = assumptions.mayIsolateByDefault(own.map(\.path))
        run.add(assumptions)
        let ownModules = Set(indices.compactMap { run.files[$0].module })
        let module = configuration.moduleName ?? (ownModules.count == 1 ? ownModules.first : nil)
        let (imports, modules) = await imports(of: files, among: run.files, in: module)
        var file = FilePlan(imports: ImportPlan.all(imports, modules: modules.union(["Arbor"]), beside: own))
        file.condition = run.settings.mockCondition ?? Configuration.usualMockCondition
        file.doubles = doubles
        file.isContinued = isContinued
        file.isIsolatedByDefault = mayBeIsolated
        let emitter = SwiftEmitter(file)
        return emitter.head() + emitter.tail()
    }

    /// Says that code is asked for that the run doesn't write.
    func notesOnMocks(in run: borrowing Run) -> [String] {
        let types = Set(run.mocks.values.flatMap { $0.graph.roots.map($0.graph.name) }).count
        let count = types + ownDoubles(of: run, using: []).count
        if count == 0 { return [] }
        return [
            "\(count) \(count == 1 ? "declaration asks" : "declarations ask") for code for tests: "
                + "'--mock-output <file>' writes it"
        ]
    }

    /// Plans the doubles that the run's own files ask for, and further ones.
    private func ownDoubles(of run: borrowing Run, using used: Set<String>) -> [DoublePlan] {
        run.doubles.isEmpty
            ? []
            : run.doubles.plans(
                of: run.filesWithMocks(configuration),
                names: Set(run.settings.mocks.map(\.name) + configuration.mockNames.names), using: used)
    }

    private static let noMocks =
        "// Written by arbor. No type of this module asks for a mock by '@Instantiable(generateMock: true)' or for a tree for "
        + "tests by 'generateTest: true'."
}
