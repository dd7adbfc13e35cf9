import ArborModel
import ArborParallel
import ArborSyntax

/// The result of a scan.
public struct ScanResult: Sendable {
    /// A summary for each file that contributes to the graph, in the order of the files.
    public var summaries: [FileSummary] = []
    /// The summaries of the other files that declare something, in their order. Only their outlines are of use.
    public var outlines: [FileSummary] = []
    /// The faults of the files, in the order of the files.
    public var diagnostics: [Diagnostic] = []
    /// The number of files that hold a front end's needle, and so were parsed, now or in the run that filled the
    /// cache.
    public var parsedFiles = 0

    /// Creates the result of a scan without files.
    public init() {}

    /// Adds the result of a scan of further files.
    public mutating func add(_ others: ScanResult) {
        summaries = (summaries + others.summaries).sorted { $0.path.precedesInBytes($1.path) }
        outlines = (outlines + others.outlines).sorted { $0.path.precedesInBytes($1.path) }
        diagnostics += others.diagnostics
        parsedFiles += others.parsedFiles
    }
}

/// Reads files in parallel and gives what they mean to the graph.
///
/// `jobs` children of one group draw batches of paths from a counter. Each owns its parser, its buffer and its
/// results; nothing is shared but the counter, and results are put in the order of the files when all have ended, so
/// that they are the same for every number of jobs.
public struct SourceScanner: Sendable {
    let frontEnds: [FrontEnd]
    @usableFromInline package let jobs: Int
    /// The place that every file is read from.
    package let files: SourceFiles
    private let progress: ScanProgress?

    /// Paths that a worker draws at once: enough to make the counter's cost vanish, few enough to spread the last.
    @usableFromInline package static var batch: Int { 16 }

    /// Creates a scanner.
    ///
    /// - Parameters:
    ///   - frontEnds: The families of annotations to look for. A file is searched and read once for all of them.
    ///   - jobs: The number of files that are read at the same time. The results do not depend on it.
    ///   - files: The place that the bytes of the files come from.
    ///   - progress: The object that counts the files as they are read.
    public init(
        frontEnds: [FrontEnd], jobs: Int, files: SourceFiles = .disk, progress: ScanProgress? = nil
    ) {
        self.frontEnds = frontEnds
        self.jobs = jobs
        self.files = files
        self.progress = progress
    }

    /// Reads files and returns their contribution to the graph. A file that can't be read is a fault; the others are
    /// read all the same.
    @available(macOS 10.15, *)
    public func scan(_ files: [String]) async -> ScanResult {
        let outputs = await each(of: files) { worker, number in worker.fragment(of: files[number]) }
        return outputs.reduce(into: ScanResult()) { $0.add($1) }
    }

    /// Returns every declaration of every file, annotated or not, in the order of the files.
    @available(macOS 10.15, *)
    public func declarations(in files: [String]) async
        -> [(path: String, result: Result<FileDeclarations, ReadFailure>)]
    {
        await each(of: files) { worker, number in
            (path: files[number], result: worker.declarations(in: files[number]))
        }
    }

    @usableFromInline
    @Sendable package func newWorker() -> ScanWorker { ScanWorker(frontEnds: frontEnds, files: files) }

    /// Does work on each of the files, in parallel.
    ///
    /// The function can be inlined into other modules for the same reason as `inParallel`.
    @inlinable
    @available(macOS 10.15, *)
    package func each<Output: Sendable>(
        of files: [String], _ work: @escaping @Sendable (inout ScanWorker, Int) -> Output?
    ) async -> [Output] {
        begin(files.count)
        return await inParallel(
            files.count, jobs: jobs, batch: Self.batch, worker: newWorker, work, ended: report)
    }

    @usableFromInline
    package func begin(_ count: Int) { progress?.begin(count) }

    @usableFromInline
    @Sendable package func report(_ worker: inout ScanWorker, _ count: Int) {
        progress?.add(files: count, worker.takeTally())
    }
}

extension ScanResult {
    package mutating func add(_ output: ScanWorker.Output) {
        let summary = output.fragment.summary
        let holdsConfigurationsOnly = summary.providers.isEmpty && !summary.configurations.isEmpty
        if output.fragment.isParsed, !holdsConfigurationsOnly { parsedFiles += 1 }
        if !summary.providers.isEmpty || holdsConfigurationsOnly {
            summaries.append(summary)
        } else if !summary.outline.isEmpty {
            outlines.append(summary)
        }
        diagnostics += output.fragment.diagnostics
    }
}
