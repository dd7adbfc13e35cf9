#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct UnreadableFile: Error {
    var path: String
}

extension String {
    /// Reads a file without Foundation.
    init(contentsOfFileAt path: String) throws {
        guard let file = fopen(path, "rb") else { throw UnreadableFile(path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        self.init(decoding: bytes, as: UTF8.self)
    }
}

struct UnwritableFile: Error {
    var path: String
}

extension String {
    /// Writes a file without Foundation.
    func writeFile(at path: String) throws {
        guard let file = fopen(path, "wb") else { throw UnwritableFile(path: path) }
        defer { fclose(file) }
        let bytes = Array(utf8)
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw UnwritableFile(path: path) }
    }
}

/// Makes a folder and all above it.
func makeFolders(_ path: String) throws {
    var made = path.hasPrefix("/") ? "" : "."
    for component in path.split(separator: "/") {
        made += "/" + component
        guard mkdir(made, 0o777) == 0 || errno == EEXIST else { throw UnwritableFile(path: made) }
    }
}
