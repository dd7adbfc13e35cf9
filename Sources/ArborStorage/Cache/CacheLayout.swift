import ArborScanner

/// How the cache's file is laid out. All numbers are little-endian.
///
///     header    64 bytes: magic, checksum of all that follows it, sizes of the parts
///     records   48 bytes each: the watches, then the files in the order of their paths' bytes
///     identity  what the cache was made by; of any other it is of no use
///     memo      a `CacheMemo`
///     paths     each with a zero behind it, so that the system's calls take them where they lie
///     payloads  the `Fragment` of each file that has one
///
/// Records have one size and hold offsets, so that 10,000 files are compared with the disk where they lie: the file is
/// read at once, and nothing is made of it until a file's meaning is asked for.
enum CacheLayout {
    static let magic: [UInt8] = Array("ARBOR\0C\u{1}".utf8)
    static let headerSize = 64
    static let recordSize = 48
    /// Where the checksum is, and the length of the payloads.
    static let checksum = 8
    static let payloadsLength = 36
    /// Where the bytes begin that the checksum covers.
    static let covered = 16
}

/// A record's numbers.
///
///     size, inode, modified, changed: UInt64   path offset, path length, payload offset, payload length: UInt32
///
/// A watch has its kind, a byte, and its digest, eight, for a payload.
struct CacheRecord {
    var stamp: FileStamp
    var path: Range<Int>
    /// Empty of a file that gives nothing.
    var payload: Range<Int>
}

/// What a new cache holds of one file.
struct CachedFile: Sendable {
    enum Payload: Sendable {
        case nothing
        case fresh([UInt8])
        /// The bytes that the old cache has for it.
        case kept(Range<Int>)
    }

    var path: String
    var stamp: FileStamp
    var payload: Payload
}
