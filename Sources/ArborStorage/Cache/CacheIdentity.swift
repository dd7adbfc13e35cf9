import ArborModel
import ArborScanner
import ArborSyntax

/// The identity of the program that wrote a cache: the version of the format, the version of the tool, the stamp of the
/// executable, and the front ends.
///
/// The executable is included because the version doesn't change between releases, and the result of lowering may.
struct CacheIdentity {
    var bytes: [UInt8]

    init(version: String, frontEnds: [FrontEndID] = []) {
        var writer = ByteWriter()
        writer.put(Fragment.format)
        let program = Self.program
        for field in [program?.size, program?.inode, program?.modified] { writer.put(field ?? 0) }
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
