import ArborTestSupport
import Foundation
import Testing

/// The examples of the pattern's own text, good and bad, and what may surround them.
@Suite("Cases of composed dependencies")
struct CompositionCaseTests {
    @Test(
        "each finding is reported with the recorded words, and nothing is written",
        arguments: Fixture.all("Composition"))
    func reports(_ fixture: Fixture) async throws {
        let before = try fixture.inputs().map { try Data(contentsOf: $0) }
        let result = try await fixture.arbor(["lint", "Input"] + fixture.options)
        try fixture.expect(result.errors, is: "diagnostics.txt")
        #expect(
            result.status
                == (Self.faulty.contains(fixture.name) ? 1 : 0))
        #expect(result.output == "")
        #expect(try fixture.inputs().map { try Data(contentsOf: $0) } == before)
    }

    @Test("the good examples have no finding", arguments: Fixture.all("Composition").filter(\.isGood))
    func good(_ fixture: Fixture) async throws {
        let result = try await fixture.arbor("lint", "Input", "--quiet")
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test(
        "the sources are as recorded after the fixes, compile, and are fixed for good",
        arguments: Fixture.all("Composition"))
    func fixed(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        let words = ["lint", "Input", "--fix", "--quiet"] + fixture.options
        let first = try await Command.run(Products.arbor, words, in: scratch.folder)
        let files = try swiftFiles(below: scratch.url("Input"))
        let text = try files.map { file in
            "// \(file.lastPathComponent)\n" + (try String(contentsOf: file, encoding: .utf8))
        }.joined()
        try fixture.expect(text, is: "fixed.txt")
        let second = try await Command.run(Products.arbor, words, in: scratch.folder)
        #expect(second.errors == first.errors)
        #expect(try swiftFiles(below: scratch.url("Input")) == files)
        if Self.uncompiled.contains(fixture.name) { return }
        let compiler = try await Compiler.shared.value
        try await compiler.compile(
            files, into: scratch.url("program"), mode: ["-c", "-wmo", "-parse-as-library"])
    }

    private static let faulty: Set<String> = [
        "AliasCycle", "BrokenSource", "Container", "Directives", "MisspeltDirectives", "RefusedAliases",
        "RefusedCode",
    ]

    /// The cases that are no whole program, and those whose faults no edit can remove.
    private static let uncompiled: Set<String> = [
        "AliasCycle", "BrokenSource", "Container", "Directives", "GeneratedTypesThatConform",
        "MembersOfGeneratedTypes",
        "MisspeltDirectives",
        "RefusedAliases", "RefusedCode",
        "SplicedTypes", "TwoModules", "UnknownProtocols",
    ]

    @Test("another naming convention is followed")
    func names() async throws {
        let workspace = try Workspace([
            "Sources/App.swift": """
            protocol LogHaving { var log: String { get } }
            typealias DetailNeeds = LogHaving
            struct Detail<Needs: DetailNeeds> {
                let needs: Needs
                func show() { print(needs.log) }
            }
            struct List<Needs: DetailNeeds> {
                let needs: Needs
                func show() { print(needs.log) }
            }
            """
        ])
        let options = ["--leaf-suffix", "Having", "--alias-suffix", "Needs", "--parameter-label", "needs"]
        let result = try await Command.run(
            Products.arbor, ["lint", "Sources"] + options, in: workspace.scratch.folder)
        #expect(
            result.errors.hasPrefix(
                "Sources/App.swift:7:20: warning: List takes 'DetailNeeds', which is not its own [foreign-dependencies]\n"
            ), "\(result.errors)")
        let wrong = try await workspace.arbor("lint", "Sources", "--alias-suffix", "a b")
        #expect(wrong.status == 64)
    }

    @Test("a file that is not UTF-8 is an error, and the others are read")
    func notUTF8() async throws {
        let scratch = try Scratch()
        try scratch.file("Sources/Good.swift", "protocol BadDependency { func f() }")
        let place = try scratch.file("Sources/Odd.swift", "")
        try Data(Array("typealias ODependencies = ".utf8) + [0xFF]).write(to: place)
        let result = try await Command.run(Products.arbor, ["lint", "Sources"], in: scratch.folder)
        #expect(result.status == 66)
        #expect(result.errors.contains("Sources/Odd.swift:1:27: error: this byte is not valid UTF-8"))
        #expect(result.errors.contains("[unnamespaced-dependency]"))
    }

    @Test("a baseline keeps known findings, and a level makes them errors")
    func levels() async throws {
        let fixture = try #require(Fixture.all("Composition").first { $0.name == "LeafOfChild" })
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        func lint(_ options: String...) async throws -> Command.Result {
            try await Command.run(Products.arbor, ["lint", "Input"] + options, in: scratch.folder)
        }
        #expect(try await lint("--error", "unforwarded-dependency").status == 1)
        #expect(try await lint("--ignore", "unforwarded-dependency").errors.hasPrefix("arbor: 3 files"))
        #expect(try await lint("--write-baseline", "known").status == 0)
        let known = try await lint("--baseline", "known", "--error", "unforwarded-dependency")
        #expect(known.status == 0, "\(known.errors)")
    }
}

extension Fixture {
    fileprivate var isGood: Bool { name.hasPrefix("Good") }
}
