import Foundation
import Testing

/// Applying a fix-it removes its fault.
@Suite("Fix-its")
struct FixItTests {
    @Test("each fix-it removes its fault", arguments: Fixture.all("Faulty"))
    func removesFault(_ fixture: Fixture) async throws {
        let faults = try await Fault.all(in: fixture.folder)
        for fault in faults {
            for fixIt in fault.fixIts ?? [] {
                let scratch = try Scratch()
                try FileManager.default.copyItem(
                    at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
                try fixIt.apply(in: scratch.folder)
                let left = try await Fault.all(in: scratch.folder)
                let before = faults.count { $0.fingerprint == fault.fingerprint }
                #expect(
                    left.count { $0.fingerprint == fault.fingerprint } == before - 1,
                    "\(fixIt.message) leaves '\(fault.message)'")
                // A bracket that is never closed may hide further text that can't be read.
                let isBroken =
                    fault.id != "broken-declaration" && left.contains { $0.id == "broken-declaration" }
                #expect(!isBroken, "\(fixIt.message) breaks the file")
            }
        }
    }

    @Test("a case with a fix-it for each fault is valid after all are applied")
    func removesAllFaults() async throws {
        let fixture = try #require(Fixture.all("Faulty").first { $0.name == "FixableFaults" })
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        var rounds = 0
        while let fixIt = try await Fault.all(in: scratch.folder).compactMap({ $0.fixIts?.first }).first {
            try fixIt.apply(in: scratch.folder)
            rounds += 1
            try #require(rounds < 20)
        }
        #expect(rounds == 7)
        #expect(try await Fault.all(in: scratch.folder).map(\.message) == [])
    }
}

/// A fault in the format `json`.
private struct Fault: Decodable {
    struct FixIt: Decodable {
        struct Edit: Decodable {
            var path: String
            var offset: Int
            var endOffset: Int
            var replacement: String
        }

        var message: String
        var edits: [Edit]

        func apply(in folder: URL) throws {
            for edit in edits.sorted(by: { $0.offset > $1.offset }) {
                let place = folder.appending(path: edit.path)
                var bytes = try Data(contentsOf: place)
                bytes.replaceSubrange(edit.offset..<edit.endOffset, with: Data(edit.replacement.utf8))
                try bytes.write(to: place)
            }
        }
    }

    var id: String
    var message: String
    var fingerprint: String
    var fixIts: [FixIt]?

    static func all(in folder: URL) async throws -> [Fault] {
        let result = try await Command.run(
            Products.arbor, ["validate", "Input", "--diagnostic-format", "json", "--quiet"], in: folder)
        return try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(Fault.self, from: Data($0.utf8))
        }
    }
}
