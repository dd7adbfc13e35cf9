/// Identifies a version of a file, so that a change is detected without reading the file.
///
/// A stamp holds the size, the device, the inode, the time of the last write, and the time of the last change of status. No program
/// can set the last of these, so a copy that gets the modification time of its original is detected too.
package struct FileStamp: Equatable, Sendable {
    package var size: UInt64
    /// The file system. Inodes of two file systems may be equal.
    package var device: UInt64
    package var inode: UInt64
    /// In nanoseconds since 1970.
    package var modified: UInt64
    /// In nanoseconds since 1970.
    package var changed: UInt64

    /// A stamp that equals no file's stamp. A file that is recorded with it counts as changed.
    package static let never = FileStamp(
        size: .max, device: .max, inode: .max, modified: .max, changed: .max)

    package init(size: UInt64, device: UInt64, inode: UInt64, modified: UInt64, changed: UInt64) {
        self.size = size
        self.device = device
        self.inode = inode
        self.modified = modified
        self.changed = changed
    }

    package init(_ status: stat) {
        size = UInt64(bitPattern: Int64(status.st_size))
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
            modified = Self.nanoseconds(status.st_mtimespec)
            changed = Self.nanoseconds(status.st_ctimespec)
        #else
            modified = Self.nanoseconds(status.st_mtim)
            changed = Self.nanoseconds(status.st_ctim)
        #endif
    }

    /// Returns the stamp of the file at a path, or `nil` if no file is there. Links are followed.
    package init?(path: UnsafePointer<CChar>) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Returns the stamp if every later change of the file changes it too, and `never` otherwise.
    ///
    /// A file that is written twice within the clock's grain has the same time after both writes. A stamp that was
    /// taken between the two must not be trusted.
    ///
    /// - Parameter start: A time before the first look at the file, in nanoseconds since 1970.
    package func settled(before start: UInt64) -> FileStamp { changed &+ grain < start ? self : .never }

    /// The greatest interval, in nanoseconds, in which two writes may get the same time.
    ///
    /// Linux stamps files by a clock that ticks 100 to 1000 times a second. Old file systems count whole seconds, or
    /// every second one, and are recognized by that.
    private var grain: UInt64 { changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000 }

    /// The current time in nanoseconds since 1970, by the clock that stamps files.
    package static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> UInt64 {
        UInt64(bitPattern: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
    }
}
