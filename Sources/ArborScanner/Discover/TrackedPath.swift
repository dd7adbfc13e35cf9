/// A file or a folder that decides which files a run reads, or which it leaves. While it is unchanged, so is the
/// decision.
public struct TrackedPath: Equatable, Sendable {
    /// The role of the path.
    public enum Kind: UInt8, Sendable {
        /// A folder whose entries were looked through.
        case folder = 0
        /// A list of files, as it was read.
        case list = 1
        /// A path where nothing stands.
        case absent = 2
        /// A file that the run wrote or found to be as it should.
        case product = 3
        /// A module's summary, as it was read.
        case summary = 4
    }

    /// The path of the file or the folder.
    public var path: String
    package var kind: Kind
    /// Taken before the look.
    package var stamp: FileStamp
    /// Of a folder: of the names that matter. A folder's stamp changes with every file that comes and goes, this only
    /// with those that are Swift files or folders.
    package var digest: UInt64 = 0

    /// A watch of a list that is about to be read. `nil` where there is none.
    package static func list(_ path: String) -> TrackedPath? { TrackedPath(path, .list) }

    /// Returns a watch of a module's summary that is about to be read, or `nil` if there is no such file.
    public static func summary(_ path: String) -> TrackedPath? { TrackedPath(path, .summary) }

    /// Returns a watch of a file that is about to be compared with its new contents, or `nil` if there is no such
    /// file.
    public static func product(_ path: String) -> TrackedPath? { TrackedPath(path, .product) }

    package static func absent(_ path: String) -> TrackedPath {
        TrackedPath(path: path, kind: .absent, stamp: .never)
    }

    /// True of what decides which files are found.
    package var isOfSources: Bool { kind != .product && kind != .summary }

    /// The watch of a file that was written just now. The next run compares its contents.
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
