import ArborScanner
import ArborSyntax

extension ScanWorker {
    struct CachedOutput: Sendable {
        var output: Output?
        var entry: CachedFile
    }

    /// What a file gives to the graph, from the cache where that knows the file as it is.
    ///
    /// - Parameter record: of the file, if it is unchanged.
    mutating func output(of path: String, record: CacheRecord?, in cache: ScanCache) -> CachedOutput? {
        if isOpen(path) {
            // A buffer is not the disk's file: the next run must read that.
            return CachedOutput(
                output: fragment(of: path), entry: CachedFile(path: path, stamp: .never, payload: .nothing))
        }
        if let record, let known = cache.output(of: path, record: record) { return known }
        let output = fragment(of: path)
        return CachedOutput(output: output, entry: entry(of: path, output, start: cache.start))
    }

    /// A file that could not be read is looked at again the next time, and so is one whose meaning can't be written.
    private func entry(of path: String, _ output: Output?, start: UInt64) -> CachedFile {
        let stamp = stamp.settled(before: start)
        guard let output else { return CachedFile(path: path, stamp: stamp, payload: .nothing) }
        guard !output.isFailure, let bytes = output.fragment.encoded else {
            return CachedFile(path: path, stamp: .never, payload: .nothing)
        }
        return CachedFile(path: path, stamp: stamp, payload: .fresh(bytes))
    }
}

extension ScanCache {
    /// `nil` where the bytes are not what they should be: the file is read then.
    fileprivate func output(of path: String, record: CacheRecord) -> ScanWorker.CachedOutput? {
        guard !record.payload.isEmpty else {
            return ScanWorker.CachedOutput(
                output: nil, entry: CachedFile(path: path, stamp: record.stamp, payload: .nothing))
        }
        guard let bytes = image?.payload(record.payload), let fragment = Fragment(encoded: bytes, path: path)
        else {
            return nil
        }
        return ScanWorker.CachedOutput(
            output: ScanWorker.Output(fragment: fragment),
            entry: CachedFile(path: path, stamp: record.stamp, payload: .kept(record.payload)))
    }
}
