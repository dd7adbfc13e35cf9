import ArborScanner

/// The layout of the cache's file. All numbers are little-endian.
///
///     header    64 bytes: magic, checksum of the bytes between it and the payloads, sizes of the parts,
///               checksum of the payloads
///     records   64 bytes each: the tracked paths, then the files in the order of their paths' bytes
///     identity  of the program that wrote the cache; no other program uses the cache
///     memo      a `CacheMemo`, with zeros behind it
///     paths     each followed by a zero, so system calls can take them in place
///     payloads  the `CachedFragment` of each file that has one; new ones come after the old ones
///
/// Records have a fixed size and contain offsets. 10,000 files are therefore compared with the disk in place. The
/// payloads, two thirds of the file, are read only if something has changed.
enum CacheLayout {
    static let magic: [UInt8] = Array("ARBOR\0C\u{3}".utf8)
    static let headerSize = 64
    /// The greatest size of a cache, in bytes. A larger file counts as no cache.
    static let largestFile = FileBuffer.largestFile
    static let recordSize = 64
    /// The offset of a record's content checksum.
    static let content = 40
    /// The offsets of the positions and lengths in a record.
    static let (pathStart, pathLength, payloadStart, payloadLength) = (48, 52, 56, 60)
    /// The offset of the checksum.
    static let checksum = 8
    /// The offset of the length of the payloads.
    static let payloadsLength = 36
    /// The offset of the payloads' checksum.
    static let payloadsChecksum = 40
    /// The offset of the first byte that the checksum covers.
    static let covered = 16

    /// Returns the range of the record with an index.
    static func record(_ index: Int) -> Range<Int> {
        let start = headerSize + index * recordSize
        return start..<start + recordSize
    }

    /// Returns the length of payloads with the zeros behind them. The checksum goes on after whole blocks.
    static func paddedPayloads(_ length: Int) -> Int {
        (length + Checksum.block - 1) / Checksum.block * Checksum.block
    }
}

/// The fields of a record.
///
///     size, device, inode, modified, changed, content: UInt64
///     path offset, path length, payload offset, payload length: UInt32
///
/// A tracked path has no payload. Its digest is in the place of the content, and its kind in that of the payload's
/// offset.
struct CacheRecord {
    var stamp: FileStamp
    /// The checksum of the file's bytes; 0 if it was not computed.
    var content: UInt64
    var path: Range<Int>
    /// Empty for a file without a contribution to the graph.
    var payload: Range<Int>
}

/// The entry of one file in a new cache.
enum CacheEntry: Sendable {
    /// The old cache's record with this index still holds.
    case kept(Int)
    /// Indirect, because nearly all entries of a large program are kept, and each takes the space of the largest case.
    indirect case new(CachedFile)
}

/// A file that was read, or whose record has changed.
struct CachedFile: Sendable {
    enum Payload: Sendable {
        case nothing
        case fresh([UInt8])
        /// The range of the file's payload in the old cache.
        case kept(Range<Int>)
    }

    var path: String
    var stamp: FileStamp
    /// The checksum of the file's bytes; 0 if it is not computed.
    var content: UInt64 = 0
    var payload: Payload
}
