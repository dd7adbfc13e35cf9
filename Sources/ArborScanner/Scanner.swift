import ArborModel
import ArborSyntax

/// What a scan found.
public struct ScanResult: Sendable {
    /// One for each file that gives something to the graph, in the order of the files.
    public var summaries: [FileSummary] = []
    public var diagnostics: [Diagnostic] = []
    /// How many files hold a front end's needle, and so were parsed.
    public var parsedFiles = 0
}

/// Reads files in parallel and gives what they mean to the graph.
///
/// `jobs` children of one group draw batches of paths from a counter. Each owns its parser, its buffer and its
/// results; nothing is shared but the counter, and results are put in the order of the files when all have ended, so
/// that they are the same for every number of jobs.
public struct SourceScanner: Sendable {
    private let frontEnd: FrontEnd
    private let jobs: Int

    /// Paths that a worker draws at once: enough to make the counter's cost vanish, few enough to spread the last.
    private static let batch = 16

    public init(frontEnd: FrontEnd = .instantiable, jobs: Int) {
        self.frontEnd = frontEnd
        self.jobs = jobs
    }

    public func scan(_ files: [String]) async -> ScanResult {
        let lowerings = await inParallel(files) { worker, path in worker.lowering(of: path) }
        return lowerings.reduce(into: ScanResult()) { result, lowering in
            if lowering.isParsed { result.parsedFiles += 1 }
            if !lowering.lowering.summary.instantiables.isEmpty {
                result.summaries.append(lowering.lowering.summary)
            }
            result.diagnostics += lowering.lowering.diagnostics
        }
    }

    /// Everything that every file declares, annotated or not, in the order of the files.
    public func declarations(in files: [String]) async -> [(
        path: String, result: Result<FileDeclarations, ReadFailure>
    )] {
        await inParallel(files) { worker, path in (path: path, result: worker.declarations(in: path)) }
    }

    private func inParallel<Output: Sendable>(
        _ files: [String], _ work: @escaping @Sendable (inout ScanWorker, String) -> Output?
    ) async -> [Output] {
        let counter = Counter()
        let results = await withTaskGroup(of: [(Int, Output)].self) { group in
            for _ in 0..<max(1, min(jobs, (files.count + Self.batch - 1) / Self.batch)) {
                group.addTask {
                    var worker = ScanWorker(frontEnd: frontEnd)
                    var outputs: [(Int, Output)] = []
                    while let batch = await counter.draw(Self.batch, of: files.count) {
                        for number in batch {
                            if let output = work(&worker, files[number]) { outputs.append((number, output)) }
                        }
                    }
                    return outputs
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// Hands out the numbers of files, each once.
///
/// An actor, not an atomic: one call a batch costs nothing that can be measured, and `Synchronization` would ask for
/// macOS 15 of everybody who builds on Arbor.
private actor Counter {
    private var next = 0

    func draw(_ count: Int, of total: Int) -> Range<Int>? {
        guard next < total else { return nil }
        defer { next += count }
        return next..<min(next + count, total)
    }
}
