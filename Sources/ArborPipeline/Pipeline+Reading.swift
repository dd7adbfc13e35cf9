import ArborModel
import ArborScanner
import ArborStorage

extension Pipeline {
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
}
