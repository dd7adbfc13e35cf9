/// Identifies a file, whatever path leads to it.
///
/// Two paths to one file are equal in it: another spelling, a symbolic link, a hard link, a bind mount.
public struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Returns the identity of the file at a path, or `nil` if no file is there. Links are followed.
    public init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
