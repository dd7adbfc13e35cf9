import ArborGraph
import ArborModel
import ArborPlanning
import ArborReporting
import ArborScanner
import ArborStorage

/// The stages in their order. Each hands values to the next; only this module reads and writes.
public struct Pipeline: Sendable {
    let configuration: Configuration

    /// Creates a pipeline. Nothing is read before a run.
    public init(_ configuration: Configuration) { self.configuration = configuration }

    /// Proves that the graph holds. Nothing is written but the cache.
    @available(macOS 10.15, *)
    public func validate() async -> Outcome { await run(.validate) }

    /// Proves the graph and writes the code that wires it. With any fault no output is touched.
    @available(macOS 10.15, *)
    public func generate() async -> Outcome { await run(.generate) }

    /// What a run is for.
    enum Mode: String { case validate, generate }

    @available(macOS 10.15, *)
    private func run(_ mode: Mode) async -> Outcome {
        let session = await CacheSession(configuration, mode: mode)
        let findings = Findings(configuration)
        if findings.areLikeTheLast, let outcome = await session?.remembered() { return outcome }
        var run = await judge(session, findings)
        // From before the outputs are compared with what they should be.
        let products = mode == .generate ? configuration.outputs.compactMap { TrackedPath.product($0) } : []
        if mode == .generate { await write(&run) }
        writeBaseline(of: &run)
        run.outcome.notes += [session?.save(run, products: products)].compactMap(\.self)
        run.outcome.keptAlive += [run.scan, run.files, run.graph] as [any Sendable]
        return run.outcome
    }

    /// All that a run knows once the graph is judged.
    struct Run {
        var outcome = Outcome()
        var sources = FoundSources()
        var scan = ScanResult()
        /// Empty where no cache is kept.
        var cacheEntries = CacheEntries()
        var linked: LinkedSummaries
        /// What the sources' own configuration says.
        var settings = SourceSettings()
        /// Modules that the generated file imports by request.
        var importedModules = NameLists()
        var findings: Findings
        /// What the graph is made of, with all modules that are known.
        var files: [ModuleSummary.File] = []
        /// What all other files declare.
        var otherFiles: [ProgramModules.OtherFile] = []
        /// Of manifests, which told modules.
        var trackedPaths: [TrackedPath] = []
        /// Providers that the judged build does not compile.
        var excluded: [ProviderDeclaration] = []
        /// `nil` where there is a fault.
        var graph: ValidatedGraph?
        /// True where the verdict depends on files that no graph is made of.
        var restsOnText = false
    }

    /// The modules of all files, as far as they are known.
    func modules(of run: Run) -> ProgramModules {
        ProgramModules(
            ofFiles: run.files.map(\.module), others: run.otherFiles,
            own: configuration.moduleName)
    }

    @available(macOS 10.15, *)
    private func judge(_ session: CacheSession?, _ findings: Findings) async -> Run {
        var run = await read(session, findings)
        await run.judge(modules: modules(of: run), configuration)
        return run
    }

    /// Reads the sources and the summaries, as far as they can be read.
    @available(macOS 10.15, *)
    func read(_ session: CacheSession?, _ findings: Findings) async -> Run {
        var run = Run(
            linked: LinkedSummaries(
                configuration.summaries, lists: configuration.summaryLists, version: version),
            importedModules: NameLists(configuration.additionalModuleLists), findings: findings)
        run.outcome.files = configuration.files
        if let known = session?.knownSources {
            run.sources = known
        } else {
            run.sources = await findSources()
        }
        let scanner = configuration.scanner
        if let session {
            (run.scan, run.cacheEntries) = await scanner.scan(run.sources.files, with: session.cache)
        } else {
            run.scan = await scanner.scan(run.sources.files)
        }
        await readConfiguration(into: &run, session)
        run.files = run.linked.joined(with: run.scan.summaries, of: run.sources.files)
        run.locateModules(by: configuration.moduleLocator)
        run.take(configuration.build)
        run.end()
        return run
    }

    @available(macOS 10.15, *)
    func findSources() async -> FoundSources {
        await SourceFinder.find(configuration.inputs, in: configuration.files, jobs: configuration.jobs)
    }

    @available(macOS 10.15, *)
    private func write(_ run: inout Run) async {
        run.outcome.diagnostics += faultsOfOutputs(configuration.outputs, among: run.files)
        run.outcome.diagnostics.sort(by: Diagnostic.inPrintingOrder)
        guard let graph = run.graph, run.outcome.status == .fine else { return }
        let (imports, modules) = imports(
            of: graph.reachedFiles.map { run.files[$0] }, in: ownModule(of: graph, run.files))
        let planner = await ConstructionPlanner(
            for: graph, imports: imports, modules: modules + additionalModules(of: run),
            longestBody: configuration.longestBody, jobs: configuration.jobs)
        run.outcome.keptAlive.append(planner)
        let code = await planner.code(jobs: configuration.jobs)
        var files: [OutputFile] = []
        if let output = configuration.output { files.append(OutputFile(path: output, bytes: code)) }
        if let output = configuration.dotOutput {
            let diagram = GraphQuery(graph, modules: moduleNames(of: run.files)).reachedDiagram
            files.append(OutputFile(path: output, text: diagram.dot))
        }
        if let output = configuration.summaryOutput {
            switch summary(of: run.scan) {
            case .success(let bytes): files.append(OutputFile(path: output, bytes: bytes))
            case .failure(let failure): return run.outcome.diagnostics.append(failure.diagnostic)
            }
        }
        if configuration.printsCode { run.outcome.product = String(decoding: code, as: UTF8.self) }
        if !files.isEmpty { write(files, into: &run.outcome) }
    }

