import ArborModel
import ArborParallel
import ArborScanner

/// The part of a scan that the next run's cache keeps.
public struct CacheEntries: Sendable {
    /// The entries, in the order of the files.
    var files: [CacheEntry] = []

    /// Creates an empty set of entries.
    public init() {}

    /// Adds the entries of further files.
    ///
    /// - Parameter cache: The cache of the scan that made the entries.
    public mutating func add(_ others: CacheEntries, of cache: ScanCache) {
        let entries = (files + others.files).map { (path: $0.path(in: cache.image), entry: $0) }
        files = entries.sorted { $0.path.precedesInBytes($1.path) }.map(\.entry)
    }
}

extension CacheEntry {
    fileprivate func path(in old: CacheImage?) -> String {
        switch self {
        case .kept(let record): old.flatMap { $0.text($0.record(record)) } ?? ""
        case .new(let file): file.path
        }
    }
}

extension SourceScanner {
    /// Scans files. Files that are unchanged since they were cached are not read.
    ///
    /// - Parameters:
    ///   - files: The paths of the files, in the order of their bytes.
    ///   - areKnown: True if the files are those of the cache's `knownSources`.
    @available(macOS 10.15, *)
    public func scan(
        _ files: [String], with cache: ScanCache, areKnown: Bool = false
    ) async -> (result: ScanResult, entries: CacheEntries) {
        let records = cache.records(of: files, areKnown: areKnown)
        begin(files.count)
        let batches = await inParallel(
            files.count, jobs: jobs, batch: Self.batch, worker: { CacheReader(scanner: newWorker()) },
            collecting: { CachedBatch() },
            { worker, index, batch in
                worker.scanner.collect(
                    files[index], record: records[index], in: cache, texts: worker.texts, into: &batch)
            }, ended: { report(&$0.scanner, $1) })
        var entries = CacheEntries()
        entries.files = Pile.joined(batches.map(\.entries))
        return (ScanResult(joining: batches.map(\.contributions)), entries)
    }

    /// The state that one task of a scan with a cache owns.
    private struct CacheReader: ~Copyable {
        var scanner: ScanWorker
        let texts = DecodedTexts()
    }
}
