import Foundation
import Testing

/// Programs of one or several modules that once failed, and similar ones. A case is a folder with these files:
///
/// - `Sources/MODULE/*.swift`: The module with the root is `App`, which has a `main.swift`.
/// - `expected.txt`: The output of the program.
/// - `faults.txt`: The required errors, as lines `path:line id`. `*` allows any id. `path:line|line` and
///   `path:line|path:line` allow one of several locations, and a leading `?` makes an error optional. If both
///   files exist, either result is allowed.
/// - `flags.txt`, if modules need compiler flags: Lines `MODULE flag…`, with `*` for all modules.
@Suite("Programs that once failed")
struct ProgramCaseTests {
    @Test(
        "the program is accepted, compiles without a warning and prints the expected output",
        arguments: cases("expected.txt"))
    func prints(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        let outcome = try await fixture.build(in: scratch).outcome()
        let expected = try fixture.text("expected.txt")
        Self.expectPass(of: fixture, outcome: outcome) {
            if case .printed(let output) = outcome { output == expected } else { fixture.isRefused(outcome) }
        }
    }

    @Test(
        "the program is refused with the expected errors",
        arguments: cases("faults.txt", unless: "expected.txt"))
    func refuses(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        let outcome = try await fixture.build(in: scratch).outcome()
        Self.expectPass(of: fixture, outcome: outcome) { fixture.isRefused(outcome) }
    }

    @Test("the known failures exist")
    func knownFailuresAreThere() {
        #expect(Self.knownFailures.isSubset(of: Fixture.all("Programs").map(\.name)))
    }

    private static func cases(_ file: String, unless other: String? = nil) -> [Fixture] {
        Fixture.all("Programs").filter { $0.holds(file) && other.map($0.holds) != true }
    }

    private static func expectPass(of fixture: Fixture, outcome: ProgramBuild.Outcome, _ isRight: () -> Bool)
    {
        if knownFailures.contains(fixture.name) {
            #expect(!isRight(), "\(fixture.name) passes: take it off the known failures")
        } else {
            #expect(isRight(), "\(fixture.name): \(outcome)")
        }
    }
}

/// A line of `faults.txt`.
private struct ExpectedError {
    var isOptional: Bool
    var places: Set<String> = []
    var id: Substring

    init(_ text: Substring) {
        isOptional = text.hasPrefix("?")
        let words = text.drop { $0 == "?" }.split(separator: " ")
        id = words[1]
        var path: Substring = ""
        for place in words[0].split(separator: "|") {
            let parts = place.split(separator: ":")
            if parts.count > 1 { path = parts[0] }
            places.insert("\(path):\(parts[parts.count - 1])")
        }
    }

    func matches(_ error: TextualDiagnostic) -> Bool {
        places.contains { "Sources/\($0)" == "\(error.path):\(error.line)" } && (id == "*" || id == error.id)
    }

    /// True if all required errors were found, and no others.
    static func allow(_ found: [TextualDiagnostic], _ expected: [ExpectedError]) -> Bool {
        expected.allSatisfy { fault in fault.isOptional || found.contains(where: fault.matches) }
            && found.allSatisfy { error in expected.contains { $0.matches(error) } }
    }
}

extension Fixture {
    /// A copy of the case, so that its folder isn't changed.
    fileprivate func build(in scratch: Scratch) throws -> ProgramBuild {
        try FileManager.default.copyItem(at: folder.appending(path: "Sources"), to: scratch.url("Sources"))
        var build = ProgramBuild(folder: scratch.folder)
        build.flags = try compilerFlags()
        return build
    }

    /// The compiler flags of `flags.txt`, by module.
    func compilerFlags() throws -> [String: [String]] {
        var flags: [String: [String]] = [:]
        for line in (try? text("flags.txt"))?.split(separator: "\n") ?? [] {
            let words = line.split(separator: " ").map(String.init)
            let modules = words[0] == "*" ? try subfolders("Sources") : [words[0]]
            for module in modules { flags[module, default: []] += words.dropFirst() }
        }
        return flags
    }

    /// True if it is refused with the errors of `faults.txt`.
    fileprivate func isRefused(_ outcome: ProgramBuild.Outcome) -> Bool {
        guard let faults = try? text("faults.txt"), case .refused(status: 1, let errors) = outcome else {
            return false
        }
        return ExpectedError.allow(
            TextualDiagnostic.errors(in: errors), faults.split(separator: "\n").map(ExpectedError.init))
    }

    private func subfolders(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
    }

    fileprivate func holds(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: file).path)
    }

    fileprivate func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
}
