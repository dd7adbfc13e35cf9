import ArborGraph
import ArborModel
import ArborOutput
import ArborPlanning
import ArborReporting
import ArborScanner
import ArborStorage

/// The stages in their order. Each passes values to the next, and only this module reads and writes.
public struct Pipeline: Sendable {
    let configuration: Configuration

    /// Creates a pipeline. Nothing is read before a run.
    public init(_ configuration: Configuration) { self.configuration = configuration }

    /// Validates the graph. Only the cache is written.
    @available(macOS 10.15, *)
    public func validate() async -> Outcome { await run(.validate) }

    /// Validates the graph and writes the code that wires it. With any error no output is changed.
    @available(macOS 10.15, *)
    public func generate() async -> Outcome { await run(.generate) }

    /// The purpose of a run.
    enum Mode: String { case validate, generate }

    @available(macOS 10.15, *)
    private func run(_ mode: Mode) async -> Outcome {
        if mode == .generate { OutputFile.recover(configuration.outputs) }
        let session = await CacheSession(configuration, mode: mode)
        let findings = Findings(configuration)
        if findings.areLikeTheLast, let outcome = await session?.remembered() { return outcome }
        var run = await readAndValidate(session, findings)
        // Taken before the outputs are compared with the new bytes.
        let products = mode == .generate ? configuration.outputs.compactMap { TrackedPath.product($0) } : []
        if mode == .generate { await write(&run) }
        writeBaseline(of: &run)
        run.outcome.notes += [session?.save(run, products: products)].compactMap(\.self)
        run.outcome.keptAlive +=
            [run.scan, run.files, run.graph, run.sources, run.cacheEntries] as [any Sendable]
        return run.outcome
    }

    /// The state of a run, from reading to validation.
    struct Run {
        var outcome = Outcome()
        var sources = FoundSources()
        /// The Swift files of the inputs, without those of folders that a source names.
        var givenFiles: [String] = []
        var scan = ScanResult()
        /// Empty if no cache is kept.
        var cacheEntries = CacheEntries()
        var linked: LinkedSummaries
        /// The settings from the sources' own configuration.
        var settings = SourceSettings()
        /// Additional modules that the generated file imports.
        var importedModules = NameLists()
        var findings: Findings
        /// The files that the graph is built from, with their modules if known.
        var files: [ModuleSummary.File] = []
        /// The outlines of all other files.
        var otherFiles: [ProgramModules.OtherFile] = []
        /// Those of them that list classes and protocols in other types.
        var nestedTypes: [ProgramModules.OtherFile] = []
        /// The folders that are given to two modules.
        var disputedFolders: [Diagnostic] = []
        /// The manifests that the modules' names come from.
        var trackedPaths: [TrackedPath] = []
        /// The providers that the validated build doesn't compile.
        var excluded: [ProviderDeclaration] = []
        /// `nil` if there is an error.
        var graph: ValidatedGraph?
        /// The suspicions about code of production, whether their assumptions hold or not.
        var judged: Set<Suspicion.Subject> = []
        /// The graphs of the types that are made for tests, by their form. Empty after an error.
        var mocks: [MockForm: ValidatedGraph] = [:]
        /// The doubles that the protocols of all files ask for.
        var doubles = Doubles(BindingTable([]))
        /// What the result depends on besides the summaries of files.
        var text = TextDependence()
        /// The modules of a program that is linked from summaries alone, the root's first.
        var linkedModules: [LinkedModule] = []
        /// The faults among these modules; `nil` if sources are read.
        var moduleFaults: [Diagnostic]?
    }

    /// The known modules of all files.
    func modules(of run: Run) -> ProgramModules {
        ProgramModules(
            ofFiles: run.files.map(\.module), others: run.otherFiles,
            own: configuration.moduleName)
    }

    @available(macOS 10.15, *)
    func readAndValidate(_ session: CacheSession?, _ findings: Findings) async -> Run {
        var run = await read(session, findings)
        // A cancelled run has no readers, and it can't write.
        if Task.isCancelled { return run }
        await run.validate(modules: modules(of: run), configuration)
        return run
    }

