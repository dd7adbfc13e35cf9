import ArborModel
import ArborOutput
import ArborScanner

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

    @available(macOS 10.15, *)
    func readAndValidate(_ session: CacheSession?, _ findings: Findings) async -> Run {
        var run = await read(session, findings)
        // A cancelled run has no readers, and it can't write.
        if Task.isCancelled { return run }
        await run.validate(modules: modules(of: run), configuration)
        return run
    }
}
