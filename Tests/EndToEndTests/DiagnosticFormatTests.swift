import Foundation
import Testing

private let script = "/usr/bin/script"

@Suite("Formats of diagnostics")
struct DiagnosticFormatTests {
    private let fixture = Fixture.all("Faulty").first { $0.name == "FixableFaults" }

    @Test("each format matches its recorded output", arguments: ["terminal", "github", "json"])
    func recorded(format: String) async throws {
        let fixture = try #require(fixture)
        let result = try await Command.run(
            URL(filePath: "/usr/bin/env"),
            ["COLUMNS=100", "GITHUB_WORKSPACE=\(fixture.folder.path)", Products.arbor.path]
                + ["validate", "Input", "--diagnostic-format", format], in: fixture.folder)
        try fixture.expect(result.output + result.errors, is: "diagnostics.\(format)")
        #expect(result.status == 1)
        #expect((result.output.isEmpty, result.errors.isEmpty) == (format != "json", format == "json"))
    }

    @Test("paths of annotations start at the repository")
    func repository() async throws {
        let workspace = try Workspace(["App/Sources/A.swift": "@Instantiable(isRoot: true) public enum A {}"])
        try workspace.scratch.file(".git", "gitdir: elsewhere")
        func annotated(_ words: String...) async throws -> String {
            try await Command.run(
                URL(filePath: "/usr/bin/env"),
                words + [Products.arbor.path, "validate", "Sources"]
                    + ["--diagnostic-format", "github"], in: workspace.scratch.url("App")
            ).errors
        }
        let found = try await annotated("-u", "GITHUB_WORKSPACE")
        #expect(found.hasPrefix("::error file=App/Sources/A.swift,line=1,col="))
        let given = try await annotated("GITHUB_WORKSPACE=\(workspace.scratch.url("App").path)")
        #expect(given.hasPrefix("::error file=Sources/A.swift,line=1,col="))
    }

