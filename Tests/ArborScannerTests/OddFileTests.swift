import ArborModel
import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

@testable import ArborScanner

/// A path may lead to any kind of file, and to another one when it is read again.
@Suite("Odd files")
struct OddFileTests {
    private let folder: TemporaryFolder
    private static let provider = "@Instantiable public struct A: Instantiable { public init() {} }"

    init() throws { folder = try TemporaryFolder() }

    private func scan(_ files: [String]) async -> ScanResult {
        await SourceScanner(frontEnds: [.safeDI], jobs: 2).scan(files)
    }

    private func find(_ paths: String...) async -> FoundSources {
        await SourceFinder.find(SourceInputs(paths: paths))
    }

    @Test("a device, a pipe, a socket and a folder are not sources, and reading them doesn't wait")
    func irregular() async throws {
        let pipe = folder.path + "/pipe.swift"
        let socket = folder.path + "/socket.swift"
        let inner = folder.path + "/folder.swift"
        try #require(mkfifo(pipe, 0o600) == 0)
        try #require(mknod(socket, S_IFSOCK | 0o600, 0) == 0)
        try #require(mkdir(inner, 0o700) == 0)
        let paths = ["/dev/zero", pipe, socket, inner]
        let result = await scan(paths)
        #expect(result.diagnostics.map(\.id) == Array(repeating: .unreadableFile, count: paths.count))
        #expect(await SourceFinder.find(SourceInputs(paths: Array(paths.prefix(3)))).diagnostics.count == 3)
        #expect(await find(folder.path).files.isEmpty)
    }

    @Test("links that lead to each other are a fault, and not followed forever")
    func loop() async throws {
        try folder.write(Self.provider, to: "a.swift")
        for (link, target) in [("b.swift", "c.swift"), ("c.swift", "b.swift"), ("d", "d")] {
            try #require(symlink(target, folder.path + "/" + link) == 0)
        }
        let found = await find(folder.path)
        #expect(found.files == [folder.path + "/a.swift"])
        #expect(found.diagnostics.map(\.id) == [.unreadableFile, .unreadableFile])
        #expect(await find(folder.path + "/d").diagnostics.map(\.id) == [.noSuchPath])
    }

    @Test("a file that is deleted or truncated before it is read")
    func changed() async throws {
        let gone = try folder.write(Self.provider, to: "gone.swift")
        let cut = try folder.write(Self.provider, to: "cut.swift")
        let files = await find(folder.path).files
        #expect(files == [cut, gone])
        try FileManager.default.removeItem(atPath: gone)
        try #require(truncate(cut, 20) == 0)
        let result = await scan(files)
        #expect(result.diagnostics.map(\.id).contains(.noSuchPath))
        #expect(result.diagnostics.last?.location?.path == gone)
        #expect(result.summaries.isEmpty)
    }

    @Test("a file that shrinks or grows while it is read is read to its end")
    func shrinking() throws {
        let path = try folder.write(String(repeating: "x", count: 300_000), to: "a.swift")
        var buffer = FileBuffer()
        for size in [300_000, 0, 10, 1_000_000] {
            try #require(truncate(path, size) == 0)
            #expect(buffer.load(path) == nil)
            #expect(buffer.bytes.count == size)
        }
    }

    @Test(
        "paths with unusual characters",
        arguments: [
            "a b.swift", "a,b.swift", "a\"b'c.swift", "a\nb.swift", "日本語 👍🏽.swift", "-a.swift", "a\\b.swift",
            "a%20b#c?.swift", "$(a).swift", ",.swift", "a\u{301}.swift", "x y/z,\n/c.swift",
        ])
    func paths(_ name: String) async throws {
        let path = folder.path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(Self.provider.utf8).write(to: URL(filePath: path))
        #expect(await find(folder.path).files == [path])
        #expect(await find(path).files == [path])
        let result = await scan([path])
        #expect(result.diagnostics.isEmpty)
        #expect(result.summaries.map(\.path) == [path])
        // Each line of a list is a path, so a path with a newline can't be listed.
        if !name.contains("\n") {
            let list = try folder.write(path + "\n", to: "list.txt")
            #expect(await SourceFinder.find(SourceInputs(lists: [list])).files == [path])
        }
    }

    @Test("bytes that are not UTF-8 in an annotated file are reported with their location")
    func notUTF8() async throws {
        let path = try folder.write(Data(Self.provider.utf8) + [0x0A, 0x2F, 0x2F, 0xFF], to: "a.swift")
        let result = await scan([path])
        #expect(result.diagnostics.map(\.id) == [.notUTF8])
        #expect(result.diagnostics.first?.location?.range?.start.line == 2)
        #expect(result.diagnostics.first?.location?.range?.start.column == 3)
    }
}
