import ArborTestSupport
import Foundation
import Testing

@testable import ArborOutput

@Suite("Temporary files")
struct TemporaryFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private func set(_ names: String...) throws -> OutputSet {
        try OutputSet.find(names.map(path)).get()
    }

    @discardableResult
    private func write(_ files: KeyValuePairs<String, String>) throws -> [String] {
        try OutputFile.write(files.map { OutputFile(path: path($0.key), text: $0.value) }).get()
    }

    @Test("the name of an output may be as long as the file system allows")
    func longNames() throws {
        let name = String(repeating: "n", count: 255)
        try write([name: "text"])
        #expect(try folder.read(name) == "text")
    }

    @Test("names can't be predicted, and say which outputs they belong to")
    func names() throws {
        let (one, other) = (try set("a").key, try set("b").key)
        let name = TemporaryName.random(for: one)
        #expect(name != TemporaryName.random(for: one))
        #expect(TemporaryName.isOne(name) && TemporaryName.isOne(name, of: one))
        #expect(!TemporaryName.isOne(name, of: other))
        #expect(try set("../" + (folder.path as NSString).lastPathComponent + "/a").key == one)
        #expect(!TemporaryName.isOne(".arbor-\(one.text)-/../../etc/passwd.tmp", of: one))
    }

    @Test("an existing file keeps its mode", arguments: [0o600, 0o644, 0o755, 0o444, 0o200, 0o4711])
    func modes(mode: Int) throws {
        try folder.write("old", to: "a")
        try #require(chmod(path("a"), mode_t(mode)) == 0)
        try write(["a": "new"])
        #expect(try mode == self.mode("a"))
        chmod(path("a"), 0o600)
        #expect(try folder.read("a") == "new")
    }

    @Test("a new file has the mode that the process's mask allows")
    func newMode() throws {
        try write(["a": "new"])
        try folder.write("other", to: "b")
        #expect(try mode("a") == mode("b"))
    }

    @Test("an existing file keeps its owner", .enabled(if: geteuid() == 0))
    func owner() throws {
        try folder.write("old", to: "a")
        try #require(chown(path("a"), 12345, 54321) == 0)
        try write(["a": "new"])
        let status = try FileManager.default.attributesOfItem(atPath: path("a"))
        #expect(status[.ownerAccountID] as? Int == 12345 && status[.groupOwnerAccountID] as? Int == 54321)
    }

    @Test("a link to a file that doesn't exist yet stays a link")
    func danglingLink() throws {
        try FileManager.default.createSymbolicLink(
            atPath: path("link"), withDestinationPath: "deep/../target")
        try FileManager.default.createDirectory(atPath: path("deep"), withIntermediateDirectories: false)
        try write(["link": "text"])
        #expect(try folder.read("target") == "text")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "deep/../target")
    }

    @Test("links that lead to each other are a failure")
    func loop() throws {
        for (name, other) in [("a", "b"), ("b", "a")] {
            try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: other)
        }
        #expect(throws: OutputFailure.self) { try write(["a": "text"]) }
    }

    @Test("what a killed run left is removed by the next run, and what a living run has is not")
    func leftovers() throws {
        let key = try set("a").key
        let (dead, living) = (TemporaryName.random(for: key), TemporaryName.random(for: key))
        let foreign = TemporaryName.random(for: try set("b").key)
        for name in [dead, living, foreign, ".arbor-notes.txt"] { try folder.write("text", to: name) }
        let owner = try #require(OpenFile(open(path(living), O_RDONLY)))
        #expect(owner.lock())
        try write(["a": "text"])
        #expect(Set(folder.names) == ["a", living, foreign, ".arbor-notes.txt"])
    }

    @Test("what a killed run of other outputs left is removed after a day")
    func oldLeftovers() throws {
        let name = TemporaryName.random(for: try set("b").key)
        try folder.write("text", to: name)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -2 * 86400)], ofItemAtPath: path(name))
        try write(["a": "text"])
        #expect(folder.names == ["a"])
    }

    @Test("a link or a pipe with the name of a temporary file is left alone")
    func planted() throws {
        let key = try set("a").key
        try folder.write("precious", to: "victim")
        let (link, pipe) = (TemporaryName.random(for: key), TemporaryName.random(for: key))
        try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: "victim")
        try #require(mkfifo(path(pipe), 0o600) == 0)
        try write(["a": "text"])
        #expect(try folder.read("victim") == "precious")
        #expect(try folder.read("a") == "text")
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }
}
