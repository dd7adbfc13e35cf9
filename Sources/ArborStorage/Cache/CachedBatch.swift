import ArborModel
import ArborParallel
import ArborScanner

/// The contributions of files that follow each other, and their entries in the next cache.
///
/// What is added is moved on to where it stays, because copies count references, some of which both processors count.
struct CachedBatch: Sendable {
    private(set) var contributions = ScanBatch()
    let entries = Pile<CacheEntry>(of: SourceScanner.batch)

    /// Adds a file whose contribution was in the cache; `nil` if it contributes nothing.
    mutating func add(_ cached: consuming CachedFragment?, _ entry: consuming CacheEntry, of path: String) {
        entries.append(entry)
        switch consume cached {
        case nil: break
        case .outline(let outline): contributions.add(outline, of: path)
        case .whole(let fragment): contributions.add(ScanWorker.Output(fragment: fragment))
        }
    }

    /// Adds a file that was read.
    mutating func add(_ output: consuming ScanWorker.Output?, _ file: consuming CachedFile) {
        entries.append(.new(file))
        if let output { contributions.add(output) }
    }
}
