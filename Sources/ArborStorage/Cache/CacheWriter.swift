import ArborModel
import ArborScanner

/// Assembles the bytes of a cache's file.
///
/// The file has some megabytes, so it is written into memory of exactly its size. Each copy of it would take a thousand
/// new pages, whose first use costs more than the copy itself.
struct CacheWriter {
    /// The previous cache, which has the records and payloads of unchanged files.
    let old: CacheImage?
    let trackedPaths: [TrackedPath]
    /// The files, in the order of their paths' bytes.
    let files: [CacheEntry]

    /// Returns the bytes of the file, or `nil` if its offsets don't fit in 32 bits.
    func bytes(identity: [UInt8], memo: CacheMemo) -> [UInt8]? {
        let memo = memo.section
        let start = CacheLayout.headerSize + (trackedPaths.count + files.count) * CacheLayout.recordSize
        var sizes = CacheSizes()
        forEachRecord { sizes.add($0) }
        guard max(sizes.paths, sizes.payloads) <= Int(UInt32.max) else { return nil }
        let paths = start + identity.count + memo.count
        let size = paths + sizes.paths + CacheLayout.paddedPayloads(sizes.payloads)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            var records = CacheRecordWriter(bytes, paths: paths, payloads: paths + sizes.paths)
            forEachRecord { records.put($0) }
            for index in paths + sizes.paths + sizes.payloads..<size { bytes[index] = 0 }
            bytes.copy(identity, at: start)
            bytes.copy(memo, at: start + identity.count)
            putHeader(into: bytes, sizes, identity: identity.count, memo: memo.count)
            count = size
        }
    }

    private func putHeader(
        into bytes: UnsafeMutableRawBufferPointer, _ sizes: CacheSizes, identity: Int, memo: Int
    ) {
        bytes.copy([UInt8](repeating: 0, count: CacheLayout.headerSize), at: 0)
        bytes.copy(CacheLayout.magic, at: 0)
        let payloads = CacheLayout.paddedPayloads(sizes.payloads)
        let counts = [trackedPaths.count, files.count, identity, memo, sizes.paths, payloads]
        for (index, count) in counts.enumerated() {
            bytes.put(UInt32(count), at: CacheLayout.covered + 4 * index)
        }
        CacheLayout.seal(bytes, payloads: bytes.count - payloads)
    }

    /// Visits the records in their order.
    private func forEachRecord(_ visit: (NewRecord) -> Void) {
        for index in trackedPaths.indices { trackedPaths[index].withRecord(visit) }
        for index in files.indices {
            switch files[index] {
            case .kept(let record): if let old { visit(old.newRecord(record)) }
            case .new(let file): file.withRecord(old, visit)
            }
        }
    }
}
