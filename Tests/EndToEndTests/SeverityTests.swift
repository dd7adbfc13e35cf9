import Foundation
import Testing

@Suite("Severities and baselines")
struct SeverityTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(Workspace.sound)
        try workspace.scratch.file("Empty/readme.md", "")
        try workspace.scratch.file("list.txt", "")
    }

    private func validate(_ options: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor, ["validate", "Sources", "Empty", "list.txt"] + options,
            in: workspace.scratch.folder)
    }

    /// Validates a graph with two findings.
    private func validateAll(_ options: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor,
            ["validate", "Sources", "Empty", "list.txt", "--error", "empty-list"] + options,
            in: workspace.scratch.folder)
    }

    private func usageError(_ options: String...) async throws -> Substring? {
        let result = try await Command.run(
            Products.arbor, ["validate", "Sources"] + options, in: workspace.scratch.folder)
        #expect(result.status == 64)
        return result.errors.split(separator: "\n").first
    }

    @Test("the severity of a fault can be a warning or none")
    func levels() async throws {
        #expect(try await validate().status == 66)
        let warned = try await validate("--warn", "no-swift-files", "--warn", "empty-list")
        #expect(warned.status == 0)
        #expect(
            warned.errors.contains(
                "Empty: warning: no Swift file in this folder or below it [no-swift-files]"))
        #expect(
            warned.errors.hasSuffix(
                "arbor: 2 warnings\narbor: 2 types in the tree of App, from 2 annotated files of 2\n"))
        let mixed = try await validate("--warn", "no-swift-files", "--error", "empty-list")
        #expect(mixed.status == 66)
        #expect(mixed.errors.hasSuffix("arbor: 1 error, 1 warning\n"))
        let ignored = try await validate("--ignore", "no-swift-files", "--ignore", "empty-list")
        #expect(ignored.errors == "arbor: 2 types in the tree of App, from 2 annotated files of 2\n")
        #expect(ignored.status == 0)
        let generated = try await Command.run(
            Products.arbor, ["generate", "Sources", "Empty", "--warn", "no-swift-files"],
            in: workspace.scratch.folder)
        #expect(generated.output.contains("extension App {"))
    }

    @Test("a fault of isolation that is only a warning doesn't keep the code from being written")
    func isolatedProduct() async throws {
        let scratch = try Scratch()
        try scratch.file(
            "App.swift",
            """
            import Arbor
            @MainActor @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(pages: SendableInstantiator<Page>) { self.pages = pages }
                @Instantiated let pages: SendableInstantiator<Page>
            }
            @MainActor @Instantiable public final class Page: Instantiable { public init() {} }

            """)
        let refused = try await Command.run(Products.arbor, ["generate", "App.swift"], in: scratch.folder)
        #expect(refused.status == 1 && refused.output == "")
        let warned = try await Command.run(
            Products.arbor, ["generate", "App.swift", "--warn", "isolated-sendable-product"],
            in: scratch.folder)
        #expect(warned.status == 0)
        #expect(warned.errors.contains("App.swift:4:23: warning: "))
        #expect(warned.output.contains("SendableInstantiator<Page> { Page() }"))
    }

    @Test("advice is given on request, all or some of it")
    func advice() async throws {
        try workspace.scratch.file("Sources/Settings.swift", Self.settings)
        try workspace.scratch.file("Sources/Use.swift", "func use(app: App) { print(app.home) }\n")
        func reported(_ options: String...) async throws -> (ids: Set<String>, status: Int32) {
            let result = try await Command.run(
                Products.arbor, ["validate", "Sources"] + options, in: workspace.scratch.folder)
            let ids = result.errors.matches(of: /(?:error|warning): .*\[([a-z-]+)\]\n/).map { String($0.1) }
            return (Set(ids), result.status)
        }
        let unreachable = "unreachable-type"
        let additional = "unused-additional-type"
        #expect(try await reported() == ([], 0))
        #expect(try await reported("--warn", "advice") == ([unreachable, additional], 0))
        #expect(try await reported("--warn", unreachable) == ([unreachable], 0))
        #expect(try await reported("--error", unreachable) == ([unreachable], 1))
        #expect(try await reported("--warn", "advice", "--ignore", additional) == ([unreachable], 0))
        #expect(try await reported("--ignore", "advice", "--warn", additional) == ([additional], 0))
        #expect(try await reported("--warn", "advice", "--write-baseline", "known.txt") == ([], 0))
        #expect(try await reported("--error", "advice", "--baseline", "known.txt") == ([], 0))
        let code = try await workspace.arbor("generate", "Sources", "--warn", "advice")
        #expect(code.output.contains("extension App {"))
    }

    private static let settings = """
        @Instantiable(fulfillingAdditionalTypes: [Options.self])
        public struct Settings: Options, Instantiable {
            public init() {}
        }

        """

    /// A body that no longer reads a property changes no declaration, so the cached result would be wrong.
    @Test("a removed read is noticed with a cache too")
    func unread() async throws {
        let app = { (body: String) in
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(home: Home) { self.home = home }
                @Instantiated private let home: Home
                func run() { \(body) }
            }

            """
        }
        let reported = {
            try await workspace.arbor("validate", "Sources", "--warn", "advice", "--cache", "cache").errors
                .contains("[unused-instantiated]")
        }
        for (body, isReported) in [("print(home)", false), ("", true), ("home.open()", false)] {
            try workspace.scratch.file("Sources/App.swift", app(body))
            for _ in 1...2 { #expect(try await reported() == isReported) }
        }
    }

    @Test("a fault that prevents code is an error with any option")
    func hardErrors() async throws {
        #expect(
            try await usageError("--ignore", "unmet-dependency")
                == "arbor: error: 'unmet-dependency' is always an error, because Arbor can't generate code in spite of it. "
                + "'arbor diagnostics unmet-dependency' explains it")
        #expect(try await usageError("--warn", "not-utf8")?.contains("is always an error") == true)
        let fine = try await workspace.arbor("validate", "Sources", "--error", "unmet-dependency")
        #expect(fine.status == 0)
    }

    @Test("an unknown id, or one that is set twice, is a usage error")
    func usage() async throws {
        #expect(
            try await usageError("--ignore", "emty-list")
                == "arbor: error: There is no diagnostic 'emty-list'. Did you mean 'empty-list'?")
        #expect(
            try await usageError("--warn", "advise")
                == "arbor: error: There is no diagnostic 'advise'. Did you mean 'advice'?")
        #expect(
            try await usageError("--ignore", "empty-list", "--warn", "empty-list")
                == "arbor: error: 'empty-list' is given to both '--warn' and '--ignore'")
    }

    @Test("the findings of a baseline are left out and counted")
    func baseline() async throws {
        let written = try await validateAll("--write-baseline", "known.txt")
        #expect(written.status == 0)
        #expect(written.errors.hasPrefix("arbor: note: 'known.txt' holds 2 findings\n"))
        let known = try await validateAll("--baseline", "known.txt")
        #expect(known.status == 0)
        #expect(known.errors.hasPrefix("arbor: note: 2 findings in 'known.txt' are not shown\n"))
        try workspace.scratch.file("Void/readme.md", "")
        let new = try await workspace.arbor(
            "validate", "Sources", "Empty", "list.txt", "Void", "--error", "empty-list", "--baseline",
            "known.txt")
        #expect(new.status == 66)
        #expect(new.errors.hasPrefix("Void: error: "))
        #expect(!new.errors.contains("Empty"))
    }

    @Test("a baseline isn't written over an error that can't be tolerated")
    func untouched() async throws {
        try workspace.scratch.file("known.txt", "arbor-baseline 2\n# kept\n")
        try workspace.scratch.file("Sources/Mode.swift", "@Instantiable public enum Mode {}")
        let result = try await validate("--write-baseline", "known.txt")
        #expect(result.status == 1)
        #expect(
            try String(contentsOf: workspace.scratch.url("known.txt"), encoding: .utf8)
                == "arbor-baseline 2\n# kept\n")
    }

    @Test("a file that isn't a baseline")
    func foreign() async throws {
        let result = try await workspace.arbor("validate", "Sources", "--baseline", "Sources/App.swift")
        #expect(
            result.errors
                == "Sources/App.swift:1:1: error: this file is not a baseline [unreadable-baseline]\n"
                + "Sources/App.swift:1:1: note: help: check the path; a run with '--write-baseline <file>' writes "
                + "a new baseline\n")
        #expect(result.status == 66)
        try workspace.scratch.file("known.txt", "arbor-baseline 2\nacd9\n")
        let damaged = try await workspace.arbor("validate", "Sources", "--baseline", "known.txt")
        #expect(
            damaged.errors
                == "known.txt:2:1: error: this line is not a baseline entry [unreadable-baseline]\n"
                + "known.txt:2:1: note: help: write it again with '--write-baseline <file>'\n")
        let missing = try await workspace.arbor("validate", "Sources", "--baseline", "none.txt")
        #expect(missing.errors.hasPrefix("none.txt: error: there is no such file [unreadable-baseline]\n"))
    }

    @Test("a file that isn't a baseline is not replaced by one: a mistyped path had lost a manifest")
    func notReplaced() async throws {
        for text in ["let package = 1\n", "0123\n"] {
            try workspace.scratch.file("Package.txt", text)
            for command in ["validate", "lint"] {
                let result = try await workspace.arbor(command, "Sources", "--write-baseline", "Package.txt")
                #expect(result.status == 74)
                #expect(
                    result.errors.hasPrefix(
                        "Package.txt: error: the existing file is not a baseline, so Arbor doesn't overwrite it"
                    ))
                #expect(try String(contentsOf: workspace.scratch.url("Package.txt"), encoding: .utf8) == text)
            }
        }
        for text in [
            "", "arbor-baseline 1\n", "# Findings that 'arbor --baseline' leaves out, a line each.\n",
        ] {
            try workspace.scratch.file("known.txt", text)
            #expect(try await validateAll("--write-baseline", "known.txt").status == 0)
        }
    }

    @Test("a baseline of the previous version is rejected, and no finding is reported as new")
    func otherForm() async throws {
        try workspace.scratch.file(
            "old.txt",
            """
            # Findings that 'arbor --baseline' leaves out, a line each.
            acd93e4ade11bb88 no-swift-files Empty: no Swift file in this folder or below it

            """)
        let result = try await workspace.arbor("validate", "Sources", "--baseline", "old.txt")
        #expect(
            result.errors
                == "old.txt: error: another version of Arbor wrote this baseline, with fingerprints that don't match "
                + "[unreadable-baseline]\n"
                + "old.txt: note: help: write it again with '--write-baseline <file>'\n")
        #expect(result.status == 66)
    }

    @Test("a baseline recognises a finding whose line has moved, but not that of another property")
    func moved() async throws {
        func reported(_ text: String, _ options: String...) async throws -> Command.Result {
            try workspace.scratch.file("Sources/Clocks.swift", text)
            return try await Command.run(
                Products.arbor, ["validate", "Sources", "--warn", "unused-additional-type"] + options,
                in: workspace.scratch.folder)
        }
        func clock(_ name: String) -> String {
            """
            @Instantiable(fulfillingAdditionalTypes: [Watch.self])
            public struct \(name): Instantiable {
                public init() {}
            }

            """
        }
        #expect(try await reported(clock("Sundial"), "--write-baseline", "known.txt").status == 0)
        let moved = try await reported("// Moved.\n\n" + clock("Sundial"), "--baseline", "known.txt")
        #expect(moved.errors.hasPrefix("arbor: note: 1 finding in 'known.txt' is not shown"))
        let other = try await reported(clock("Hourglass"), "--baseline", "known.txt")
        #expect(other.errors.contains("Hourglass fulfils Watch, but"))
        #expect(!other.errors.contains("not shown"))
    }

    @Test("the cached result is reused for the same inputs only")
    func cached() async throws {
        let quiet = ["--ignore", "no-swift-files", "--ignore", "empty-list", "--cache", "cache"]
        for _ in 1...2 {
            let result = try await Command.run(
                Products.arbor, ["validate", "Sources", "Empty", "list.txt"] + quiet,
                in: workspace.scratch.folder)
            #expect(result.status == 0)
        }
        #expect(try await validate("--cache", "cache").status == 66)
        #expect(try await validateAll("--cache", "cache", "--write-baseline", "known.txt").status == 0)
        for _ in 1...2 {
            let known = try await validateAll("--cache", "cache", "--baseline", "known.txt")
            #expect(known.errors.hasPrefix("arbor: note: 2 findings in 'known.txt' are not shown"))
        }
    }
}