    /// The module that the generated code is compiled in: as said, else, where modules are known by their layout, that of
    /// the roots.
    private func ownModule(of graph: ValidatedGraph, _ files: [ModuleSummary.File]) -> String? {
        if let said = configuration.moduleName { return said }
        if !configuration.modules.isEmpty || !configuration.summaries.isEmpty { return nil }
        let modules = Set(graph.rootFiles.map { files[$0].module })
        return modules.count == 1 ? modules.first ?? nil : nil
    }

    /// What files import, and their own modules: the generated file stands in another.
    private func imports(of files: [ModuleSummary.File], in ownModule: String?) -> (
        Set<ImportDeclaration>, modules: Set<String>
    ) {
        var imports: Set<ImportDeclaration> = []
        var modules: Set<String> = []
        for file in files {
            imports.formUnion(file.summary.imports)
            if let own = file.module, own != ownModule { modules.insert(own) }
        }
        return (imports, modules)
    }

    /// No output may take the place of a file that declares something.
    func faultsOfOutputs(_ outputs: [String], among sources: [ModuleSummary.File]) -> [Diagnostic] {
        outputs.compactMap { output in
            guard sources.contains(where: { isSamePath($0.summary.path, output) }) else { return nil }
            return Diagnostic(
                .unwritableOutput, "this is one of the sources, and would be overwritten", about: [],
                at: SourceLocation(path: output), help: "name another file as the output")
        }
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
        for index in files.indices where files[index].module == nil {
            files[index].module = locator.module(of: files[index].summary.path)
        }
        otherFiles = linked.outlines
        for file in scan.outlines {
            otherFiles.append(.init(module: locator.module(of: file.path), outline: file.outline))
        }
        trackedPaths = locator.trackedPaths
    }

    /// Leaves out what the build that is judged does not compile. What is cached and summarised is of all builds.
    ///
    /// Of a program of several modules, each can be imported in all builds.
    fileprivate mutating func take(_ build: Build) {
        var build = build
        let modules = modules
        if modules.count > 1 { build.modules = modules }
        if build.isOpen { return }
        for file in files.indices where files[file].summary.isConditional {
            excluded += files[file].summary.providers.filter { !build.mayCompile($0) }
            files[file].summary = build.view(of: files[file].summary)
        }
        for file in otherFiles.indices where otherFiles[file].outline.isConditional {
            otherFiles[file].outline = build.view(of: otherFiles[file].outline)
        }
    }

    private var modules: Set<String> {
        var modules: Set<String> = []
        var last: String?
        for module in files.lazy.map(\.module) + otherFiles.lazy.map(\.module) where module != last {
            last = module
            if let module { modules.insert(module) }
        }
        return modules
    }

    /// What there is to say once all is read.
    fileprivate mutating func end() {
        let linked = files.count - scan.summaries.count
        outcome.statistics.files = sources.files.count + linked
        outcome.statistics.parsedFiles = scan.parsedFiles + linked
        outcome.diagnostics =
            findings.faults
            + findings.judge(
                sources.diagnostics + self.linked.diagnostics + importedModules.diagnostics + settings.faults
                    + scan.diagnostics)
    }

    /// - Parameter modules: the files' own.
    @available(macOS 10.15, *)
    fileprivate mutating func judge(modules: ProgramModules, _ configuration: Configuration) async {
        // Of a graph with holes that the disk tore, nothing true can be said.
        if outcome.status != .unreadableInput {
            let found = configuration.graph(of: files.map(\.summary), modules: modules, excluded: excluded)
            let validation = await found.validate(
                jobs: configuration.jobs, advising: configuration.policy.advice,
                isIsolatedByDefault: configuration.defaultIsolation == .mainActor)
            outcome.diagnostics += findings.judge(validation.diagnostics)
            await judge(validation.suspicions, configuration)
            outcome.diagnostics += findings.judge(await unused(in: validation.graph, configuration))
            if let graph = validation.graph { outcome.statistics.add(graph) }
            if outcome.status == .fine { graph = validation.graph }
        }
        outcome.diagnostics.sort(by: Diagnostic.inPrintingOrder)
        outcome.notes += [findings.note].compactMap(\.self)
    }
}

extension Pipeline.Run {
    @available(macOS 10.15, *)
    private mutating func judge(_ suspicions: [Suspicion], _ configuration: Configuration) async {
        if suspicions.isEmpty { return }
        var assumptions = Assumptions(configuration, self)
        outcome.diagnostics += findings.judge(await assumptions.faults(among: suspicions))
        restsOnText = assumptions.restOnText
    }

    /// The properties of a sound graph that nothing takes and no code reads.
    @available(macOS 10.15, *)
    private func unused(in graph: ValidatedGraph?, _ configuration: Configuration) async -> [Diagnostic] {
        let ids = configuration.policy.advice
        guard !ids.isEmpty, let untaken = graph?.unusedPropertyCandidates(ids) else { return [] }
        let areUnread = await configuration.rereader.areUnread(untaken.map(\.place), in: sources.files)
        return zip(untaken, areUnread).filter(\.1).map(\.0.diagnostic)
    }
}

extension Outcome.Statistics {
    fileprivate mutating func add(_ validated: ValidatedGraph) {
        wiredTypes = validated.reached.count
        roots = validated.graph.roots.map { validated.graph.nodes[$0].type.description }
    }
}
