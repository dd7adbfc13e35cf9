import Foundation
import Testing

/// Outputs that name a file of the user's. Nothing that a run reads is ever overwritten.
@Suite("Overwriting")
struct OverwriteTests {
    /// The options that name a file to be written.
    static let options = [
        "--output", "--dot-file-output", "--module-info-output", "--diagnostic-output", "--write-baseline",
        "--cache",
    ]
    /// The files that the run reads, and other paths to one of them.
    static let inputs = [
        "Sources/App.swift", "./Sources/../Sources/App.swift", "Sources/Plain.swift", "link.txt", "hard.txt",
        "folder/App.swift", "list.txt", "modules.txt", "summaries.txt", "Other.summary",
    ]

    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(Workspace.sound)
        let scratch = workspace.scratch
        try scratch.file("Sources/Plain.swift", "let plain = 1\n")
        try scratch.file("More/More.swift", "let more = 1\n")
        try scratch.file("list.txt", "More/More.swift\n")
        try scratch.file("modules.txt", "Foundation\n")
        try scratch.file("summaries.txt", "Other.summary\n")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.url("link.txt").path, withDestinationPath: "Sources/Plain.swift")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.url("folder").path, withDestinationPath: "Sources")
        try FileManager.default.linkItem(
            atPath: scratch.url("Sources/App.swift").path, toPath: scratch.url("hard.txt").path)
    }

    private func contents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: workspace.scratch.folder.path) {
            contents[path] = FileManager.default.contents(atPath: workspace.scratch.url(path).path)
        }
        return contents
    }

    private func generate(_ more: [String]) async throws -> Command.Result {
        try await Command.run(
            Products.arbor,
            [
                "generate", "Sources", "list.txt", "--dependent-module-info-file-path", "summaries.txt",
                "--additional-imported-modules-file-path", "modules.txt",
            ] + more, in: workspace.scratch.folder)
    }

    @Test("no input is overwritten, whatever path leads to it", arguments: options)
    func inputs(option: String) async throws {
        let made = try await workspace.arbor(
            "scan", "More", "--module-name", "More", "--output", "Other.summary")
        try #require(made.status == 0)
        let before = try contents()
        for input in Self.inputs {
            let result = try await generate([option, input])
            #expect(result.status == 74, "\(option) \(input): \(result.errors)")
            #expect(result.output == "")
            #expect(result.errors.contains("\(input): error: "))
            #expect(result.errors.contains("overwrit"))
            #expect(try contents() == before, "\(option) \(input)")
        }
    }

    @Test("no input is overwritten when the cache remembers the run", arguments: ["--diagnostic-output"])
    func remembered(option: String) async throws {
        let kept = ["--cache", "cache", "--output", "Generated.swift"]
        _ = try await workspace.arbor("scan", "More", "--module-name", "More", "--output", "Other.summary")
        for _ in 1...2 { try #require(await generate(kept).status == 0) }
        let before = try contents()
        for input in Self.inputs {
            #expect(try await generate(kept + [option, input]).status == 74, "\(input)")
            var after = try contents()
            after["cache"] = before["cache"]
            #expect(after == before, "\(input)")
        }
    }

    @Test("two outputs in one place are refused", arguments: options.dropFirst())
    func shared(option: String) async throws {
        let before = try contents()
        for place in ["New.swift", "./New.swift", "folder/../New.swift"] where option != "--cache" {
            let result = try await workspace.arbor(
                "generate", "Sources", "--output", "New.swift", option, place)
            #expect(result.status == 74, "\(option) \(place)")
            #expect(result.errors.contains("another output of this run goes there too"))
            #expect(try contents() == before)
        }
    }

    @Test("a file that is no cache is not replaced by one")
    func foreignCache() async throws {
        try workspace.scratch.file("notes", "precious\n")
        let result = try await workspace.arbor("validate", "Sources", "--cache", "notes")
        #expect(result.status == 0)
        #expect(result.errors.contains("no cache is kept in 'notes'"))
        #expect(try String(contentsOf: workspace.scratch.url("notes"), encoding: .utf8) == "precious\n")
    }

    @Test("other subcommands don't overwrite inputs either")
    func subcommands() async throws {
        let before = try contents()
        for arguments in [
            ["scan", "Sources", "--module-name", "M", "--output", "Sources/Plain.swift"],
            ["graph", "Sources", "--output", "Sources/Plain.swift"],
            ["scan", "Sources", "--diagnostic-output", "Sources/Plain.swift"],
            ["validate", "Sources", "--diagnostic-output", "link.txt"],
        ] {
            let result = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
            #expect(result.status == 74, "\(arguments)")
            #expect(try contents() == before, "\(arguments)")
        }
    }

    @Test("no source that only a summary is about is overwritten")
    func summarised() async throws {
        _ = try await workspace.arbor("scan", "More", "--module-name", "More", "--output", "Other.summary")
        let before = try contents()
        let result = try await generate(["--output", "More/More.swift"])
        #expect(result.status == 74)
        #expect(result.errors.contains("this is one of the sources"))
        #expect(try contents() == before)
    }
}
