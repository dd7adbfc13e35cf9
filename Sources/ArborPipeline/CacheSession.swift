import ArborGraph
import ArborOutput
import ArborScanner
import ArborStorage

/// The use of the cache in one run: what the run can skip, and what it stores for the next run.
struct CacheSession {
    let cache: ScanCache
    private let path: String
    private let mode: Pipeline.Mode
    private let configuration: Configuration

    /// Creates a session, or returns `nil` if the configuration names no cache.
    @available(macOS 10.15, *)
    init?(_ configuration: Configuration, mode: Pipeline.Mode) async {
        guard let path = configuration.cache else { return nil }
        cache = await ScanCache(
            path: path, version: version, frontEnds: configuration.frontEnds.map(\.dialect.id),
            jobs: configuration.jobs, verifiesContent: configuration.verifiesCache)
        self.path = path
        self.mode = mode
        self.configuration = configuration
    }

    /// The outcome of the last run, if it is still valid: the inputs, sources and outputs are unchanged.
    ///
    /// A few files may have changed if they mean the same as before. The cache is updated with them.
    @available(macOS 10.15, *)
    func remembered() async -> Outcome? {
        if configuration.files.haveBuffers || reportMayOverwriteInput { return nil }
        let inputs = configuration.runInputs(mode)
        if let result = cache.result(of: inputs) { return Outcome(result: result, mode: mode) }
        // Advice depends on function bodies, which the comparison of declarations doesn't see.
        guard configuration.policy.advice.isDisjoint(with: UnusedPropertyCandidate.ids) else { return nil }
        // A summary contains the locations of declarations. Generated code doesn't.
        let locationsMatter = configuration.summaryOutput != nil
        guard
            let (result, update) = await configuration.rereader.result(
                of: inputs, from: cache, locationsMatter: locationsMatter),
            var outcome = Outcome(result: result, mode: mode)
        else { return nil }
        outcome.notes = [write(update)].compactMap(\.self)
        return outcome
    }

    /// True if the report goes to a file that somebody else may have made. Then the run's inputs have to be known. The
    /// other outputs are unchanged since the remembered run, or it doesn't count.
    private var reportMayOverwriteInput: Bool {
        configuration.reportOutput.map { OutputPlace($0, of: .report).mayBeForeign } ?? false
    }

    /// The sources as the cache knows them. The cache knows no open files that aren't on the disk.
    @available(macOS 10.15, *)
    func knownSources() async -> FoundSources? {
        configuration.files.haveBuffers ? nil : await cache.knownSources(for: configuration.sources)
    }

    /// Writes the cache, unless a file is open in an editor. The meaning of its buffer differs from that of the
    /// file on the disk.
    ///
    /// A failure doesn't fail the run. It only makes the next run slower.
    ///
    /// - Parameter products: The tracked paths of the outputs, taken before the outputs were compared and
    ///   written.
    /// - Returns: A note for the user if the cache wasn't written.
    func save(_ run: borrowing Pipeline.Run, products: [TrackedPath]) -> String? {
        if configuration.files.haveBuffers { return nil }
        if run.outcome.refusedOutputs.contains(path) { return nil }
        let written = Set(run.outcome.statistics.written ?? [])
        let products = products.map { written.contains($0.path) ? $0.forgotten : $0 }
        let readPaths = run.linked.trackedPaths + run.importedModules.trackedPaths + run.trackedPaths
        let update = cache.update(
            with: run.cacheEntries, of: run.sources, trackedPaths: readPaths + products,
            inputs: configuration.sources,
            run: record(of: run, products: products))
        guard let update else { return "the cache would be too large, so none is kept" }
        return write(update)
    }

    private func write(_ update: CacheUpdate) -> String? {
        if let edit = update.edit,
            FilePatch(path, beginning: edit.beginning, pieces: edit.pieces).apply()
        {
            return nil
        }
        let place = OutputPlace(path, of: .cache)
        if place.isSpecial { return note("it is not a regular file") }
        if place.mayBeForeign {
            return note("the existing file is not a cache, so Arbor doesn't overwrite it")
        }
        // A cache has a checksum, so a loss of power can't do more than make it useless.
        switch OutputFile.write([OutputFile(path: path, bytes: update.bytes)], isDurable: false) {
        case .success: return nil
        case .failure(let failure): return note(failure.diagnostic.message)
        }
    }

    private func note(_ reason: String) -> String {
        "no cache is kept in '\(path)', and the next run will be slower: \(reason)"
    }

    /// The record of a run that the next run may skip: it wrote only to files, and had nothing to report.
    private func record(of run: borrowing Pipeline.Run, products: [TrackedPath]) -> RunRecord? {
        guard run.outcome.diagnostics.isEmpty, run.findings.known.isEmpty, run.outcome.product == nil,
            mode == .validate || products.count == configuration.outputs.count
        else { return nil }
        return RunRecord(
            inputs: configuration.runInputs(mode), result: run.outcome.statistics.result,
            text: run.text)
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
