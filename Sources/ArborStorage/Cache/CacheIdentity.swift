import ArborModel
import ArborScanner
import ArborSyntax

/// The identity of the program that wrote a cache: the version of the format, the version of the tool, the stamp of the
/// executable, the front ends, and the user.
///
/// The executable is included because the version doesn't change between releases, and the result of lowering may. The
/// user is included because another one may not read the same files, and unchanged files are not opened.
struct CacheIdentity {
    var bytes: [UInt8]

    init(version: String, frontEnds: [FrontEndID] = []) {
        var writer = ByteWriter()
        writer.put(Fragment.format)
        let program = Self.program
        for field in [program?.size, program?.inode, program?.modified] { writer.put(field ?? 0) }
        writer.put(UInt32(frontEnds.count))
        for id in frontEnds { writer.putByte(id.rawValue) }
        for id in Self.user { writer.put(id) }
        writer.append(version.utf8)
        bytes = writer.bytes
    }

    /// The user and the groups, by which the system decides what a program may read, with their number in front.
    private static var user: [UInt32] {
        var groups = [gid_t](repeating: 0, count: max(0, Int(getgroups(0, nil))))
        groups.removeLast(groups.count - max(0, Int(getgroups(Int32(groups.count), &groups))))
        return [UInt32(groups.count), geteuid(), getegid()] + groups
    }

    private static var program: FileStamp? {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            var path = [CChar](repeating: 0, count: Int(size))
            return _NSGetExecutablePath(&path, &size) == 0 ? FileStamp(path: path) : nil
        #else
            return FileStamp(path: "/proc/self/exe")
        #endif
    }
}
