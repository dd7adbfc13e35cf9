/// Removes the temporary files that killed runs have left in a folder.
///
/// A living run has its temporary files locked. A file that can be locked therefore has lost its writer. Files of
/// other outputs are left to their own next run, and removed after a day.
struct Leftovers {
    let key: OutputKey

    func remove(from folder: OpenFile) {
        for name in Self.names(in: folder) where isLeft(name, in: folder) {
            unlinkat(folder.descriptor, name, 0)
        }
    }

    private static func names(in folder: OpenFile) -> [String] {
        let descriptor = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        guard let listing = fdopendir(descriptor) else {
            close(descriptor)
            return []
        }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            // Most names are turned down by their first bytes, without a string.
            guard entry.pointee.d_name.0 == CChar(UInt8(ascii: ".")),
                entry.pointee.d_name.1 == CChar(UInt8(ascii: "a"))
            else { continue }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if TemporaryName.isOne(name) { names.append(name) }
        }
        return names
    }

    private func isLeft(_ name: String, in folder: OpenFile) -> Bool {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        guard let file = OpenFile(openat(folder.descriptor, name, flags)), let status = file.status,
            status.isFile, status.st_uid == geteuid(), file.lock()
        else { return false }
        return TemporaryName.isOne(name, of: key) || status.isOlderThanADay
    }
}

extension stat {
    fileprivate var isOlderThanADay: Bool {
        #if canImport(Darwin)
            let seconds = st_mtimespec.tv_sec
        #else
            let seconds = st_mtim.tv_sec
        #endif
        return time(nil) - seconds > 24 * 60 * 60
    }
}
