import ArborModel
import Foundation
import Testing

/// The registry's entry for each id, compared with the tool's results.
@Suite("The registry of diagnostics")
struct DiagnosticRegistryTests {
    /// Runs the tool with advice turned on. A warning counts as an error.
    private func run(_ sources: String, for id: DiagnosticID) async throws -> Command.Result {
        let workspace = try Workspace(["Sources/App.swift": sources])
        switch id.entry.level {
        case .off: return try await workspace.arbor("validate", "Sources", "--error", "advice")
        case .warning: return try await workspace.arbor("validate", "Sources", "--error", id.rawValue)
        case .error: return try await workspace.arbor("validate", "Sources")
        }
    }

    @Test("an example has only its fault, and none after the fix", arguments: DiagnosticID.allCases)
    func examples(id: DiagnosticID) async throws {
        if case .compiled(let text) = id.entry.example { return try await compiles(text, id) }
        if case .composition(let text) = id.entry.example { return try await lints(text, id) }
        guard case .sources(let text) = id.entry.example else {
            // Commands aren't sources. Their message is at least one of this tool's.
            guard case .commands(let text) = id.entry.example else { return }
            #expect(text.contains("[\(id.rawValue)]"))
            return
        }
        let faulty = try await run(text, for: id)
        let ids = Set(faulty.errors.matches(of: /error: .*\[([a-z0-9-]+)\]\n/).map { String($0.1) })
        #expect(ids == [id.rawValue], "\(faulty.errors)")
        guard case .sources(let mended)? = id.entry.mended else {
            Issue.record("an example in sources is shown mended")
            return
        }
        let sound = try await run(mended, for: id)
        #expect(sound.status == 0, "\(sound.errors)")
    }

    /// Checks an example of composed dependencies. Every finding counts as an error.
    private func lints(_ text: String, _ id: DiagnosticID) async throws {
        guard case .composition(let mended)? = id.entry.mended else {
            Issue.record("an example is shown mended")
            return
        }
        let others = DiagnosticID.composition.filter { $0.entry.level != .off }
        func run(_ sources: String) async throws -> Command.Result {
            let workspace = try Workspace(["Sources/App.swift": sources])
            return try await Command.run(
                Products.arbor, ["lint", "Sources"] + (others + [id]).flatMap { ["--error", $0.rawValue] },
                in: workspace.scratch.folder)
        }
        let faulty = try await run(text)
        let ids = Set(faulty.errors.matches(of: /error: .*\[([a-z0-9-]+)\]\n/).map { String($0.1) })
        #expect(ids == [id.rawValue], "\(faulty.errors)")
        let sound = try await run(mended)
        #expect(sound.status == 0, "\(sound.errors)")
    }