    /// Reads the sources and the summaries. Files that can't be read are reported.
    @available(macOS 10.15, *)
    func read(_ session: CacheSession?, _ findings: Findings) async -> Run {
        var run = Run(
            linked: await LinkedSummaries.read(
                configuration.summaries, lists: configuration.summaryLists, version: version,
                allowsNumbers: configuration.rootModule != nil, shared: configuration.sharedSummaries,
                jobs: configuration.jobs),
            importedModules: NameLists(configuration.additionalModuleLists), findings: findings)
        run.outcome.files = configuration.files
        if let root = configuration.rootModule {
            run.take(root, configuration)
        } else {
            await readSources(into: &run, session)
        }
        run.files = run.linked.joined(with: run.scan.summaries, of: run.sources.files)
        run.outcome.foreignPaths = run.linked.paths(besides: run.sources.files)
        run.locateModules(by: configuration.moduleLocator)
        await run.addNestedTypes(configuration)
        run.restrict(to: configuration.build)
        run.collectFindings(of: configuration)
        run.refuseOutputs(of: configuration)
        return run
    }

    @available(macOS 10.15, *)
    private func readSources(into run: inout Run, _ session: CacheSession?) async {
        let known = await session?.knownSources()
        run.sources = if let known { known } else { await findSources() }
        run.givenFiles = run.sources.files
        let scanner = configuration.scanner
        if let session {
            (run.scan, run.cacheEntries) = await scanner.scan(
                run.sources.files, with: session.cache, areKnown: known != nil)
        } else {
            run.scan = await scanner.scan(run.sources.files, areRegular: true)
        }
        await readConfiguration(into: &run, session)
    }

    @available(macOS 10.15, *)
    func findSources() async -> FoundSources {
        await SourceFinder.find(configuration.inputs, in: configuration.files, jobs: configuration.jobs)
    }

    @available(macOS 10.15, *)
    private func write(_ run: inout Run) async {
        guard let graph = run.graph, run.outcome.status == .fine else { return }
        let code = await code(of: graph, in: &run)
        var files: [OutputFile] = []
        if let output = configuration.output { files.append(OutputFile(path: output, bytes: code)) }
        if let output = configuration.mockOutput {
            files.append(OutputFile(path: output, bytes: await mockCode(of: &run)))
        }
        for output in configuration.emptyOutputs {
            files.append(OutputFile(path: output.path, text: Self.text(naming: output.code)))
        }
        if let output = configuration.dotOutput {
            files.append(OutputFile(path: output, text: diagram(of: graph, in: run)))
        }
        if let output = configuration.summaryOutput {
            switch summary(of: run) {
            case .success(let bytes): files.append(OutputFile(path: output, bytes: bytes))
            case .failure(let failure): return run.outcome.diagnostics.append(failure.diagnostic)
            }
        }
        if configuration.mockOutput == nil, configuration.output != nil {
            run.outcome.notes += notesOnMocks(in: run)
        }
        if configuration.printsCode { run.outcome.product = String(decoding: code, as: UTF8.self) }
        if !files.isEmpty { write(files, into: &run.outcome) }
    }

    /// Plans and spells the code of production.
    @available(macOS 10.15, *)
    func code(of graph: ValidatedGraph, in run: inout Run) async -> [UInt8] {
        let (imports, modules) = await imports(
            of: graph.reachedFiles, among: run.files, in: ownModule(of: graph, run.files))
        let planner = await ConstructionPlanner(
            for: graph, imports: imports, modules: modules + additionalModules(of: run),
            limits: configuration.limits, isIsolatedByDefault: configuration.defaultIsolation == .mainActor,
            nonisolated: await run.nonisolatedTypes(in: graph, configuration), jobs: configuration.jobs)
        run.outcome.keptAlive.append(planner)
        return await planner.code(jobs: configuration.jobs)
    }

    func diagram(of graph: ValidatedGraph, in run: borrowing Run) -> String {
        GraphQuery(graph, modules: moduleNames(of: run.files)).reachedDiagram.dot
    }

    /// The module that the generated code is compiled in. It is the configured one, or the roots' module if
    /// modules are known only by the layout of folders.
    func ownModule(of graph: ValidatedGraph, _ files: [ModuleSummary.File]) -> String? {
        if let name = configuration.moduleName { return name }
        if !configuration.modules.isEmpty || !configuration.summaries.isEmpty { return nil }
        let modules = Set(graph.rootFiles.map { files[$0].module })
        return modules.count == 1 ? modules.first ?? nil : nil
    }

