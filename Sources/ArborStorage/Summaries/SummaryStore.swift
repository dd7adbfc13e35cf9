import ArborModel
import ArborParallel

/// Decoded summaries that outlive the run that read them, for a process that makes many runs. Runs on several threads
/// may share a store.
///
/// A summary is found only by the digest of its file, so a file with other bytes is another summary, whatever its path
/// and its times are. The store is bounded: the summaries that were used least recently are removed.
public final class SummaryStore: Sendable {
    fileprivate struct Entry {
        var summary: ModuleSummary
        var size: Int
        var lastUse: Int
    }

    fileprivate struct Contents {
        var entries: [ExactText: Entry] = [:]
        var size = 0
        /// Counts the uses. The number of the last use gives the order.
        var clock = 0
    }

    private let capacity: Int
    private let contents = Locked(Contents())

    /// Creates an empty store.
    ///
    /// - Parameter capacity: The greatest size of all summaries together, in bytes of their files. A decoded summary
    ///   takes a few times as much.
    public init(capacity: Int) { self.capacity = capacity }

    /// Returns the summary whose file has a digest; `nil` if the store doesn't have it.
    func summary(digest: String) -> ModuleSummary? {
        contents.withLock { contents in
            contents.clock += 1
            contents.entries[ExactText(digest)]?.lastUse = contents.clock
            return contents.entries[ExactText(digest)]?.summary
        }
    }

    /// Keeps a summary.
    ///
    /// - Parameter size: The size of its file, in bytes.
    func keep(_ summary: ModuleSummary, digest: String, size: Int) {
        guard size <= capacity else { return }
        contents.withLock { contents in
            contents.clock += 1
            let entry = Entry(summary: summary, size: size, lastUse: contents.clock)
            // Two runs may have read the same file at the same time.
            let previous = contents.entries.updateValue(entry, forKey: ExactText(digest))
            contents.size += size - (previous?.size ?? 0)
            if contents.size > capacity { contents.shrink(to: capacity - capacity / 8) }
        }
    }

    /// The size of all kept summaries, in bytes of their files.
    var size: Int { contents.withLock { $0.size } }
}

extension SummaryStore.Contents {
    /// Removes the summaries that were used least recently. It makes room for more than the next one, because finding the
    /// oldest takes a look at all.
    fileprivate mutating func shrink(to limit: Int) {
        for (digest, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard size > limit else { return }
            entries[digest] = nil
            size -= entry.size
        }
    }
}
