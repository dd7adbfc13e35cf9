import ArborScanner

/// The bytes of a cache's file, checked once, and read where they lie.
///
/// The file is read, not mapped: a mapped file that another process truncates kills its reader.
final class CacheImage: @unchecked Sendable {
    // Sendable: nothing changes after `init`.
    private let memory: UnsafeMutableRawBufferPointer
    let bytes: UnsafeRawBufferPointer
    let watchCount: Int
    let fileCount: Int
    let memo: CacheMemo
    private let paths: Range<Int>
    /// The last part: it ends where the bytes end.
    let payloads: Range<Int>

    /// - Parameter identity: what the cache must have been made by.
    /// - Returns: `nil` of a file that is missing, foreign, damaged, or made by another version. Which of these does not
    ///   matter: it is written anew.
    convenience init?(path: String, identity: [UInt8]) {
        guard let memory = contents(of: path) else { return nil }
        self.init(owning: memory, identity: identity)
    }

    /// - Parameter memory: is deallocated with the image, or at once where it is none.
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
        (watchCount, fileCount) = (parts.watchCount, parts.fileCount)
        (paths, payloads) = (parts.paths, parts.payloads)
        self.memo = memo
    }

    deinit { memory.deallocate() }

    /// - Parameter number: the watches come first, then the files.
    func record(_ number: Int) -> CacheRecord {
        let offset = CacheLayout.headerSize + number * CacheLayout.recordSize
        func word(_ place: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + place, as: UInt64.self))
        }
        func half(_ place: Int) -> Int {
            Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + place, as: UInt32.self)))
        }
        let stamp = FileStamp(size: word(0), inode: word(8), modified: word(16), changed: word(24))
        return CacheRecord(
            stamp: stamp, path: half(32)..<half(32) + half(36), payload: half(40)..<half(40) + half(44))
    }

    /// A path, with a zero behind it.
    func path(_ record: CacheRecord) -> UnsafeBufferPointer<UInt8>? {
        guard record.path.upperBound < paths.count, bytes[paths.lowerBound + record.path.upperBound] == 0
        else { return nil }
        let start = paths.lowerBound + record.path.lowerBound
        return UnsafeRawBufferPointer(rebasing: bytes[start..<start + record.path.count]).assumingMemoryBound(
            to: UInt8.self)
    }

    /// The bytes of a file's meaning; `nil` where they would lie outside.
    func payload(_ range: Range<Int>) -> UnsafeRawBufferPointer? {
        guard range.upperBound <= payloads.count else { return nil }
        let start = payloads.lowerBound + range.lowerBound
        return UnsafeRawBufferPointer(rebasing: bytes[start..<start + range.count])
    }

    /// What a watch's payload says.
    func watch(_ record: CacheRecord) -> (kind: TrackedPath.Kind, digest: UInt64)? {
        guard let payload = payload(record.payload), payload.count == 9,
            let kind = TrackedPath.Kind(rawValue: payload[0])
        else { return nil }
        return (kind, UInt64(littleEndian: payload.loadUnaligned(fromByteOffset: 1, as: UInt64.self)))
    }

    /// A path as text; `nil` of bytes that no path was written as.
    func text(_ record: CacheRecord) -> String? {
        path(record).flatMap { String(ifUTF8: UnsafeRawBufferPointer($0)) }
    }
}

/// Where the parts of a cache's file lie, checked against its size, its checksum and the identity of its maker.
private struct CacheParts {
    let watchCount: Int
    let fileCount: Int
    let memo: Range<Int>
    let paths: Range<Int>
    let payloads: Range<Int>

    init?(_ bytes: UnsafeRawBufferPointer, identity: [UInt8]) {
        var reader = ByteReader(bytes)
        do throws(DecodingError) {
            guard try reader.take(8).elementsEqual(CacheLayout.magic) else { return nil }
            let checksum = try reader.uint64()
            watchCount = Int(try reader.uint32())
            fileCount = Int(try reader.uint32())
            let identityLength = Int(try reader.uint32())
            let memoLength = Int(try reader.uint32())
            let pathsLength = Int(try reader.uint32())
            let payloadsLength = Int(try reader.uint32())
            let start = CacheLayout.headerSize + (watchCount + fileCount) * CacheLayout.recordSize
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

/// All bytes of a regular file, for the caller to deallocate. Nothing else is opened for reading: a pipe would block.
private func contents(of path: String) -> UnsafeMutableRawBufferPointer? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, beginsAsCache(file) else {
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

/// Looked at before memory is asked for: the path may be that of any file, of any size.
private func beginsAsCache(_ file: Int32) -> Bool {
    var magic = [UInt8](repeating: 0, count: CacheLayout.magic.count)
    return pread(file, &magic, magic.count, 0) == magic.count && magic == CacheLayout.magic
}
