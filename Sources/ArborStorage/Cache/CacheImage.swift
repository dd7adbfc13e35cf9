import ArborScanner

/// The bytes of a cache's file. They are checked once, and decoded in place.
///
/// The file is read and not mapped, because a process crashes if another one truncates a file that it has mapped. Its
/// payloads are read when they are first needed, which is never if nothing has changed.
final class CacheImage: @unchecked Sendable {
    // Sendable: after `init`, only `readPayloads` changes anything, and no other thread uses payloads meanwhile.
    private let memory: UnsafeMutableRawBufferPointer
    /// The bytes of the file. Those of the payloads mean nothing before they are read.
    let bytes: UnsafeRawBufferPointer
    let trackedPathCount: Int
    let fileCount: Int
    let memo: CacheMemo
    /// The range of the memo with the zeros behind it.
    let memoRange: Range<Int>
    private let paths: Range<Int>
    /// The range of the payloads with the zeros behind them, which are the last part of the file.
    let payloads: Range<Int>
    private let payloadsChecksum: UInt64
    /// The file that the payloads are still to be read from.
    private var file: CacheFile?
    /// The checksum of the payloads if they are read, and are those that were written.
    private(set) var sumOfPayloads: Checksum?
    private var hasPayloads: Bool { sumOfPayloads != nil }

    /// Reads a cache.
    ///
    /// - Parameter identity: The identity of the program that must have written the cache.
    /// - Returns: `nil` if the file is missing, foreign, damaged, or written by another version. The reason doesn't
    ///   matter, because the file is written again in each case.
    convenience init?(path: String, identity: [UInt8]) {
        guard let file = CacheFile(path), let header = file.header else { return nil }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.size, alignment: 16)
        guard file.read(0..<header.payloads.lowerBound, into: memory) else {
            memory.deallocate()
            return nil
        }
        self.init(owning: memory, identity: identity, from: file)
    }

    /// Creates an image of bytes. The memory is deallocated with the image, or at once if the bytes are not a cache.
    ///
    /// - Parameter file: The file whose payloads are not in the memory yet; `nil` if all bytes are.
    init?(owning memory: UnsafeMutableRawBufferPointer, identity: [UInt8], from file: CacheFile? = nil) {
        let bytes = UnsafeRawBufferPointer(memory)
        guard let header = CacheHeader(bytes, size: bytes.count), header.isIntact(bytes, identity: identity),
            let memo = CacheMemo(section: UnsafeRawBufferPointer(rebasing: bytes[header.memo]))
        else {
            memory.deallocate()
            return nil
        }
        (self.memory, self.bytes, self.file) = (memory, bytes, file)
        (trackedPathCount, fileCount) = (header.trackedPathCount, header.fileCount)
        memoRange = header.memo
        (paths, payloads, payloadsChecksum) = (header.paths, header.payloads, header.payloadsChecksum)
        self.memo = memo
    }

    deinit { memory.deallocate() }

    /// Reads the payloads, unless that was done, and returns whether they are those that were written. No other thread may
    /// use them meanwhile; records and paths it may.
    func readPayloads() -> Bool {
        if hasPayloads { return true }
        // Those that a writer ends with zeros are whole blocks.
        guard payloads.count == CacheLayout.paddedPayloads(payloads.count) else { return false }
        if let file, !file.read(payloads, into: memory) { return false }
        file = nil
        let sum = Checksum(UnsafeRawBufferPointer(rebasing: bytes[payloads]))
        if sum.of(andThen: UnsafeRawBufferPointer(start: nil, count: 0)) == payloadsChecksum {
            sumOfPayloads = sum
        }
        return hasPayloads
    }

    /// Returns the record with an index. The records of tracked paths precede those of files.
    func record(_ index: Int) -> CacheRecord {
        let start = CacheLayout.headerSize + index * CacheLayout.recordSize
        func word(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self))
        }
        func half(_ offset: Int) -> Int {
            Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt32.self)))
        }
        func range(_ offset: Int, _ length: Int) -> Range<Int> { half(offset)..<half(offset) + half(length) }
        return CacheRecord(
            stamp: FileStamp(
                size: word(0), device: word(8), inode: word(16), modified: word(24), changed: word(32)),
            content: word(CacheLayout.content), path: range(CacheLayout.pathStart, CacheLayout.pathLength),
            payload: range(CacheLayout.payloadStart, CacheLayout.payloadLength))
    }

    /// Returns the path of a record, or `nil` if it is outside the file. A zero follows its bytes.
    func path(_ record: CacheRecord) -> UnsafeBufferPointer<UInt8>? {
        guard record.path.upperBound < paths.count, bytes[paths.lowerBound + record.path.upperBound] == 0
        else { return nil }
        let start = paths.lowerBound + record.path.lowerBound
        return UnsafeRawBufferPointer(rebasing: bytes[start..<start + record.path.count]).assumingMemoryBound(
            to: UInt8.self)
    }

    /// Returns the bytes of a payload, or `nil` if they are outside the file or not read.
    func payload(_ range: Range<Int>) -> UnsafeRawBufferPointer? {
        guard hasPayloads, range.upperBound <= payloads.count else { return nil }
        let start = payloads.lowerBound + range.lowerBound
        return UnsafeRawBufferPointer(rebasing: bytes[start..<start + range.count])
    }

    /// Returns the kind and the digest of a tracked path, or `nil` if there is no such kind.
    func trackedPath(_ record: CacheRecord) -> (kind: TrackedPath.Kind, digest: UInt64)? {
        UInt8(exactly: record.payload.lowerBound).flatMap { TrackedPath.Kind(rawValue: $0) }
            .map { ($0, record.content) }
    }

    /// Returns the path of a record as text, or `nil` if its bytes are malformed.
    func text(_ record: CacheRecord) -> String? {
        path(record).flatMap { String(ifUTF8: UnsafeRawBufferPointer($0)) }
    }
}
