import Foundation
import Testing

/// A mistake in the shop of `Mistakes/App`, as `Mistakes/README.md` describes it.
struct Mistake: Sendable, CustomTestStringConvertible {
    let fixture: Fixture
    /// The number of errors that the mistake deserves.
    let errors: Int
    /// Where the error should point, as `path:line`.
    let place: String
    /// The files that the patch changes.
    let files: Set<String>

    static let folder = Fixture.folder.deletingLastPathComponent().appending(path: "Mistakes")

    static let all: [Mistake] = {
        let cases = folder.appending(path: "Cases")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
            Mistake(Fixture(name: name, folder: cases.appending(path: name)))
        }
    }()

    private init?(_ fixture: Fixture) {
        self.fixture = fixture
        guard let facts = try? fixture.read("case.txt"), let patch = try? fixture.read("mistake.patch"),
            let errors = facts.firstMatch(of: /(?m)^errors: (\d+)/).flatMap({ Int($0.1) }),
            let place = facts.firstMatch(of: /(?m)^at: (.+:\d+)$/)
        else { return nil }
        self.place = String(place.1)
        self.errors = errors
        files = Set(patch.matches(of: /(?m)^(?:---|\+\+\+) "?[ab]\/([^"\t\n]+)/).map { String($0.1) })
    }

    var name: String { fixture.name }
    var testDescription: String { name }

    /// Copies the shop into a folder.
    static func copyShop(to scratch: Scratch) throws {
        try FileManager.default.copyItem(
            at: folder.appending(path: "App/Sources"), to: scratch.url("Sources"))
    }

    /// Makes the mistake in a copy of the shop. Returns false if other mistakes are in its way.
    func make(in scratch: Scratch) async throws -> Bool { try await patch("mistake.patch", in: scratch) }

    var hasRepair: Bool {
        FileManager.default.fileExists(atPath: fixture.folder.appending(path: "repair.patch").path)
    }

    /// Makes the edit that the ideal help names. Returns false if the patch doesn't fit.
    func repair(in scratch: Scratch) async throws -> Bool { try await patch("repair.patch", in: scratch) }

    private func patch(_ file: String, in scratch: Scratch) async throws -> Bool {
        let path = fixture.folder.appending(path: file).path
        let options = [
            "patch", "-s", "-p1", "--fuzz=0", "--no-backup-if-mismatch", "-r", "-", "-i", path,
        ]
        return try await Command.run(URL(filePath: "/usr/bin/env"), options, in: scratch.folder).status == 0
    }

    /// Runs `arbor` over a copy of the shop.
    static func arbor(_ subcommand: String, _ options: [String] = [], in scratch: Scratch) async throws
        -> Command.Result
    {
        let sources = scratch.url("Sources").path
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        let arguments =
            [subcommand, "Sources", "--module-name", "App", "--module"]
            + modules.map { "\($0)=Sources/\($0)" }
        return try await Command.run(Products.arbor, arguments + options, in: scratch.folder)
    }

    /// The errors that `arbor` reports, without their lines: another mistake in the file may move them.
    static func faults(in scratch: Scratch) async throws -> [String] {
        try await errors(in: scratch).map(\.description).sorted()
    }

    /// The places of the errors, as `path:line`.
    static func places(in scratch: Scratch) async throws -> [String] {
        try await errors(in: scratch).map { "\($0.path ?? ""):\($0.line ?? 0)" }
    }

    private static func errors(in scratch: Scratch) async throws -> [Fault] {
        let result = try await arbor("validate", ["--quiet", "--diagnostic-format", "json"], in: scratch)
        return try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(Fault.self, from: Data($0.utf8))
        }.filter { $0.severity == "error" }
    }

    private struct Fault: Decodable, CustomStringConvertible {
        var id: String
        var severity: String
        var message: String
        var path: String?
        var line: Int?

        var description: String { "\(path ?? ""): \(message) [\(id)]" }
    }
}

extension Fixture {
    fileprivate func read(_ file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
}
