import Foundation
import Testing

/// A case is a folder with a user's sources in `Input`, and the expected results in `Expected`.
struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String
    let folder: URL

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    /// The cases of one kind, `Valid` or `Faulty`.
    static func all(_ kind: String) -> [Fixture] {
        let place = folder.appending(path: kind)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map {
            Fixture(name: $0, folder: place.appending(path: $0))
        }
    }

    var testDescription: String { name }

    func inputs() throws -> [URL] { try swiftFiles(below: folder.appending(path: "Input")) }

    /// Runs `arbor` in the case's folder, as a user does, so that the paths in messages are short.
    func arbor(_ arguments: String...) async throws -> Command.Result { try await arbor(arguments) }

    func arbor(_ arguments: [String]) async throws -> Command.Result {
        try await Command.run(Products.arbor, arguments, in: folder)
    }
}

/// Recorded texts.
extension Fixture {
    /// Compares a text with the recorded one. With `ARBOR_RECORD=1` the text is recorded and the test fails, so
    /// that a run without comparisons never passes.
    func expect(_ text: String, is file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let place = folder.appending(path: "Expected").appending(path: file)
        if ProcessInfo.processInfo.environment["ARBOR_RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
            Issue.record("recorded \(name)/Expected/\(file)", sourceLocation: sourceLocation)
            return
        }
        guard let bytes = FileManager.default.contents(atPath: place.path) else {
            Issue.record(
                "\(name)/Expected/\(file) is missing; it would be:\n\(text)", sourceLocation: sourceLocation)
            return
        }
        let expected = String(decoding: bytes, as: UTF8.self)
        if text != expected {
            Issue.record(
                "\(name)/Expected/\(file) differs\n\(difference(from: expected, to: text))",
                sourceLocation: sourceLocation)
        }
    }

    /// The removed (`-`) and added (`+`) lines.
    private func difference(from old: String, to new: String) -> String {
        let oldLines = old.components(separatedBy: "\n")
        let newLines = new.components(separatedBy: "\n")
        return newLines.difference(from: oldLines).map { change in
            switch change {
            case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
            case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
            }
        }.joined(separator: "\n")
    }
}