    private static func text(naming path: String) -> String {
        "// Written by arbor. The code is in \(path.split(separator: "/").last ?? "").\n"
    }

    func write(_ files: [OutputFile], into outcome: inout Outcome) {
        switch OutputFile.write(files) {
        case .success(let written): outcome.statistics.written = written
        case .failure(let failure):
            outcome.diagnostics.append(failure.diagnostic)
            outcome.product = nil
        }
    }
}

extension Pipeline.Run {
    fileprivate mutating func locateModules(by locator: ModuleLocator) {
        var locator = locator
        disputedFolders = locator.disputed.map(Diagnostic.init(ofDisputed:owner:))
        for index in files.indices where files[index].module == nil {
            files[index].module = locator.module(of: files[index].summary.path)
        }
        for index in scan.outlines.indices {
            // Written only where it is known, because a write of each would touch all memory of the outlines.
            guard let module = locator.module(of: scan.outlines[index].path) else { continue }
            scan.outlines[index].module = module
        }
        // Nearly always, one of them is all, and isn't copied.
        otherFiles += linked.outlines
        if otherFiles.isEmpty { otherFiles = scan.outlines } else { otherFiles += scan.outlines }
        trackedPaths = locator.trackedPaths
    }

    /// Adds the classes and protocols in other types from which annotated types inherit. Outlines don't list them.
    @available(macOS 10.15, *)
    fileprivate mutating func addNestedTypes(_ configuration: Configuration) async {
        var types = NestedTypes(
            configuration.rereader, files: files, others: otherFiles,
            own: readAgain.summaries)
        await types.find(Dialects(configuration.frontEnds.map(\.dialect)))
        text.add(types.text)
        // The search shares the list, so an addition of nothing would copy it.
        if types.outlines.isEmpty { return }
        nestedTypes = types.outlines
        otherFiles += nestedTypes
    }

    /// Removes declarations that the validated build doesn't compile. The cache and the summaries still contain
    /// all builds.
    fileprivate mutating func restrict(to build: Build) {
        let build = importing(build)
        if build.isOpen { return }
        for file in files.indices where files[file].summary.isConditional {
            excluded += files[file].summary.providers.filter { !build.mayCompile($0) }
            files[file].summary = build.view(of: files[file].summary)
        }
        for file in otherFiles.indices where otherFiles[file].outline.isConditional {
            otherFiles[file].outline = build.view(of: otherFiles[file].outline)
        }
    }

    /// Sets the statistics and the findings of the reading stage.
    fileprivate mutating func collectFindings(of configuration: Configuration) {
        let linked = files.count - scan.summaries.count
        let own = moduleFaults == nil ? sources.files.count : scan.summaries.count
        outcome.statistics.files = own + linked
        outcome.statistics.parsedFiles = scan.parsedFiles + linked
        outcome.diagnostics =
            findings.faults
            + findings.classify(
                sources.diagnostics + self.linked.diagnostics
                    + (moduleFaults
                        ?? ModuleCheck.repetitions(in: self.linked.modules, beside: configuration.moduleName))
                    + importedModules.faultsOfModules
                    + settings.faults + configuration.missingFolders + disputedFolders
                    + configuration.missingMockFiles(among: sources.files)
                    + scan.diagnostics)
    }

    /// - Parameter modules: The modules of the files.
    @available(macOS 10.15, *)
    fileprivate mutating func validate(modules: ProgramModules, _ configuration: Configuration) async {
        // Nothing can be said about a graph with missing files.
        if outcome.status != .unreadableInput {
            let program = configuration.program(of: files.map(\.summary), modules: modules)
            let mockGraphs = mockGraphs(of: program, configuration)
            // The option is about the modules with roots.
            let wired = configuration.defaultIsolation == .mainActor ? wiredModules : []
            doubles = Doubles(withClearDoubles(program, configuration)) { [files] file in
                configuration.defaultIsolation == .mainActor
                    && (wired.isEmpty || files[file].module.map(wired.contains) != false)
            }
            checkMockNames(in: program, configuration)
            outcome.diagnostics += findings.classify(doubles.faults)
            let graph = BindingGraph(program, excluded: excluded)
            let validation = await validation(of: graph, configuration)
            outcome.diagnostics =
                validation.advising(outcome.diagnostics) + findings.classify(validation.diagnostics)
            await check(validation, configuration)
            outcome.diagnostics += findings.classify(await unused(in: validation.graph, configuration))
            outcome.diagnostics += findings.classify(
                await unusedClasses(in: validation.graph, configuration))
            if let graph = validation.graph { outcome.statistics.add(graph) }
            checkRootFiles(configuration, validation.graph)
            if outcome.status == .fine { self.graph = validation.graph }
            await validate(mockGraphs, configuration)
        }
        if outcome.diagnostics.contains(where: { $0.fixIts.contains { !$0.assumptions.isEmpty } }) {
            var assumptions = Assumptions(configuration, self)
            await assumptions.check(&outcome.diagnostics)
            text.add(assumptions.text)
        }
        outcome.diagnostics.sort(by: Diagnostic.inPrintingOrder)
        outcome.notes += [findings.note].compactMap(\.self)
    }
}

