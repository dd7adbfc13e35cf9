import ArborTestSupport
import Foundation
import Testing

@testable import ArborOutput

/// Files whose bytes are replaced in place.
@Suite("Patches of files")
struct FilePatchTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/file" }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("begin middle end", to: "file")
    }

    private func patch(_ path: String, beginning: String = "begin") -> FilePatch {
        FilePatch(
            path, beginning: Array(beginning.utf8),
            pieces: [(offset: 16, bytes: Array(" more".utf8)), (offset: 0, bytes: Array("BEGIN".utf8))])
    }

    private func identity(_ path: String) throws -> UInt64 {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return UInt64(status.st_ino)
    }

    @Test("all pieces are written into the same file, beyond its end too")
    func applied() throws {
        let before = try identity(path)
        #expect(patch(path).apply())
        #expect(try folder.read("file") == "BEGIN middle end more")
        #expect(try identity(path) == before)
        // What was applied no longer begins as before.
        #expect(!patch(path).apply())
    }

    @Test("a file that another process has replaced is not changed")
    func replaced() throws {
        for text in ["", "beg", "other middle end"] {
            try folder.write(text, to: "file")
            #expect(!patch(path).apply())
            #expect(try folder.read("file") == text)
        }
        #expect(!patch(folder.path + "/none").apply())
        #expect(!patch(folder.path).apply())
    }

    @Test("a link and a file with a second name are not changed")
    func shared() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: path)
        #expect(!patch(folder.path + "/link").apply())
        try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/second")
        #expect(!patch(path).apply())
        #expect(try folder.read("file") == "begin middle end")
    }

    @Test("a pipe is not waited for")
    func pipe() throws {
        let pipe = folder.path + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        #expect(!patch(pipe).apply())
    }

    @Test("a file that another process is patching is not changed")
    func locked() throws {
        let other = try #require(OpenFile(open(path, O_RDWR)))
        #expect(other.lock())
        #expect(!patch(path).apply())
        #expect(try folder.read("file") == "begin middle end")
    }
}
