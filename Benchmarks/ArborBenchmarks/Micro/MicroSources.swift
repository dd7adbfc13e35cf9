import ArborPipeline
import ArborScanner
import ArborSyntax
import SafeDIFrontEnd

/// The Swift files below a folder, in memory.
struct MicroSources {
    struct File {
        var path: String
        var bytes: [UInt8]
    }

    let files: [File]
    /// The files that contain the needle.
    let annotated: [File]
    let fingerprint: Fingerprint

    init(below folder: String) async throws {
        let found = await SourceFinder.find(SourceInputs(paths: [folder]))
        let search = NeedleSearch(FrontEnd.safeDI.needle)
        let prefix = folder.hasSuffix("/") ? folder.utf8.count : folder.utf8.count + 1
        var fingerprint = Fingerprint()
        files = try found.files.map { path in
            let file = File(path: path, bytes: try readFile(path))
            fingerprint.add(path: String(path.utf8.dropFirst(prefix)) ?? path, bytes: file.bytes)
            return file
        }
        guard !files.isEmpty else { throw Arguments.Wrong(description: "no Swift file below '\(folder)'") }
        annotated = files.filter { file in file.bytes.withUnsafeBufferPointer { search.isFound(in: $0) } }
        self.fingerprint = fingerprint
    }
}

extension [MicroSources.File] {
    var byteCount: Int { reduce(0) { $0 + $1.bytes.count } }
}
