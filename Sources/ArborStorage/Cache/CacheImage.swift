import ArborScanner

/// The bytes of a cache's file. They are checked once, and decoded in place.
///
/// The file is read and not mapped, because a process crashes if another one truncates a file that it has mapped.
final class CacheImage: @unchecked Sendable {
    // Sendable: nothing changes after `init`.
    private let memory: UnsafeMutableRawBufferPointer
    let bytes: UnsafeRawBufferPointer
    let trackedPathCount: Int
    let fileCount: Int
    let memo: CacheMemo
    private let paths: Range<Int>
    /// The range of the payloads, which are the last part of the file.
    let payloads: Range<Int>

    /// Reads a cache.
    ///
    /// - Parameter identity: The identity of the program that must have written the cache.
    /// - Returns: `nil` if the file is missing, foreign, damaged, or written by another version. The reason doesn't
    ///   matter, because the file is written again in each case.
    convenience init?(path: String, identity: [UInt8]) {
        guard let memory = contents(of: path) else { return nil }
        self.init(owning: memory, identity: identity)
    }

    /// Creates an image of bytes. The memory is deallocated with the image, or at once if the bytes are not a cache.
    init?(owning memory: UnsafeMutableRawBufferPointer, identity: [UInt8]) {
        let bytes = UnsafeRawBufferPointer(memory)
        guard let parts = CacheParts(bytes, identity: identity),
            let memo = SummaryDecoder.decode(
                CacheMemo.self, from: UnsafeRawBufferPointer(rebasing: bytes[parts.memo]), path: "")
        else {
            memory.deallocate()
            return nil
        }
        (self.memory, self.bytes) = (memory, bytes)
        (trackedPathCount, fileCount) = (parts.trackedPathCount, parts.fileCount)
        (paths, payloads) = (parts.paths, parts.payloads)
        self.memo = memo
    }

    deinit { memory.deallocate() }

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

    /// Returns the bytes of a payload, or `nil` if they are outside the file.
    func payload(_ range: Range<Int>) -> UnsafeRawBufferPointer? {
        guard range.upperBound <= payloads.count else { return nil }
        let start = payloads.lowerBound + range.lowerBound
        return UnsafeRawBufferPointer(rebasing: bytes[start..<start + range.count])
    }

    /// Returns the contents of a tracked path's payload, or `nil` if they are malformed.
    func trackedPath(_ record: CacheRecord) -> (kind: TrackedPath.Kind, digest: UInt64)? {
        guard let payload = payload(record.payload), payload.count == 9,
            let kind = TrackedPath.Kind(rawValue: payload[0])
        else { return nil }
        return (kind, UInt64(littleEndian: payload.loadUnaligned(fromByteOffset: 1, as: UInt64.self)))
    }

    /// Returns the path of a record as text, or `nil` if its bytes are malformed.
    func text(_ record: CacheRecord) -> String? {
        path(record).flatMap { String(ifUTF8: UnsafeRawBufferPointer($0)) }
    }
}

/// The ranges of the parts of a cache's file, checked against its size, its checksum and the identity of its writer.
private struct CacheParts {
    let trackedPathCount: Int
    let fileCount: Int
    let memo: Range<Int>
    let paths: Range<Int>
    let payloads: Range<Int>

    init?(_ bytes: UnsafeRawBufferPointer, identity: [UInt8]) {
        var reader = ByteReader(bytes)
        do throws(DecodingError) {
            guard try reader.take(8).elementsEqual(CacheLayout.magic) else { return nil }
            let checksum = try reader.uint64()
            trackedPathCount = Int(try reader.uint32())
            fileCount = Int(try reader.uint32())
            let identityLength = Int(try reader.uint32())
            let memoLength = Int(try reader.uint32())
            let pathsLength = Int(try reader.uint32())
            let payloadsLength = Int(try reader.uint32())
            let start = CacheLayout.headerSize + (trackedPathCount + fileCount) * CacheLayout.recordSize
            memo = start + identityLength..<start + identityLength + memoLength
            paths = memo.upperBound..<memo.upperBound + pathsLength
            payloads = paths.upperBound..<paths.upperBound + payloadsLength
            guard payloads.upperBound == bytes.count, bytes[start..<memo.lowerBound].elementsEqual(identity),
                Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[CacheLayout.covered...])) == checksum
            else { return nil }
        } catch {
            return nil
        }
    }
}

/// Returns all bytes of a regular file, which the caller must deallocate. Only regular files are read, because a pipe
/// would block.
private func contents(of path: String) -> UnsafeMutableRawBufferPointer? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_size <= CacheLayout.largestFile, beginsAsCache(file)
    else {
        return nil
    }
    let memory = UnsafeMutableRawBufferPointer.allocate(
        byteCount: max(1, Int(status.st_size)), alignment: 16)
    var count = 0
    while count < Int(status.st_size) {
        let got = read(file, memory.baseAddress! + count, Int(status.st_size) - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
    }
    if count == Int(status.st_size), count > 0 { return memory }
    memory.deallocate()
    return nil
}

/// Returns whether a file begins like a cache. This is checked before memory is allocated, because the path may belong
/// to any file of any size.
private func beginsAsCache(_ file: Int32) -> Bool {
    var magic = [UInt8](repeating: 0, count: CacheLayout.magic.count)
    return pread(file, &magic, magic.count, 0) == magic.count && magic == CacheLayout.magic
}
