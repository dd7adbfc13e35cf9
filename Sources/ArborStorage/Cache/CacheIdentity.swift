import ArborModel
import ArborScanner
import ArborSyntax

/// The maker of a cache: the versions of the forms and of the tool, the very program, and its front ends.
///
/// The program is in it because a version stands still between releases, while what lowering makes of a file may not.
struct CacheIdentity {
    var bytes: [UInt8]

    init(version: String, frontEnds: [FrontEndID] = []) {
        var writer = ByteWriter()
        writer.put(Fragment.format)
        let program = Self.program
        for number in [program?.size, program?.inode, program?.modified] { writer.put(number ?? 0) }
        writer.put(UInt32(frontEnds.count))
        for id in frontEnds { writer.putByte(id.rawValue) }
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