extension Configuration {
    @available(macOS 10.15, *)
    fileprivate func validation(of graph: BindingGraph, _ survey: DeclarationSurvey) async -> Validation {
        await graph.validate(
            jobs: jobs, advising: policy.advice, isIsolatedByDefault: defaultIsolation == .mainActor,
            survey: survey)
    }
}

extension Pipeline.Run {
    /// Validates a graph. If other declarations may explain its faults, these are read, and the graph is validated again.
    @available(macOS 10.15, *)
    fileprivate mutating func validation(of graph: BindingGraph, _ configuration: Configuration) async
        -> Validation
    {
        let first = await configuration.validation(of: graph, DeclarationSurvey())
        if first.graph != nil, !first.lacksRoot, outcome.status == .fine { return first }
        var survey = await DeclarationSearch(configuration, self).survey(for: first)
        survey.isTorn = files.contains { $0.summary.lostNames != nil }
        text = .allFiles
        return survey == DeclarationSurvey() ? first : await configuration.validation(of: graph, survey)
    }

    /// Reports the suspicions whose assumptions hold. If other declarations may explain them, these are read, and the graph
    /// is validated again.
    @available(macOS 10.15, *)
    private mutating func check(_ validation: Validation, _ configuration: Configuration) async {
        if validation.suspicions.isEmpty { return }
        judged = Set(validation.suspicions.map(\.subject))
        var assumptions = Assumptions(configuration, self)
        var faults = await assumptions.faults(of: validation)
        if let graph = validation.graph?.graph, !faults.isEmpty, !text.isOfAllFiles {
            var survey = await DeclarationSearch(configuration, self).survey(for: validation)
            survey.outside = assumptions.outside
            let explained = await configuration.validation(of: graph, survey)
            faults = await assumptions.faults(among: explained.suspicions)
            text = .allFiles
        }
        outcome.diagnostics += findings.classify(faults)
        text.add(assumptions.text)
    }

    /// The diagnostics of the properties that no consumer receives and no code reads.
    @available(macOS 10.15, *)
    private func unused(in graph: ValidatedGraph?, _ configuration: Configuration) async -> [Diagnostic] {
        let ids = configuration.adviceFromSources
        guard !ids.isEmpty, let candidates = graph?.unusedPropertyCandidates(ids) else { return [] }
        let areUnread = await configuration.rereader.areUnread(candidates.map(\.place), in: sources.files)
        return zip(candidates, areUnread).filter(\.1).map(\.0.diagnostic)
    }
}

extension Pipeline.Run {
    /// The diagnostics of the generated classes that no code uses.
    @available(macOS 10.15, *)
    private func unusedClasses(in graph: ValidatedGraph?, _ configuration: Configuration) async
        -> [Diagnostic]
    {
        let ids = configuration.adviceFromSources
        guard !ids.isEmpty, let candidates = graph?.unusedImplementationCandidates(ids) else { return [] }
        let used = await configuration.rereader.used(candidates.map(\.name), in: sources.files)
        return candidates.filter { !used.contains($0.name) }.map(\.diagnostic)
    }
}

extension Outcome.Statistics {
    fileprivate mutating func add(_ validated: ValidatedGraph) {
        wiredTypes = validated.reachedTypeCount
        // A root in several branches of an `#if` is one.
        roots = Set(validated.graph.roots.map { validated.graph.nodes[$0].type.description }).sorted()
    }
}
