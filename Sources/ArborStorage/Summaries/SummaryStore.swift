import ArborModel
import ArborParallel

/// Decoded summaries that outlive the run that read them, for a process that makes many runs. Runs on several threads
/// may share a store.
///
/// A summary is found only by the digest of its file, so a file with other bytes is another summary, whatever its path
/// and its times are.
///
/// The store is bounded. A full store removes the summaries that neither this run nor the one before used, and keeps no new
/// ones if there are none. A link reads all its summaries in the same order each time, so removing those that were used
/// least recently would remove each one just before the next link needs it.
public final class SummaryStore: Sendable {
    fileprivate struct Entry {
        var summary: ModuleSummary
        var size: Int
        var lastRun: Int
    }

    fileprivate struct Contents {
        var entries: [ExactText: Entry] = [:]
        var size = 0
        /// The number of runs that have begun.
        var runs = 0
        /// The run since which all entries have been used.
        var cleaned = 0
    }

    private let capacity: Int
    private let contents = Locked(Contents())

    /// Creates an empty store.
    ///
    /// - Parameter capacity: The greatest size of all summaries together, in bytes of their files. A decoded summary
    ///   takes a few times as much.
    public init(capacity: Int) { self.capacity = capacity }

    /// Counts a run that uses the store, and returns its number.
    func beginRun() -> Int {
        contents.withLock { contents in
            contents.runs += 1
            return contents.runs
        }
    }

    /// Returns the summary whose file has a digest; `nil` if the store doesn't have it.
    func summary(digest: String, run: Int) -> ModuleSummary? {
        contents.withLock { contents in
            contents.entries[ExactText(digest)]?.lastRun = run
            return contents.entries[ExactText(digest)]?.summary
        }
    }

    /// Keeps a summary, if there is room.
    ///
    /// - Parameter size: The size of its file, in bytes.
    func keep(_ summary: ModuleSummary, digest: String, size: Int, run: Int) {
        contents.withLock { contents in
            // Two runs may have read the same file at the same time.
            guard contents.entries[ExactText(digest)] == nil else { return }
            if contents.size + size > capacity { contents.removeEntries(notUsedSince: run - 1) }
            guard contents.size + size <= capacity else { return }
            contents.entries[ExactText(digest)] = Entry(summary: summary, size: size, lastRun: run)
            contents.size += size
        }
    }

    /// The size of all kept summaries, in bytes of their files.
    var size: Int { contents.withLock { $0.size } }
}

extension SummaryStore.Contents {
    fileprivate mutating func removeEntries(notUsedSince run: Int) {
        // Once for each run, because the look at all entries would otherwise precede each summary of a large link.
        guard cleaned < run else { return }
        cleaned = run
        for (digest, entry) in entries where entry.lastRun < run {
            entries[digest] = nil
            size -= entry.size
        }
    }
}
