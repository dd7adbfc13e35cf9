import ArborScanner

/// Asks the system for the states of a cache's files, one after another.
///
/// The system looks a path up folder by folder. So the folder of the last file stays open, and the next files are looked up
/// in it. Opening a folder costs as much as a few lookups, so it is only done where enough files follow.
struct FileStates: ~Copyable {
    private let image: CacheImage
    /// The path of the open folder with its last slash, in the image's memory. Empty if none is open.
    private var folder = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var descriptor: Int32 = -1

    /// How many files after the first one must be in a folder.
    private static var fewest: Int { 6 }

    init(of image: CacheImage) { self.image = image }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Returns the stamp of a file; `nil` if no regular file is at its path. Links are followed.
    ///
    /// - Parameter record: The record with that index.
    mutating func stamp(ofFile index: Int, _ record: CacheRecord) -> FileStamp? {
        guard let path = image.path(record), let text = path.asCString else { return nil }
        let isOpen = path.lies(in: folder) || enter(folderOf: path, ofFile: index)
        var state = stat()
        let result =
            isOpen ? fstatat(descriptor, text + folder.count, &state, 0) : stat(text, &state)
        return result == 0 && state.st_mode & S_IFMT == S_IFREG ? FileStamp(state) : nil
    }

    /// Opens the folder of a file, if enough of the next files are in it. Returns true if it is open.
    private mutating func enter(folderOf path: UnsafeBufferPointer<UInt8>, ofFile index: Int) -> Bool {
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")),
            index + Self.fewest < image.trackedPathCount + image.fileCount,
            let later = image.path(image.record(index + Self.fewest))
        else { return false }
        let found = UnsafeBufferPointer(rebasing: path[...slash])
        guard later.lies(in: found) else { return false }
        if descriptor >= 0 { close(descriptor) }
        descriptor = Self.descriptor(of: found)
        folder = UnsafeBufferPointer(rebasing: found[..<(descriptor < 0 ? 0 : found.count)])
        return descriptor >= 0
    }

    /// Returns the descriptor of a folder, or a negative number. No permission to list it is needed on Linux.
    private static func descriptor(of folder: UnsafeBufferPointer<UInt8>) -> Int32 {
        #if os(Linux)
            let access: Int32 = 0o10_000_000  // O_PATH, which Swift doesn't import
        #else
            let access = O_RDONLY
        #endif
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: folder.count + 1) { path in
            memcpy(path.baseAddress!, folder.baseAddress!, folder.count)
            path[folder.count] = 0
            return open(path.baseAddress!, access | O_DIRECTORY | O_CLOEXEC)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// True if the path is of a file in the folder itself, and not in one below it.
    ///
    /// - Parameter folder: The path of the folder with its last slash. If it is empty, no path is in it.
    fileprivate func lies(in folder: Self) -> Bool {
        guard !folder.isEmpty, count > folder.count,
            memcmp(baseAddress!, folder.baseAddress!, folder.count) == 0
        else { return false }
        return memchr(baseAddress! + folder.count, Int32(UInt8(ascii: "/")), count - folder.count) == nil
    }
}
