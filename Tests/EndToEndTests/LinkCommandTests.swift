import Foundation
import Testing

/// `arbor scan`, `link` and `report`, as a build system calls them.
@Suite("Linking on the command line")
struct LinkCommandTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace([
            "Core/Log.swift": """
            public protocol Log {}
            @Instantiable(fulfillingAdditionalTypes: [Log.self])
            public struct FileLog: Log, Instantiable { public init() {} }

            """,
            "App/App.swift": """
            import Core
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(log: any Log) { self.log = log }
                @Instantiated(fulfilledByType: "FileLog") let log: any Log
            }

            """,
        ])
    }

    private func scan(_ module: String, _ dependencies: String...) async throws -> Command.Result {
        let needed = dependencies.isEmpty ? [] : ["--module-dependencies"] + dependencies
        return try await Command.run(
            Products.arbor,
            ["scan", "--quiet", "--module-name", module, "--target-label", "//\(module)"] + needed + [
                "--output", "\(module).arbor", "--places-output", "\(module).places", "--root-output",
                "\(module).root", module,
            ], in: workspace.scratch.folder)
    }

    private func link(_ summaries: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor,
            ["link", "App.root", "--quiet", "--output", "App.link"]
                + (summaries.isEmpty ? [] : ["--dependent-module-info"] + summaries),
            in: workspace.scratch.folder)
    }

    private func report(_ arguments: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor,
            ["report", "App.link", "--quiet", "--output", "App.swift", "--unused-inputs-output", "unused"]
                + arguments + ["--places", "App.places", "Core.places"],
            in: workspace.scratch.folder)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: workspace.scratch.url(name), encoding: .utf8)
    }

    private func expect(
        _ result: Command.Result, _ status: Int32, _ errors: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(result.status == status, sourceLocation: sourceLocation)
        #expect(result.errors == errors, sourceLocation: sourceLocation)
        #expect(result.output == "", sourceLocation: sourceLocation)
    }

    @Test(
        "an option that takes an input is named",
        arguments: [
            (
                ["link", "--dependent-module-info", "Core.arbor", "App.root", "-o", "x"],
                "'--dependent-module-info' takes"
            ),
            (["report", "--places", "Core.places", "App.link"], "'--places' takes"),
            (
                ["scan", "--module-name", "App", "--module-dependencies", "Core", "App", "-o", "x"],
                "can't depend on itself"
            ),
            (
                ["scan", "--module-name", "App", "--module-dependencies", "Core", "./App", "-o", "x"],
                "write inputs in front"
            ),
            (["validate", "--module", "App=App", "Core"], "write inputs in front"),
        ])
    func swallowed(arguments: [String], words: String) async throws {
        let result = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
        #expect(result.status == 64 && result.errors.contains(words), "\(result.errors)")
    }

    @Test("'report' replaces only code that Arbor wrote, because it doesn't know the sources")
    func foreignOutput() async throws {
        _ = try await scan("Core")
        _ = try await scan("App", "Core")
        _ = try await link("Core.arbor")
        try workspace.scratch.file("App.swift", "struct Mine {}\n")
        expect(
            try await report(), 74,
            """
            App.swift: error: Arbor didn't write the file that is there, so it may be a source [unwritable-output]
            App.swift: note: help: name another file for this output, or remove this one if nobody needs it

            """)
        #expect(try text("App.swift") == "struct Mine {}\n")
    }

    @Test("a valid program is wired, and its report needs no places")
    func wires() async throws {
        expect(try await scan("Core"), 0)
        expect(try await scan("App", "Core"), 0)
        expect(try await link("Core.arbor"), 0)
        expect(try await report("--dot-file-output", "App.dot", "--diagnostic-output", "App.sarif"), 0)
        #expect(try text("App.swift").contains("let log: any Log = FileLog()"))
        #expect(try text("App.dot").hasPrefix("digraph"))
        #expect(try text("App.sarif").contains(#""results":[]"#))
        #expect(try text("unused") == "App.places\nCore.places\n")
    }

    @Test("an invalid graph is linked, reported at its lines, and leaves the code alone")
    func invalid() async throws {
        try workspace.scratch.file("App.swift", "what was there")
        let source = try text("Core/Log.swift")
        try workspace.scratch.file(
            "Core/Log.swift",
            "\n" + source.replacing("public init() {}", with: "@Received let a: Int; public init(a: Int) {}"))
        expect(try await scan("Core"), 0)
        expect(try await scan("App", "Core"), 0)
        expect(try await link("Core.arbor"), 0)
        let errors = """
            Core/Log.swift:4:58: error: FileLog receives 'a: Int', but no type above it provides that [unmet-dependency]
            App/App.swift:3:15: note: App is the root
            App/App.swift:5:51: note: App instantiates 'log: any Log'
            Core/Log.swift:4:58: note: no @Instantiable type makes 'Int'
            Core/Log.swift:4:58: note: help: if callers choose the value, write '@Forwarded', and let FileLog be made \
            by an Instantiator; otherwise, let a type above hold the value, and receive that type instead

            """
        expect(try await report(), 1, errors)
        #expect(try text("App.swift") == "what was there")
        #expect(try text("unused") == "")
        // For an action that makes a report of errors.
        expect(try await report("--exit-zero", "--diagnostic-output", "App.sarif"), 0, errors)
        #expect(try text("App.sarif").contains(#""startLine":4"#))
    }

    @Test("generic arguments that are numbers, and messages with quotes, are no damage")
    func unusualTexts() async throws {
        try workspace.scratch.file(
            "Core/Forms.swift",
            ##"""
            @available(*, deprecated, message: "use \"New\", or C:\\New")
            @Instantiable public struct Old: Instantiable {
                public init(many: InlineArray<3, Int>, few: [-1 of Int], hex: Box<0xFF>) {
                    (self.many, self.few, self.hex) = (many, few, hex)
                }
                @Forwarded let many: InlineArray<3, Int>
                @Forwarded let few: [-1 of Int]
                @Forwarded let hex: Box<0xFF>
            }
            @available(*, deprecated, message: #"use "New""#)
            @Instantiable public struct Raw: Instantiable { public init() {} }
            """##)
        expect(try await scan("Core"), 0)
        expect(try await scan("App", "Core"), 0)
        expect(try await link("Core.arbor"), 0)
        expect(try await report(), 0)
    }

    @Test("a type that only a summary lists isn't called undeclared, nor taken for another module's")
    func listedType() async throws {
        try workspace.scratch.file(
            "App/App.swift",
            """
            import Arbor
            import Core
            final class FileLg {}
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                init(log: FileLg) { self.log = log }
                @Instantiated let log: FileLg
            }

            """)
        expect(try await scan("Core"), 0)
        expect(try await scan("App", "Core"), 0)
        expect(try await link("Core.arbor"), 0)
        let errors = """
            App/App.swift:7:23: error: App instantiates 'log: FileLg', but no @Instantiable type makes 'FileLg' \
            [missing-provider]
            App/App.swift:7:23: note: help: App declares 'FileLg': annotate it with @Instantiable; if it is a protocol, add \
            'FileLg.self' to the 'fulfillingAdditionalTypes' of the type that implements it; if it is a type alias, write the \
            type that it stands for

            """
        expect(try await report(), 1, errors)
    }

    @Test("files that are mixed up are told apart, each with what to pass instead")
    func mixedUp() async throws {
        _ = try await scan("Core")
        _ = try await scan("App", "Core")
        expect(
            try await link("Core.places", "Core.root"), 66,
            """
            Core.places: error: this file is a list of a module's places, not a module summary [unreadable-summary]
            Core.places: note: help: pass a file that 'arbor scan --output' wrote
            Core.root: error: this summary is for wiring its own module only [unreadable-summary]
            Core.root: note: help: pass the file that 'arbor scan --output' wrote

            """)
        let generated = try await Command.run(
            Products.arbor, ["generate", "App", "--quiet", "--dependent-module-info", "Core.arbor"],
            in: workspace.scratch.folder)
        #expect(generated.status == 66)
        #expect(
            generated.errors.contains("scan the module without '--places-output'"), "\(generated.errors)")
        #expect(!FileManager.default.fileExists(atPath: workspace.scratch.url("App.link").path))
        for wrong in ["gone.root", "App.arbor", "App.places"] {
            let result = try await Command.run(
                Products.arbor, ["link", wrong, "--output", "App.link"], in: workspace.scratch.folder)
            #expect(result.status == 66)
            #expect(result.errors.contains("help: scan the root's module with '--root-output <file>'"))
        }
        let other = try await Command.run(
            Products.arbor, ["link", "Core.root", "--module-name", "App", "--output", "App.link"],
            in: workspace.scratch.folder)
        #expect(other.status == 66)
        #expect(other.errors.contains("this is the summary of the module 'Core', not of 'App'"))
        let result = try await Command.run(
            Products.arbor, ["report", "App.arbor", "--quiet"], in: workspace.scratch.folder)
        #expect(result.status == 66)
        #expect(result.errors.contains("this file is a module summary, not a linked program"))
    }

    @Test("a linked program overwrites no summary", arguments: ["App.root", "Core.arbor"])
    func overwrites(output: String) async throws {
        expect(try await scan("Core"), 0)
        expect(try await scan("App", "Core"), 0)
        let before = try Data(contentsOf: workspace.scratch.url(output))
        let result = try await Command.run(
            Products.arbor,
            ["link", "App.root", "--dependent-module-info", "Core.arbor", "--output", output],
            in: workspace.scratch.folder)
        #expect(result.status == 74)
        #expect(result.errors.hasPrefix("\(output): error: the run reads this file, and would overwrite it"))
        #expect(try Data(contentsOf: workspace.scratch.url(output)) == before)
    }

    @Test("a module that its consumer doesn't list is named, with the target that should list it")
    func unlisted() async throws {
        _ = try await scan("App")
        expect(try await link(), 0)
        _ = try await scan("Core")
        let result = try await report()
        #expect(result.status == 1)
        #expect(
            result.errors.contains(
                "help: if Core declares 'FileLog', list its target in the dependencies of //App;"),
            "\(result.errors)")
    }

    @Test("options that have no meaning together are refused")
    func usage() async throws {
        let wrong = [
            (["scan", "App", "--places-output", "p"], "'--places-output' needs '--output <file>'"),
            (
                ["scan", "App", "--module-name", "App", "--output", "a", "--root-output", "r"],
                "'--root-output' needs '--places-output <file>'"
            ),
            (["link"], "Name the summary of the root's module, and with '--output <file>' the file to write"),
            (["report"], "Name the file that 'arbor link' wrote"),
            (
                ["scan", "App", "--module-name", "App", "--output", "a", "--module-dependencies", "--quiet"],
                "The value '--quiet' is invalid for '--module-dependencies': it is not the name of a module"
            ),
        ]
        for (arguments, message) in wrong {
            let result = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
            #expect(result.status == 64)
            #expect(result.errors.contains(message), "\(result.errors)")
        }
    }
}
