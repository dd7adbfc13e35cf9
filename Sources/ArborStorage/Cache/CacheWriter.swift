import ArborScanner

/// Assembles the bytes of a cache's file.
struct CacheWriter {
    private var records = ByteWriter()
    private var paths = ByteWriter()
    private var payloads = ByteWriter()
    private var trackedPathCount = 0
    private var fileCount = 0
    /// The previous cache. The payloads of unchanged files are copied from it.
    private let old: CacheImage?

    init(old: CacheImage?) { self.old = old }

    /// Adds a tracked path. All tracked paths must be added before the first file.
    mutating func add(_ path: TrackedPath) {
        trackedPathCount += 1
        // The payload consists of the kind and the digest.
        put(path.path, path.stamp, payload: payloads.bytes.count..<payloads.bytes.count + 9)
        payloads.putByte(path.kind.rawValue)
        payloads.put(path.digest)
    }

    /// Adds a file. Files must be added in the order of their paths' bytes.
    mutating func add(_ file: CachedFile) {
        fileCount += 1
        let start = payloads.bytes.count
        switch file.payload {
        case .nothing: break
        case .fresh(let bytes): payloads.append(bytes)
        case .kept(let range): if let bytes = old?.payload(range) { payloads.append(bytes) }
        }
        put(file.path, file.stamp, content: file.content, payload: start..<payloads.bytes.count)
    }

    private mutating func put(
        _ path: String, _ stamp: FileStamp, content: UInt64 = 0, payload: Range<Int>
    ) {
        let start = paths.bytes.count
        paths.append(path.utf8)
        // `bytes` returns `nil` if a number doesn't fit, so a truncated one is never read.
        records.put(
            (
                stamp.size.littleEndian, stamp.device.littleEndian, stamp.inode.littleEndian,
                stamp.modified.littleEndian, stamp.changed.littleEndian, content.littleEndian,
                UInt32(truncatingIfNeeded: start).littleEndian,
                UInt32(truncatingIfNeeded: paths.bytes.count - start).littleEndian,
                UInt32(truncatingIfNeeded: payload.lowerBound).littleEndian,
                UInt32(truncatingIfNeeded: payload.count).littleEndian
            ))
        paths.putByte(0)
    }

    /// Returns the bytes of the file, or `nil` if its offsets don't fit in 32 bits.
    func bytes(identity: [UInt8], memo: CacheMemo) -> [UInt8]? {
        guard max(paths.bytes.count, payloads.bytes.count) <= Int(UInt32.max) else { return nil }
        var encoder = SummaryEncoder(path: "")
        encoder.encode(memo)
        let memo = encoder.bytes
        var covered = ByteWriter()
        for count in [
            trackedPathCount, fileCount, identity.count, memo.count, paths.bytes.count, payloads.bytes.count,
        ] {
            covered.put(UInt32(count))
        }
        covered.append(
            repeatElement(0, count: CacheLayout.headerSize - CacheLayout.covered - covered.bytes.count))
        for part in [records.bytes, identity, memo, paths.bytes, payloads.bytes] { covered.append(part) }
        var file = ByteWriter()
        file.append(CacheLayout.magic)
        file.put(covered.bytes.withUnsafeBytes { Checksum.of($0) })
        file.append(covered.bytes)
        return file.bytes
    }
}
