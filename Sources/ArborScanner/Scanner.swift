import ArborModel
import ArborParallel
import ArborSyntax

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
    ///
    /// - Parameter areRegular: True if `SourceFinder` has just found the files, and so has seen that they are regular.
    @available(macOS 10.15, *)
    public func scan(_ files: [String], areRegular: Bool = false) async -> ScanResult {
        let batches = await each(of: files, collecting: ScanBatch.init) { worker, index, batch in
            if let output = worker.fragment(of: files[index], isRegular: areRegular) { batch.add(output) }
        }
        return ScanResult(joining: batches)
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

    /// Calls `work` with the index of each file, in parallel, and returns what it collects, in the order of the files.
    @inlinable
    @available(macOS 10.15, *)
    package func each<Results: Sendable>(
        of files: [String], collecting empty: @escaping @Sendable () -> Results,
        _ work: @escaping @Sendable (inout ScanWorker, Int, inout Results) -> Void
    ) async -> [Results] {
        begin(files.count)
        return await inParallel(
            files.count, jobs: jobs, batch: Self.batch, worker: newWorker, collecting: empty, work,
            ended: report)
    }

    @usableFromInline
    package func begin(_ count: Int) { progress?.begin(count) }

    @usableFromInline
    @Sendable package func report(_ worker: inout ScanWorker, _ count: Int) {
        progress?.add(files: count, worker.takeTally())
    }
}
