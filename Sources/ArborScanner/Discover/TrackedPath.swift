/// A file or a folder that determines which files a run reads, or that the run writes. If it is unchanged, the previous
/// decision is still valid.
public struct TrackedPath: Equatable, Sendable {
    /// The role of the path.
    public enum Kind: UInt8, Sendable {
        /// A folder whose entries were listed.
        case folder = 0
        /// A list of files, as it was read.
        case list = 1
        /// A path at which there is no file.
        case absent = 2
        /// An output that the run wrote, or that was already up to date.
        case product = 3
        /// A module's summary, as it was read.
        case summary = 4
    }

    /// The path of the file or the folder.
    public var path: String
    package var kind: Kind
    /// The stamp, from before the path was read.
    package var stamp: FileStamp
    /// The digest of a folder's relevant names. A folder's stamp changes with every file that appears or disappears.
    /// The digest changes only with Swift files and folders.
    package var digest: UInt64 = 0

    /// Returns the tracked path of a list that is about to be read, or `nil` if there is no such file.
    package static func list(_ path: String) -> TrackedPath? { TrackedPath(path, .list) }

    /// Returns the tracked path of a module's summary that is about to be read, or `nil` if there is no such file.
    public static func summary(_ path: String) -> TrackedPath? { TrackedPath(path, .summary) }

    /// Returns the tracked path of a file that is about to be compared with its new contents, or `nil` if there is no
    /// such file.
    public static func product(_ path: String) -> TrackedPath? { TrackedPath(path, .product) }

    package static func absent(_ path: String) -> TrackedPath {
        TrackedPath(path: path, kind: .absent, stamp: .never)
    }

    /// True if the path determines which files are found.
    package var isOfSources: Bool { kind != .product && kind != .summary }

    /// True for a file that the run has read.
    public var isReadFile: Bool { kind == .list || kind == .summary }

    /// The tracked path of a file that was just written. The next run compares its contents.
    public var forgotten: TrackedPath { TrackedPath(path: path, kind: kind, stamp: .never, digest: digest) }

    private init?(_ path: String, _ kind: Kind) {
        guard let stamp = FileStamp(path: path) else { return nil }
        self.init(path: path, kind: kind, stamp: stamp)
    }

    package init(path: String, kind: Kind, stamp: FileStamp, digest: UInt64 = 0) {
        self.path = path
        self.kind = kind
        self.stamp = stamp
        self.digest = digest
    }
}