    @Test("a quiet run prints diagnostics only")
    func quiet() async throws {
        let fixture = try #require(fixture)
        let all = try await fixture.arbor("validate", "Input").errors
        let quiet = try await fixture.arbor("validate", "Input", "--quiet").errors
        let lines = all.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.suffix(2).first?.hasPrefix("arbor: 7 errors; 'arbor fix' can fix ") == true)
        #expect(quiet == lines.dropLast(2).joined(separator: "\n") + "\n")
    }

    @Test("a run that prints code leaves standard output to it")
    func product() async throws {
        let fixture = try #require(fixture)
        let json = ["--diagnostic-format", "json"]
        let printing = try await fixture.arbor(["generate", "Input"] + json)
        #expect(printing.output == "" && printing.errors.hasPrefix("{"))
        let scratch = try Scratch()
        let writing = try await fixture.arbor(["generate", "Input", "-o", scratch.url("A").path] + json)
        #expect(writing.errors == "" && writing.output == printing.errors)
    }

    @Test("the default for a pipe is plain")
    func plain() async throws {
        let fixture = try #require(fixture)
        let plain = try await fixture.arbor("validate", "Input", "--diagnostic-format", "plain")
        #expect(try await fixture.arbor("validate", "Input").errors == plain.errors)
    }

    @Test("programs receive only their format", arguments: ["json", "sarif"])
    func programs(format: String) async throws {
        let workspace = try Workspace(Workspace.sound)
        let result = try await workspace.arbor("validate", "Sources", "--diagnostic-format", format)
        #expect(result.status == 0)
        #expect(result.errors == "arbor: 2 types in the tree of App, from 2 annotated files of 2\n")
        if format == "json" {
            #expect(result.output == "")
        } else {
            let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            #expect(document?["version"] as? String == "2.1.0")
        }
    }

    @Test("a file gets the format of its suffix, and people see the usual text")
    func file() async throws {
        let workspace = try Workspace(["Sources/A.swift": "@Instantiable(isRoot: true) public enum A {}"])
        let plain = try await workspace.arbor("validate", "Sources")
        for (name, start) in [("a.sarif", #"{"$schema":"#), ("a.jsonl", #"{"id":"#), ("a.txt", "Sources/A")] {
            let result = try await workspace.arbor("validate", "Sources", "--diagnostic-output", name)
            #expect(result.errors == plain.errors)
            #expect(result.status == 1)
            #expect(try String(contentsOf: workspace.scratch.url(name), encoding: .utf8).hasPrefix(start))
        }
        _ = try await workspace.arbor(
            "validate", "Sources", "--diagnostic-output", "b", "--diagnostic-format", "github")
        #expect(try String(contentsOf: workspace.scratch.url("b"), encoding: .utf8).hasPrefix("::error "))
        let lost = try await workspace.arbor("validate", "Sources", "--diagnostic-output", "no/where")
        #expect(lost.errors.contains("no/where: error: can't write the file: its folder does not exist"))
        #expect(lost.status == 74)
    }

    @Test("an unknown format or an invalid number is a usage error")
    func usage() async throws {
        let workspace = try Workspace(Workspace.sound)
        let format = try await workspace.arbor("validate", "Sources", "--diagnostic-format", "xml")
        #expect(
            format.errors.hasPrefix(
                "arbor: error: The value 'xml' is invalid for '--diagnostic-format <format>': give 'plain', 'terminal', "
                    + "'json', 'sarif' or 'github'\n"))
        let limit = try await workspace.arbor("validate", "Sources", "--max-diagnostics", "-1")
        #expect(limit.errors.hasPrefix("arbor: error: The value '-1' is invalid for '--max-diagnostics <n>'"))
        #expect(format.status == 64 && limit.status == 64)
    }

    @Test(
        "a terminal gets coloured snippets, unless it requests less",
        .enabled(if: FileManager.default.isExecutableFile(atPath: script)))
    func terminal() async throws {
        func shown(_ variables: String...) async throws -> String {
            let fixture = try #require(fixture)
            let line = "'\(Products.arbor.path)' validate Input"
            return try await Command.run(
                URL(filePath: "/usr/bin/env"),
                ["-u", "NO_COLOR", "TERM=xterm"] + variables + [script, "-qec", line, "/dev/null"],
                in: fixture.folder
            ).output
        }
        let colored = try await shown()
        #expect(colored.contains("\u{1B}[31;1merror:"))
        #expect(colored.contains("^~~~"))
        let plain = try await shown("NO_COLOR=1")
        #expect(!plain.contains("\u{1B}"))
        #expect(plain.contains("^~~~"))
        let dumb = try await shown("TERM=dumb")
        #expect(!dumb.contains("^~~~"))
    }

    @Test("of a thousand faults people see a hundred and a count of the others, and programs see all")
    func many() async throws {
        let workspace = try Workspace(["Sources/App.swift": Self.faulty(500)])
        let plain = try await workspace.arbor("validate", "Sources")
        #expect(plain.errors.split(separator: "\n").count { $0.contains(": error: ") } == 100)
        let rest = plain.errors.split(separator: "\n").suffix(2)
        #expect(
            rest.first?.hasPrefix("arbor: 900 more are not shown: ") == true, "\(rest)")
        #expect(rest.last == "arbor: 1000 errors")
        let five = try await workspace.arbor("validate", "Sources", "--max-diagnostics", "5")
        #expect(five.errors.split(separator: "\n").count { $0.contains(": error: ") } == 5)
        let all = try await workspace.arbor("validate", "Sources", "--max-diagnostics", "0")
        #expect(all.errors.split(separator: "\n").count { $0.contains(": error: ") } == 1000)
        let json = try await workspace.arbor("validate", "Sources", "--diagnostic-format", "json")
        #expect(json.output.split(separator: "\n").count == 1000)
        let sarif = try await workspace.arbor("validate", "Sources", "--diagnostic-format", "sarif")
        #expect(sarif.output.matches(of: /"ruleId":/).count == 1000)
    }

    /// Twice as many faults as types: each receives a value without a provider, and instantiates a type without
    /// one.
    private static func faulty(_ count: Int) -> String {
        let numbers = 0..<count
        let parameters = numbers.map { "t\($0): T\($0)" }.joined(separator: ", ")
        let root = """
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(\(parameters)) { fatalError() }
                \(numbers.map { "@Instantiated let t\($0): T\($0)" }.joined(separator: "\n    "))
            }

            """
        return root
            + numbers.map { number in
                """
                @Instantiable
                public final class T\(number): Instantiable {
                    public init(gone\(number): Gone, lost: Lost\(number)) { fatalError() }
                    @Received let gone\(number): Gone
                    @Instantiated let lost: Lost\(number)
                }

                """
            }.joined()
    }
}
