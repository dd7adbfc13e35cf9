import ArborModel
import ArborParallel
import ArborSyntax

/// The result of a scan.
public struct ScanResult: Sendable {
    /// A summary for each file that contributes to the graph, in the order of the files.
    public var summaries: [FileSummary] = []
    /// The summaries of the other files that declare something, in the order of the files. Only their outlines are
    /// used.
    public var outlines: [FileSummary] = []
    /// The faults of the files, in the order of the files.
    public var diagnostics: [Diagnostic] = []
    /// The number of files that contain a front end's needle, and so were parsed, in this run or in the run that filled
    /// the cache.
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

/// Reads files in parallel and returns their contributions to the graph.
///
/// `jobs` tasks draw batches of paths from a shared counter. Each task owns its parser, its buffer and its results.
/// When all tasks have ended, the results are put in the order of the files, so they are the same for every number of
/// jobs.
public struct SourceScanner: Sendable {
    let frontEnds: [FrontEnd]
    /// The words by which files are read; `nil` for those of the first front end.
    private var vocabulary: Vocabulary?
    @usableFromInline package let jobs: Int
    /// The origin of the files' bytes.
    package let files: SourceFiles
    private let progress: ScanProgress?

    /// The number of paths that a task draws at once: large enough to make the counter's cost negligible, and small
    /// enough to spread the last files over all tasks.
    @usableFromInline package static var batch: Int { 16 }

    /// Creates a scanner.
    ///
    /// - Parameters:
    ///   - frontEnds: The families of annotations to look for. A file is searched and read once for all of them.
    ///   - jobs: The number of files that are read at the same time. The results do not depend on it.
    ///   - files: The origin of the files' bytes.
    ///   - progress: The object that counts the files as they are read.
    public init(
        frontEnds: [FrontEnd], jobs: Int, files: SourceFiles = .disk, progress: ScanProgress? = nil
    ) {
        self.frontEnds = frontEnds
        self.jobs = jobs
        self.files = files
        self.progress = progress
    }

    /// Creates a scanner that reads types without annotations.
    ///
    /// - Parameters:
    ///   - vocabulary: The words by which files are read.
    ///   - jobs: The greatest number of files that are read at a time.
    ///   - files: The origin of the files' bytes.
    ///   - progress: The object that counts the files as they are read.
    public init(
        vocabulary: Vocabulary, jobs: Int, files: SourceFiles = .disk, progress: ScanProgress? = nil
    ) {
        self.init(frontEnds: [], jobs: jobs, files: files, progress: progress)
        self.vocabulary = vocabulary
    }

    /// Reads files and returns their contribution to the graph. A file that can't be read is a fault, and the others
    /// are still read.
    @available(macOS 10.15, *)
    public func scan(_ files: [String]) async -> ScanResult {
        let outputs = await each(of: files) { worker, index in worker.fragment(of: files[index]) }
        return outputs.reduce(into: ScanResult()) { $0.add($1) }
    }

    /// Returns every declaration of every file, annotated or not, in the order of the files.
    @available(macOS 10.15, *)
    public func declarations(in files: [String]) async
        -> [(path: String, result: Result<FileDeclarations, ReadFailure>)]
    {
        await each(of: files) { worker, index in
            (path: files[index], result: worker.declarations(in: files[index]))
        }
    }

    @usableFromInline
    @Sendable package func newWorker() -> ScanWorker {
        ScanWorker(frontEnds: frontEnds, files: files, vocabulary: vocabulary)
    }

    /// Calls `work` with the index of each file, in parallel.
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
        let hasOnlyConfigurations =
            summary.providers.isEmpty && !summary.configurations.isEmpty && summary.doubles.isEmpty
        if output.fragment.isParsed, !hasOnlyConfigurations { parsedFiles += 1 }
        // A file that can't be read may declare providers.
        if !summary.providers.isEmpty || !summary.doubles.isEmpty || hasOnlyConfigurations
            || summary.lostNames?.isEmpty == false
        {
            summaries.append(summary)
        } else if !summary.outline.isEmpty {
            outlines.append(summary)
        }
        diagnostics += output.fragment.diagnostics
    }
}
