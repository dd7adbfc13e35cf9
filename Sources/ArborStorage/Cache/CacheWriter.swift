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
        var encoder = SummaryEncoder(path: "")
        encoder.encode(memo)
        let memo = encoder.bytes
        let start = CacheLayout.headerSize + (trackedPaths.count + files.count) * CacheLayout.recordSize
        var sizes = CacheSizes()
        forEachRecord { sizes.add($0) }
        guard max(sizes.paths, sizes.payloads) <= Int(UInt32.max) else { return nil }
        let paths = start + identity.count + memo.count
        let size = paths + sizes.paths + sizes.payloads
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            var records = CacheRecordWriter(bytes, paths: paths, payloads: paths + sizes.paths)
            forEachRecord { records.put($0) }
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
        let counts = [trackedPaths.count, files.count, identity, memo, sizes.paths, sizes.payloads]
        for (index, count) in counts.enumerated() {
            bytes.put(UInt32(count), at: CacheLayout.covered + 4 * index)
        }
        CacheLayout.seal(bytes, payloads: bytes.count - sizes.payloads)
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

/// A record with its path and its payload in place of their positions.
private struct NewRecord {
    var path: UnsafeRawBufferPointer
    var stamp: FileStamp
    var content: UInt64 = 0
    var payload = UnsafeRawBufferPointer.empty
    /// The kind of a tracked path.
    var kind: TrackedPath.Kind?
}

extension CacheImage {
    fileprivate func newRecord(_ index: Int) -> NewRecord {
        let record = record(index)
        return NewRecord(
            path: path(record).map { UnsafeRawBufferPointer($0) } ?? .empty, stamp: record.stamp,
            content: record.content, payload: payload(record.payload) ?? .empty)
    }
}

extension CachedFile {
    fileprivate func withRecord(_ old: CacheImage?, _ visit: (NewRecord) -> Void) {
        path.withBytes { path in
            var record = NewRecord(path: .init(path), stamp: stamp, content: content)
            switch payload {
            case .nothing: visit(record)
            case .fresh(let bytes):
                bytes.withUnsafeBytes {
                    record.payload = $0
                    visit(record)
                }
            case .kept(let range):
                record.payload = old?.payload(range) ?? .empty
                visit(record)
            }
        }
    }
}

extension TrackedPath {
    fileprivate func withRecord(_ visit: (NewRecord) -> Void) {
        path.withBytes { visit(NewRecord(path: .init($0), stamp: stamp, content: digest, kind: kind)) }
    }
}

/// The sizes of the parts whose lengths depend on the files.
private struct CacheSizes {
    private(set) var paths = 0
    private(set) var payloads = 0

    mutating func add(_ record: NewRecord) {
        paths += record.path.count + 1
        payloads += record.payload.count
    }
}

/// Writes records, their paths and their payloads, each after the one before.
private struct CacheRecordWriter {
    private let bytes: UnsafeMutableRawBufferPointer
    private let (firstPath, firstPayload): (Int, Int)
    private var (record, path, payload): (Int, Int, Int)

    init(_ bytes: UnsafeMutableRawBufferPointer, paths: Int, payloads: Int) {
        self.bytes = bytes
        (firstPath, firstPayload) = (paths, payloads)
        (record, path, payload) = (CacheLayout.headerSize, paths, payloads)
    }

    mutating func put(_ new: NewRecord) {
        bytes.put(new.stamp.size, at: record)
        bytes.put(new.stamp.device, at: record + 8)
        bytes.put(new.stamp.inode, at: record + 16)
        bytes.put(new.stamp.modified, at: record + 24)
        bytes.put(new.stamp.changed, at: record + 32)
        bytes.put(new.content, at: record + CacheLayout.content)
        // The caller has checked that all positions fit.
        bytes.put(UInt32(path - firstPath), at: record + CacheLayout.pathStart)
        bytes.put(UInt32(new.path.count), at: record + CacheLayout.pathLength)
        let start = new.kind.map { UInt32($0.rawValue) } ?? UInt32(payload - firstPayload)
        bytes.put(start, at: record + CacheLayout.payloadStart)
        bytes.put(UInt32(new.payload.count), at: record + CacheLayout.payloadLength)
        bytes.copy(new.path, at: path)
        bytes[path + new.path.count] = 0
        bytes.copy(new.payload, at: payload)
        record += CacheLayout.recordSize
        path += new.path.count + 1
        payload += new.payload.count
    }
}

extension UnsafeRawBufferPointer {
    fileprivate static var empty: UnsafeRawBufferPointer { .init(start: nil, count: 0) }
}

extension CacheLayout {
    /// Writes the checksums of a cache's bytes.
    ///
    /// - Parameter payloads: The offset of the payloads.
    static func seal(_ bytes: UnsafeMutableRawBufferPointer, payloads: Int) {
        bytes.put(checksum(of: bytes[payloads...]), at: payloadsChecksum)
        bytes.put(checksum(of: bytes[covered..<payloads]), at: checksum)
    }

    private static func checksum(of bytes: Slice<UnsafeMutableRawBufferPointer>) -> UInt64 {
        Checksum.of(UnsafeRawBufferPointer(rebasing: bytes))
    }
}

extension UnsafeMutableRawBufferPointer {
    fileprivate func put<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
        storeBytes(of: number.littleEndian, toByteOffset: offset, as: Number.self)
    }

    fileprivate func copy(_ source: [UInt8], at offset: Int) {
        source.withUnsafeBytes { copy($0, at: offset) }
    }

    fileprivate func copy(_ source: UnsafeRawBufferPointer, at offset: Int) {
        UnsafeMutableRawBufferPointer(rebasing: self[offset...]).copyMemory(from: source)
    }
}
