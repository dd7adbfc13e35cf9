import ArborScanner
import ArborSyntax

/// What a cache was made by: the forms' versions, the tool's, and the very program.
///
/// The program is in it because a version stands still between releases, while what lowering makes of a file may not.
struct CacheIdentity {
    var bytes: [UInt8]

    init(version: String) {
        var writer = ByteWriter()
        writer.put(Fragment.format)
        let program = Self.program
        for number in [program?.size, program?.inode, program?.modified] { writer.put(number ?? 0) }
        writer.append(version.utf8)
        bytes = writer.bytes
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
