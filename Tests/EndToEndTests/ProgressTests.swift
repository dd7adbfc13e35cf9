import Foundation
import Testing

/// `script` of util-linux runs a program in a terminal. macOS has another version of it.
@Suite(
    "Progress",
    .enabled(if: FileManager.default.fileExists(atPath: "/etc/os-release"), "needs the script of util-linux"))
struct ProgressTests {
    private let workspace: Workspace
    private static let summary =
        "arbor: 300 types in the tree of Service0, from 300 annotated files of 300\r\n"

    init() async throws {
        workspace = try Workspace()
        _ = try await Command.output(
            of: Products.benchmarks, ["monorepo", "Code", "--files", "300", "--annotated", "1"],
            in: workspace.scratch.folder)
    }

    /// The output to a terminal while `arbor` validates the files.
    private func terminal(_ arguments: String..., environment: [String] = []) async throws -> String {
        let words =
            ["env", "TERM=xterm"] + environment + [Products.arbor.path, "validate", "Code"] + arguments
        return try await Command.output(
            of: URL(filePath: "/usr/bin/script"),
            ["-qec", words.map { "'\($0)'" }.joined(separator: " "), "/dev/null"],
            in: workspace.scratch.folder)
    }

    @Test("the line is shown on a terminal during a run, and erased at its end")
    func terminal() async throws {
        let text = try await terminal(environment: ["ARBOR_PROGRESS_DELAY=0"])
        let line = /\r\u{1B}\[\?7l[^\r]+\u{1B}\[K\u{1B}\[\?7h/
        #expect(text.firstMatch(of: line) != nil)
        #expect(text.replacing(line, with: "") == "\r\u{1B}[K" + Self.summary)
    }

    @Test("the line isn't shown in a run under half a second, in a quiet run, or if it couldn't be erased")
    func unseen() async throws {
        let soon = "ARBOR_PROGRESS_DELAY=0"
        #expect(try await terminal(environment: ["ARBOR_PROGRESS_DELAY=600000"]) == Self.summary)
        #expect(try await terminal(environment: [soon, "TERM=dumb"]) == Self.summary)
        #expect(try await terminal("--quiet", environment: [soon]) == "")
    }

    @Test("the line is never written to a pipe or a file")
    func piped() async throws {
        let run = try await Command.run(
            URL(filePath: "/usr/bin/env"),
            ["TERM=xterm", "ARBOR_PROGRESS_DELAY=0", Products.arbor.path, "validate", "Code"],
            in: workspace.scratch.folder)
        #expect(run.errors == Self.summary.replacingOccurrences(of: "\r\n", with: "\n"))
        #expect(run.output == "")
    }
}
