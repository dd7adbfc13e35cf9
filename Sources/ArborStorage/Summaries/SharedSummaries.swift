import ArborModel
import ArborScanner

/// The summaries that one run shares with others: a store, and the digests of the run's inputs.
///
/// The digests come from the build system that asked for the run. They are trusted: a wrong digest finds a wrong summary.
public struct SharedSummaries: Sendable {
    private let store: SummaryStore
    private let digests: [ExactText: String]
    private let run: Int

    /// Creates the view of a run on a store.
    ///
    /// - Parameter digests: The digest of each input's bytes by its path. An input without one is read by every run.
    public init(_ store: SummaryStore, digests: [(path: String, digest: String)]) {
        self.store = store
        run = store.beginRun()
        self.digests = Dictionary(
            digests.lazy.filter { !$0.digest.isEmpty }.map { (ExactText($0.path.normalisedPath), $0.digest) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the summary in a file, if a run has read the same bytes before.
    ///
    /// - Parameter path: The normalised path of the file.
    func summary(at path: ExactText) -> ModuleSummary? {
        digests[path].flatMap { store.summary(digest: $0, run: run) }
    }

    /// Keeps a summary for other runs, if the digest of its file is known.
    ///
    /// - Parameters:
    ///   - path: The normalised path of the file.
    ///   - size: The size of the file, in bytes.
    func keep(_ summary: ModuleSummary, at path: ExactText, size: Int) {
        if let digest = digests[path] { store.keep(summary, digest: digest, size: size, run: run) }
    }
}
