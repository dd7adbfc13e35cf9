import Foundation
import Testing

/// A finding's fingerprint is made of its id, its file and its subject.
@Suite("Fingerprints of findings")
struct FingerprintTests {
    /// Cases in which the findings with these ids are about one subject at several locations.
    private static let repeated: [String: Set<String>] = [
        // A type that two functions create.
        "ExtensionThatMakesNothing": ["unreachable-type"],
        // A property that is declared twice.
        "SlipsOfCopies": ["unused-instantiated"],
    ]

    @Test("findings at different locations have different fingerprints", arguments: Fixture.all("Faulty"))
    func distinct(_ fixture: Fixture) async throws {
        let findings = try await Finding.all(in: fixture.folder, fixture.options)
        #expect(!findings.isEmpty)
        for (print, same) in Dictionary(grouping: findings, by: \.fingerprint) {
            let ids = Set(same.map(\.id))
            if ids.isSubset(of: Self.repeated[fixture.name] ?? []) { continue }
            let messages = same.map(\.message).joined(separator: "\n")
            #expect(Set(same.map(\.place)).count == 1, "\(print) is that of\n\(messages)")
        }
    }

    @Test("fingerprints stay the same when all lines move", arguments: Fixture.all("Faulty"))
    func moved(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        for file in try swiftFiles(below: scratch.url("Input")) {
            try (Data("// A line more.\n\n".utf8) + Data(contentsOf: file)).write(to: file)
        }
        let before = try await Finding.all(in: fixture.folder, fixture.options)
        let after = try await Finding.all(in: scratch.folder, fixture.options)
        #expect(after.map(\.fingerprint).sorted() == before.map(\.fingerprint).sorted())
    }
}

/// A finding in the format `json`.
private struct Finding: Decodable {
    var id: String
    var message: String
    var path: String?
    var offset: Int?
    var fingerprint: String

    var place: String { "\(path ?? "")@\(offset ?? 0)" }

    /// The findings with advice turned on.
    static func all(in folder: URL, _ options: [String]) async throws -> [Finding] {
        let words = ["validate", "Input", "--diagnostic-format", "json", "--quiet", "--warn", "advice"]
        let result = try await Command.run(Products.arbor, words + options, in: folder)
        return try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(Finding.self, from: Data($0.utf8))
        }
    }
}
