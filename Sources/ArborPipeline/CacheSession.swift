import ArborGraph
import ArborScanner
import ArborStorage

/// A run's dealings with the cache: what it may leave out, and what it leaves to the next run.
struct CacheSession {
    let cache: ScanCache
    private let path: String
    private let mode: Pipeline.Mode
    private let configuration: Configuration

    /// `nil` where no cache is wanted.
    @available(macOS 10.15, *)
    init?(_ configuration: Configuration, mode: Pipeline.Mode) async {
        guard let path = configuration.cache else { return nil }
        cache = await ScanCache(
            path: path, version: version, frontEnds: configuration.frontEnds.map(\.dialect.id),
            jobs: configuration.jobs)
        self.path = path
        self.mode = mode
        self.configuration = configuration
    }

    /// The outcome of the last run, if it is this run's too: nothing that it was asked, read or wrote has changed.
    /// A few files may have changed as long as they mean what they meant; the cache learns of them.
    @available(macOS 10.15, *)
    func remembered() async -> Outcome? {
        if configuration.files.haveBuffers { return nil }
        let inputs = configuration.runInputs(mode)
        if let result = cache.result(of: inputs) { return Outcome(result: result, mode: mode) }
        // What code reads, no declaration tells.
        guard configuration.policy.advice.isDisjoint(with: UnusedPropertyCandidate.ids) else { return nil }
        // A summary tells where declarations stand, generated code does not.
        let locationsMatter = configuration.summaryOutput != nil
        guard
            let (result, bytes) = await configuration.rereader.result(
                of: inputs, from: cache, locationsMatter: locationsMatter),
            var outcome = Outcome(result: result, mode: mode)
        else { return nil }
        outcome.notes = [write(bytes)].compactMap(\.self)
        return outcome
    }

    /// The cache does not know of files that are open and not on the disk.
    var knownSources: FoundSources? {
        configuration.files.haveBuffers ? nil : cache.knownSources(for: configuration.sources)
    }

    /// Writes the cache, unless a file is open in an editor: what its buffer means is not what the disk's file means.
    ///
    /// A run does not fail where that fails: the next one is slower, that is all.
    ///
    /// - Parameter products: The outputs as tracked paths, from before they were compared and written.
    /// - Returns: what is worth saying where it failed.
    func save(_ run: borrowing Pipeline.Run, products: [TrackedPath]) -> String? {
        if configuration.files.haveBuffers { return nil }
        // A source that is taken for the cache by mistake must stay as it is.
        guard !run.sources.files.contains(where: { isSamePath($0, path) }) else {
            return "'\(path)' is one of the sources, so no cache is kept"
        }
        let written = Set(run.outcome.statistics.written ?? [])
        let products = products.map { written.contains($0.path) ? $0.forgotten : $0 }
        let readPaths = run.linked.trackedPaths + run.importedModules.trackedPaths + run.trackedPaths
        let bytes = cache.bytes(
            run.cacheEntries, of: run.sources, trackedPaths: readPaths + products,
            inputs: configuration.sources,
            run: record(of: run, products: products))
        guard let bytes else { return "the cache would grow too large, so none is kept" }
        return write(bytes)
    }

    private func write(_ bytes: [UInt8]) -> String? {
        guard !OutputFile.isSpecial(path) else { return "'\(path)' is no regular file, so no cache is kept" }
        switch OutputFile.write([OutputFile(path: path, bytes: bytes)]) {
        case .success: return nil
        case .failure(let failure):
            return
                "no cache is kept in '\(path)', and the next run will be slower: \(failure.diagnostic.message)"
        }
    }

    /// Only a run whose product lies in files can be left out, and only one that had nothing to report.
    private func record(of run: borrowing Pipeline.Run, products: [TrackedPath]) -> RunRecord? {
        guard run.outcome.diagnostics.isEmpty, run.findings.known.isEmpty, run.outcome.product == nil,
            mode == .validate || products.count == configuration.outputs.count
        else { return nil }
        return RunRecord(
            inputs: configuration.runInputs(mode), result: run.outcome.statistics.result,
            restsOnText: run.restsOnText)
    }
}

extension Outcome {
    fileprivate init?(result: [String], mode: Pipeline.Mode) {
        guard let statistics = Statistics(result: result) else { return nil }
        self.init()
        self.statistics = statistics
        if mode == .generate { self.statistics.written = [] }
    }
}