    /// Checks an example that only the compiler reports. The tool accepts it.
    private func compiles(_ text: String, _ id: DiagnosticID) async throws {
        guard case .compiled(let mended)? = id.entry.mended else {
            Issue.record("an example is shown mended")
            return
        }
        let scratch = try Scratch()
        let compiler = try await Compiler.shared.value
        let faulty = try scratch.file("Faulty.swift", text)
        let failure = await #expect(throws: Command.Failure.self) {
            try await compiler.compile([faulty], into: scratch.url("program"), mode: ["-c"])
        }
        #expect(failure?.description.contains("[\(id.rawValue)]") == true)
        let sound = try scratch.file("Sound.swift", mended)
        try await compiler.compile([sound], into: scratch.url("program"), mode: ["-c"])
        #expect(try await run(text, for: id).status == 0)
    }

    /// The tests for ids that no folder of sources can cause, as words in their files.
    private static let tested: [DiagnosticID: (file: String, words: String)] = [
        .outdatedManifest: ("SwiftManifestTests", "names the files of all roots"),
        .noSuchPath: ("InputTests", "a path that leads nowhere"),
        .unreadableFile: ("InputTests", "a file and a folder that may not be read"),
        .noSwiftFiles: ("InputTests", "a folder without Swift files"),
        .emptyList: ("InputTests", "a list that names nothing"),
        .noRoot: ("RootTests", "a program without a root"),
        .inferredRoot: ("RootTests", "a root that is inferred beside other types"),
        .neverAvailable: (
            "../ArborGraphTests/RuleTests", "a slip in the name of a value that may be missing"
        ),
        .missingAnnotation: ("RootTests", "a type with annotated properties"),
        .missingConformance: ("../ArborMacrosTests/Misuses/Misuses+Arguments", "arguments: no conformance"),
        .unreadableSummary: (
            "../ArborPipelineTests/LinkedRunTests", "a summary that can't be used is a fault"
        ),
        .missingModule: ("../ArborStorageTests/ModuleCheckTests", "a missing module is one error"),
        .repeatedModule: ("../ArborStorageTests/ModuleCheckTests", "a module that is listed twice"),
        .moduleCycle: ("../ArborStorageTests/ModuleCheckTests", "each cycle of modules"),
        .unreadableBaseline: ("SeverityTests", "a file that isn't a baseline"),
        .unwritableOutput: ("OutputTests", "a folder that does not exist"),
    ]

    @Test("each id has a fixture or a test", arguments: DiagnosticID.allCases)
    func covered(id: DiagnosticID) throws {
        let folder = Fixture.folder.deletingLastPathComponent()
        if let test = Self.tested[id] {
            let text = try String(contentsOf: folder.appending(path: test.file + ".swift"), encoding: .utf8)
            #expect(text.contains(test.words))
            #expect(text.contains("\(id.rawValue)]") || text.contains(".\(id)"))
        } else {
            let kind = DiagnosticID.composition.contains(id) ? "Composition" : "Faulty"
            let isRecorded = try Fixture.all(kind).contains { fixture in
                let place = fixture.folder.appending(path: "Expected/diagnostics.txt")
                return try String(contentsOf: place, encoding: .utf8).contains("[\(id.rawValue)]\n")
            }
            #expect(isRecorded, "no case of Fixtures/\(kind) has \(id.rawValue)")
        }
    }

    @Test("the page is generated from the registry")
    func page() async throws {
        let page = Products.package.appending(path: "Documentation/diagnostics.md")
        let result = try await Workspace().arbor("diagnostics", "--page")
        #expect(
            try String(contentsOf: page, encoding: .utf8) == result.output,
            "scripts/generate-documentation writes it anew")
        for id in DiagnosticID.allCases { #expect(result.output.contains("\n## \(id.rawValue)\n")) }
        #expect(result.status == 0)
    }

    @Test("one id is explained, all are listed, and unknown ids are rejected")
    func explained() async throws {
        let workspace = try Workspace()
        let one = try await workspace.arbor("diagnostics", "unmet-dependency")
        #expect(
            one.output.hasPrefix("## unmet-dependency\n\nA received property has no provider above it.")
        )
        #expect(one.errors == "")
        let all = try await workspace.arbor("diagnostics")
        for id in DiagnosticID.allCases { #expect(all.output.contains("\(id.rawValue) ")) }
        let none = try await workspace.arbor("diagnostics", "unmet-dependancy")
        #expect(
            none.errors.hasPrefix(
                "arbor: error: There is no diagnostic 'unmet-dependancy'. Did you mean 'unmet-dependency'?\n")
        )
        #expect(none.status == 64)
        let part = try await workspace.arbor("diagnostics", "unmet")
        #expect(
            part.errors
                == "arbor: error: There is no diagnostic 'unmet'. These are similar\n    unmet-dependency\n"
                + "See 'arbor diagnostics --help'.\n")
        let other = try await workspace.arbor("diagnostics", "frobnicate")
        #expect(other.errors.contains("There is no diagnostic 'frobnicate'. 'arbor diagnostics' lists all\n"))
    }
}
