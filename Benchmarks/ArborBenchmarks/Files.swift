#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif

/// An error of the disk.
struct FileFailure: Error, CustomStringConvertible {
    var path: String
    var description: String { "can't use '\(path)': \(String(cString: strerror(errno)))" }
}

/// Writes to standard error.
func complain(_ text: String) {
    var text = text
    _ = text.withUTF8 { write(2, $0.baseAddress, $0.count) }
}

/// Reads a file without Foundation.
func readFile(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw FileFailure(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&chunk, 1, chunk.count, file)
        if count == 0 { return bytes }
        bytes += chunk[..<count]
    }
}

extension String {
    /// Writes a file without Foundation.
    func writeFile(at path: String) throws {
        guard let file = fopen(path, "wb") else { throw FileFailure(path: path) }
        defer { fclose(file) }
        var text = self
        try text.withUTF8 { bytes in
            guard fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count else {
                throw FileFailure(path: path)
            }
        }
    }
}

/// The path as an absolute path.
func absolutePath(_ path: String) throws -> String {
    guard let real = realpath(path, nil) else { throw FileFailure(path: path) }
    defer { free(real) }
    return String(cString: real)
}

/// Makes a folder and all folders above it.
func makeFolders(_ path: String) throws {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
        throw FileFailure(path: path)
    }
    try makeFolders(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 else { throw FileFailure(path: path) }
}

/// Makes a folder for the files of one run. The caller removes it with `removeFolder`.
func makeTemporaryFolder() throws -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/arbor-benchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFailure(path: parent) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Removes a folder without subfolders, and its files.
func removeFolder(_ path: String, files: [String]) {
    for file in files { unlink("\(path)/\(file)") }
    rmdir(path)
}
