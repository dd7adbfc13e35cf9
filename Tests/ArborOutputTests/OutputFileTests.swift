import ArborTestSupport
import Foundation
import Testing

@testable import ArborOutput

@Suite("Writing")
struct OutputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ files: (name: String, text: String)...) -> Result<[String], OutputFailure> {
        OutputFile.write(files.map { OutputFile(path: folder.path + "/" + $0.name, text: $0.text) })
    }

    @Test("a file with the same bytes isn't written again")
    func unchanged() throws {
        #expect(try write(("a", "text")).get().count == 1)
        let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/a")
        #expect(try write(("a", "text")).get().isEmpty)
        let after = try FileManager.default.attributesOfItem(atPath: folder.path + "/a")
        #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
        #expect(try write(("a", "text longer")).get().count == 1)
        #expect(try folder.read("a") == "text longer")
        #expect(try write(("a", "te")).get().count == 1)
        #expect(try folder.read("a") == "te")
    }

    @Test("a cancelled task writes nothing")
    func cancelled() async throws {
        try folder.write("before", to: "a")
        let path = folder.path + "/a"
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return OutputFile.write([OutputFile(path: path, text: "after")])
        }
        guard case .failure(let failure) = await task.value else {
            Issue.record("the file was written")
            return
        }
        #expect(failure.diagnostic.message == "can't write the file: the run was cancelled")
        #expect(try folder.read("a") == "before")
    }

    @Test("all files are written or none")
    func together() throws {
        let result = write(("a", "text"), ("missing/b", "text"))
        #expect(throws: OutputFailure.self) { try result.get() }
        #expect(folder.names.isEmpty)
    }

    @Test("an edited file is written only if it has the bytes that were read, and is writable")
    func edited() throws {
        try folder.write("old", to: "a")
        try folder.write("old", to: "b")
        func edit() -> Result<[String], OutputFailure> {
            OutputFile.write(
                ["a", "b"].map { name in
                    var file = OutputFile(path: folder.path + "/" + name, text: "new")
                    file.previous = Array("old".utf8)
                    return file
                })
        }
        try folder.write("other", to: "b")
        #expect(throws: OutputFailure.self) { try edit().get() }
        try folder.write("old", to: "b")
        chmod(folder.path + "/b", 0o444)
        #expect(throws: OutputFailure.self) { try edit().get() }
        #expect(try folder.read("a") == "old")
        #expect(folder.names == ["a", "b"])
        chmod(folder.path + "/b", 0o644)
        #expect(try edit().get().count == 2)
        #expect(try folder.read("a") == "new")
    }

    @Test("two outputs with one path are a fault")
    func samePath() throws {
        let result = write(("a", "text"), ("./a", "other"))
        guard case .failure(let failure) = result else {
            Issue.record("one text would take the place of the other")
            return
        }
        #expect(
            failure.diagnostic.message == "can't write the file: another output of this run goes there too")
        #expect(folder.names.isEmpty)
    }

    @Test("a link stays a link")
    func link() throws {
        try folder.write("old", to: "target")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: folder.path + "/target")
        _ = try write(("link", "new")).get()
        #expect(try folder.read("target") == "new")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == folder.path
                + "/target")
    }
}
