import ArborScanner
import ArborSyntax

extension ScanWorker {
    struct CachedOutput: Sendable {
        var output: Output?
        var entry: CachedFile
    }

    /// Returns the contribution of a file to the graph. It comes from the cache if the file is unchanged.
    ///
    /// - Parameter record: The cache's record of the file, if the file is unchanged.
    mutating func output(of path: String, record: CacheRecord?, in cache: ScanCache) -> CachedOutput? {
        if isOpen(path) {
            // A buffer is not the file on the disk, which the next run must read.
            return CachedOutput(
                output: fragment(of: path), entry: CachedFile(path: path, stamp: .never, payload: .nothing))
        }
        if let record, let known = known(path, record, in: cache) { return known }
        let output = fragment(of: path)
        var entry = entry(of: path, output, start: cache.start)
        if cache.verifiesContent { entry.content = contentChecksum }
        return CachedOutput(output: output, entry: entry)
    }

    /// Returns the cached output of a file. If the cache verifies contents, the file is read and compared.
    private mutating func known(_ path: String, _ record: CacheRecord, in cache: ScanCache) -> CachedOutput? {
        guard cache.verifiesContent else { return cache.output(of: path, record: record) }
        guard record.content != 0, load(path), contentChecksum == record.content else { return nil }
        var known = cache.output(of: path, record: record)
        known?.entry.stamp = stamp.settled(before: cache.start)
        return known
    }

    /// Returns the cache's new entry of a file. If the file could not be read, or its fragment can't be encoded, the
    /// entry makes the next run read the file again.
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
    /// Returns the cached output of a file, or `nil` if the bytes can't be decoded. The file is then read.
    fileprivate func output(of path: String, record: CacheRecord) -> ScanWorker.CachedOutput? {
        guard !record.payload.isEmpty else {
            return ScanWorker.CachedOutput(
                output: nil,
                entry: CachedFile(
                    path: path, stamp: record.stamp, content: record.content, payload: .nothing))
        }
        guard let bytes = image?.payload(record.payload), let fragment = Fragment(encoded: bytes, path: path)
        else {
            return nil
        }
        return ScanWorker.CachedOutput(
            output: ScanWorker.Output(fragment: fragment),
            entry: CachedFile(
                path: path, stamp: record.stamp, content: record.content, payload: .kept(record.payload)))
    }
}
