import Testing

/// One slip in a sound program is one error, at the slip, with advice that leads back to the program.
@Suite("Slips")
struct SlipTests {
    @Test("a slip is one error with the recorded words", arguments: Slip.all)
    func reported(slip: Slip) async throws {
        let workspace = try Workspace(slip.files)
        let result = try await slip.run(slip.command, in: workspace)
        #expect(result.status == 1)
        let lines = result.errors.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("arbor: ") }
        #expect(lines == slip.report)
    }

    @Test("what only the author can decide is left alone", arguments: Slip.all.filter { $0.fixed == nil })
    func untouched(slip: Slip) async throws {
        let workspace = try Workspace(slip.files)
        _ = try await slip.run("fix", in: workspace)
        for (path, text) in slip.files {
            #expect(try String(contentsOf: workspace.scratch.url(path), encoding: .utf8) == text)
        }
    }

    @Test("a certain fix makes the program sound", arguments: Slip.all.filter { $0.fixed != nil })
    func fixed(slip: Slip) async throws {
        let workspace = try Workspace(slip.files)
        let result = try await slip.run("fix", in: workspace)
        #expect(result.status == 0, "\(result.errors)")
        for (path, text) in slip.fixed ?? [:] {
            #expect(try String(contentsOf: workspace.scratch.url(path), encoding: .utf8) == text)
        }
    }
}

/// A program with one slip.
struct Slip: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String]
    /// The lines of the errors and their notes.
    var report: [String]
    /// The files that `arbor fix` changes, as they are afterwards; `nil` if it leaves the slip to the author.
    var fixed: [String: String]?
    /// The subcommand that reports the slip.
    var command = "validate"
    var options: [String] = []

    var testDescription: String { name }

    func run(_ command: String, in workspace: Workspace) async throws -> Command.Result {
        try await Command.run(Products.arbor, [command, "."] + options, in: workspace.scratch.folder)
    }

    static let all =
        syntax + imports + mocks + declarations + conformances + graph + roots + components + compositions
}
