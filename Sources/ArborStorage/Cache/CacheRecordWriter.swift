import ArborModel
import ArborScanner

/// A record with its path and its payload in place of their positions.
struct NewRecord {
    var path: UnsafeRawBufferPointer
    var stamp: FileStamp
    var content: UInt64 = 0
    var payload = UnsafeRawBufferPointer.empty
    /// The kind of a tracked path.
    var kind: TrackedPath.Kind?
}

extension CacheImage {
    func newRecord(_ index: Int) -> NewRecord {
        let record = record(index)
        return NewRecord(
            path: path(record).map { UnsafeRawBufferPointer($0) } ?? .empty, stamp: record.stamp,
            content: record.content, payload: payload(record.payload) ?? .empty)
    }
}

extension CachedFile {
    func withRecord(_ old: CacheImage?, _ visit: (NewRecord) -> Void) {
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
    func withRecord(_ visit: (NewRecord) -> Void) {
        path.withBytes { visit(NewRecord(path: .init($0), stamp: stamp, content: digest, kind: kind)) }
    }
}

/// The sizes of the parts whose lengths depend on the files.
struct CacheSizes {
    private(set) var paths = 0
    private(set) var payloads = 0

    mutating func add(_ record: NewRecord) {
        paths += record.path.count + 1
        payloads += record.payload.count
    }
}

/// Writes records, their paths and their payloads, each after the one before.
struct CacheRecordWriter {
    private let bytes: UnsafeMutableRawBufferPointer
    private let (firstPath, firstPayload): (Int, Int)
    private var (record, path, payload): (Int, Int, Int)

    init(_ bytes: UnsafeMutableRawBufferPointer, paths: Int, payloads: Int) {
        self.bytes = bytes
        (firstPath, firstPayload) = (paths, payloads)
        (record, path, payload) = (CacheLayout.headerSize, paths, payloads)
    }

    mutating func put(_ new: NewRecord) {
        bytes.put(new.stamp, ofRecordAt: record)
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

extension UnsafeMutableRawBufferPointer {
    func put<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
        storeBytes(of: number.littleEndian, toByteOffset: offset, as: Number.self)
    }

    func put(_ stamp: FileStamp, ofRecordAt record: Int) {
        put(stamp.size, at: record)
        put(stamp.device, at: record + 8)
        put(stamp.inode, at: record + 16)
        put(stamp.modified, at: record + 24)
        put(stamp.changed, at: record + 32)
    }

    func copy(_ source: [UInt8], at offset: Int) {
        source.withUnsafeBytes { copy($0, at: offset) }
    }

    func copy(_ source: UnsafeRawBufferPointer, at offset: Int) {
        UnsafeMutableRawBufferPointer(rebasing: self[offset...]).copyMemory(from: source)
    }
}
