import ArborModel
import ArborScanner
import ArborSyntax

extension ScanWorker {
    /// Adds the contribution of a file to the graph. It comes from the cache if the file is unchanged.
    ///
    /// - Parameters:
    ///   - record: The index of the cache's record of the file, if the file is unchanged.
    ///   - texts: The texts that the task has decoded before.
    mutating func collect(
        _ path: String, record: Int?, in cache: ScanCache, texts: DecodedTexts, into batch: inout CachedBatch
    ) {
        if isOpen(path) {
            // A buffer is not the file on the disk, which the next run must read.
            batch.add(fragment(of: path), CachedFile(path: path, stamp: .never, payload: .nothing))
            return
        }
        if let record, collectKnown(path, record, in: cache, texts, into: &batch) { return }
        let output = fragment(of: path)
        var entry = entry(of: path, output, start: cache.start)
        if cache.verifiesContent { entry.content = contentChecksum }
        batch.add(output, entry)
    }

    /// Adds the cached contribution of a file. If the cache verifies contents, the file is read and compared. Returns false
    /// if it must be read anew.
    private mutating func collectKnown(
        _ path: String, _ index: Int, in cache: ScanCache, _ texts: DecodedTexts,
        into batch: inout CachedBatch
    ) -> Bool {
        guard let image = cache.image else { return false }
        guard cache.verifiesContent else {
            return image.collect(path, record: index, .kept(index), texts, into: &batch)
        }
        let record = image.record(index)
        guard record.content != 0, load(path), contentChecksum == record.content else { return false }
        let file = CachedFile(
            path: path, stamp: stamp.settled(before: cache.start), content: record.content,
            payload: .kept(record.payload))
        return image.collect(path, record: index, .new(file), texts, into: &batch)
    }

    /// Returns the cache's new entry of a file. If the file could not be read, or its fragment can't be encoded, the
    /// entry makes the next run read the file again.
    private func entry(of path: String, _ output: Output?, start: UInt64) -> CachedFile {
        let stamp = stamp.settled(before: start)
        guard let output else { return CachedFile(path: path, stamp: stamp, payload: .nothing) }
        guard !output.isFailure, let bytes = CachedFragment.bytes(of: output.fragment) else {
            return CachedFile(path: path, stamp: .never, payload: .nothing)
        }
        return CachedFile(path: path, stamp: stamp, payload: .fresh(bytes))
    }
}

extension CacheImage {
    /// Adds the contribution of a file. Returns false if its bytes can't be decoded. The file is then read.
    fileprivate func collect(
        _ path: String, record index: Int, _ entry: CacheEntry, _ texts: DecodedTexts,
        into batch: inout CachedBatch
    ) -> Bool {
        let payload = record(index).payload
        if payload.isEmpty {
            batch.add(nil, entry, of: path)
            return true
        }
        guard let bytes = self.payload(payload), let cached = CachedFragment(bytes, path: path, texts: texts)
        else { return false }
        batch.add(cached, entry, of: path)
        return true
    }
}
