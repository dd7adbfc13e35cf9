import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

@testable import ArborScanner
@testable import ArborStorage

@Suite("States of files")
struct FileStatesTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/cache" }
    private var inputs: [String] { [folder.path + "/src"] }

    init() throws { folder = try TemporaryFolder() }

    /// Folders with up to 30 files, some with files before and behind a folder in them.
    private func fill(_ random: inout SplitMix) throws -> [String] {
        var files: [String] = []
        for place in ["", "a/", "a/b/", "a/bc/", "a/bc/d/e/", "b/", "c/d/"] {
            for _ in 0..<Int.random(in: 0...30, using: &random) {
                let name = place + "\("amz".randomElement(using: &random)!)\(files.count).swift"
                try folder.write("struct S {}", to: "src/" + name)
                files.append("\(folder.path)/src/\(name)")
            }
        }
        return files
    }

    private func change(_ file: String, _ random: inout SplitMix) throws {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: try FileManager.default.removeItem(atPath: file)
        case 1:
            try FileManager.default.removeItem(atPath: file)
            try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
        case 2: try Data("struct Other {}".utf8).write(to: URL(filePath: file))
        default:
            let target = folder.path + "/target\(random.next())"
            try FileManager.default.moveItem(atPath: file, toPath: target)
            try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
        }
    }

    @Test(
        "the changed files are those whose paths lead to another state, whatever folders they are in",
        arguments: 0..<20)
    func changes(seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        let files = try fill(&random)
        usleep(30_000)
        let before = files.map { FileStamp(path: $0) }
        let first = await ScanCache(path: path, version: "1", jobs: 2)
        let sources = await SourceFinder.find(SourceInputs(paths: inputs))
        let entries = await SourceScanner(frontEnds: [.safeDI], jobs: 2).scan(sources.files, with: first)
            .entries
        let update = first.update(with: entries, of: sources, trackedPaths: [], inputs: inputs, run: nil)
        try Data(try #require(update).bytes).write(to: URL(filePath: path))
        for file in files where Int.random(in: 0..<10, using: &random) == 0 { try change(file, &random) }
        let cache = await ScanCache(path: path, version: "1", jobs: 2)
        let kept = Set(zip(sources.files, cache.records(of: sources.files)).filter { $1 != nil }.map(\.0))
        let same = zip(files, before).filter { FileStamp(path: $0) == $1 && !isFolder($0) }.map(\.0)
        #expect(kept == Set(same))
        #expect(!files.isEmpty)
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
