/// What tells whether a file is still the one that was looked at, without reading it.
///
/// Besides the size, the inode and the time of the last write there is the time of the last change of status, which no
/// program can set: a copy that is given its original's time is seen too.
package struct FileStamp: Equatable, Sendable {
    package var size: UInt64
    package var inode: UInt64
    /// In nanoseconds since 1970.
    package var modified: UInt64
    /// In nanoseconds since 1970.
    package var changed: UInt64

    /// Equal to no file's: whatever bears it counts as changed.
    package static let never = FileStamp(size: .max, inode: .max, modified: .max, changed: .max)

    package init(size: UInt64, inode: UInt64, modified: UInt64, changed: UInt64) {
        self.size = size
        self.inode = inode
        self.modified = modified
        self.changed = changed
    }

    package init(_ status: stat) {
        size = UInt64(bitPattern: Int64(status.st_size))
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
            modified = Self.nanoseconds(status.st_mtimespec)
            changed = Self.nanoseconds(status.st_ctimespec)
        #else
            modified = Self.nanoseconds(status.st_mtim)
            changed = Self.nanoseconds(status.st_ctim)
        #endif
    }

    /// The stamp of what stands at a path, links followed; `nil` where nothing does.
    package init?(path: UnsafePointer<CChar>) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The stamp if the file can't change any more without it changing too; else `never`.
    ///
    /// A file that is written twice within the clock's grain bears the same time both times, so a look that lies between
    /// the two must not be trusted.
    ///
    /// - Parameter start: a time before the first look at the file.
    package func settled(before start: UInt64) -> FileStamp { changed &+ grain < start ? self : .never }

    /// Linux stamps files by a clock that ticks 100 to 1000 times a second; old file systems count seconds, or every
    /// other one, and give themselves away by that.
    private var grain: UInt64 { changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000 }

    /// The time, by the clock that stamps files.
    package static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> UInt64 {
        UInt64(bitPattern: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
    }
}
