import Foundation
import Testing

extension PluginTests {
    /// `swift package arbor`, for tasks outside a build.
    @Suite("The command")
    struct PackageCommandTests {
        /// SwiftPM prints all output of a plugin on standard output, and its own messages on standard error.
        private func arbor(_ words: String...) async throws -> Command.Result {
            try await ClientPackage.shared.value.swift("package", ["arbor"] + words)
        }

        @Test("validates and explains the graph of the top target")
        func queries() async throws {
            let proof = try await arbor("validate")
            #expect(proof.output == "arbor: 5 types in the tree of App, from 5 annotated files of 5\n")
            #expect(proof.status == 0)
            let answer = try await arbor("explain", "Screen", "--format", "json")
            #expect(answer.output.hasPrefix(#"{"subject":"Screen","kind":"struct","module":"Screens""#))
            let drawing = try await arbor("graph", "--format", "mermaid", "--below", "Feature")
            #expect(drawing.output.hasPrefix("flowchart LR\n"))
            #expect(!drawing.output.contains("Screen"))
        }

        @Test("prints the code that a build would write, or writes it if SwiftPM allows that")
        func code() async throws {
            let client = try await ClientPackage.shared.value
            let expected = try String(contentsOf: client.generated("App+Arbor.swift"), encoding: .utf8)
            #expect(try await arbor("generate").output == expected)
            let words = [
                "--allow-writing-to-package-directory", "arbor", "generate", "--output", "Wired.swift",
            ]
            let writing = try await client.swift("package", words)
            #expect(writing.output.hasSuffix("; wrote Wired.swift\n"))
            #expect(try String(contentsOf: client.url("App/Wired.swift"), encoding: .utf8) == expected)
            try client.remove("App/Wired.swift")
        }

        @Test("reports faults as the tool does, with paths relative to the current folder, and fails")
        func faults() async throws {
            let client = try await ClientPackage.shared.value
            let app = "App/Sources/App/App.swift"
            try client.edit(app, "@Instantiated let clock", to: "@Received let clock")
            defer { try? client.edit(app, "@Received let clock", to: "@Instantiated let clock") }
            let run = try await arbor("validate", "--diagnostic-format", "plain")
            #expect(run.output.hasPrefix("Sources/App/App.swift:14:19: error: "))
            #expect(run.errors.contains("error: 'arbor validate of App' ended with exit status 1\n"))
            #expect(run.status != 0)
            let build = try await client.build()
            #expect(build.output.contains("/App/Sources/App/App.swift:14:19: error: "))
            #expect(build.status != 0)
        }

        @Test("a build tells each fault once, also those that the macros tell")
        func faultsOfMacros() async throws {
            let client = try await ClientPackage.shared.value
            let screen = "App/Sources/Screens/Screen.swift"
            try client.edit(screen, "@Received let clock", to: "@Received var clock")
            defer { try? client.edit(screen, "@Received var clock", to: "@Received let clock") }
            let build = try await client.build()
            let text = build.output + build.errors
            #expect(text.matches(of: /error: 'clock' is declared with 'var'/).count == 1, "\(text)")
            #expect(build.status != 0)
            let run = try await arbor("validate")
            #expect(run.output.matches(of: /error: 'clock' is declared with 'var'/).count == 1)
        }

        @Test("uses the named targets, and reports unknown ones with a list")
        func targets() async throws {
            let proof = try await arbor("validate", "--target", "App", "--target", "Screens")
            #expect(proof.output.split(separator: "\n").count == 2)
            #expect(proof.status == 0)
            let slip = try await arbor("validate", "--target", "Screen")
            #expect(
                slip.errors.contains(
                    "error: the package has no Swift target 'Screen': it has App, Screens\n"))
            #expect(slip.status != 0)
            let several = try await arbor("graph", "--target", "App", "--target", "Screens")
            #expect(
                several.errors.contains(
                    "error: 'graph' is about one target: name it with --target, one of App, Screens\n"))
            #expect(several.status != 0)
        }

        @Test("validates each of several top targets, and requires a name for a diagram")
        func severalAtTheTop() async throws {
            let client = try await ClientPackage.shared.value
            let manifest = "App/Package.swift"
            let old = "        .target(name: \"Screens\""
            let new = "        .target(name: \"Preview\", dependencies: [\"Screens\"]),\n\(old)"
            try client.edit(manifest, old, to: new)
            try client.write("App/Sources/Preview/Preview.swift", "import Screens\n")
            defer {
                try? client.edit(manifest, new, to: old)
                try? client.remove("App/Sources/Preview")
            }
            let proof = try await arbor("validate")
            #expect(proof.output.split(separator: "\n").count == 2)
            #expect(proof.status == 0)
            let drawing = try await arbor("graph")
            #expect(drawing.errors.contains("name it with --target, one of App, Preview\n"))
            #expect(drawing.status != 0)
            #expect(try await arbor("graph", "--target", "App").output.hasPrefix("digraph Arbor {\n"))
        }

        @Test("passes words that need no sources to the tool")
        func otherWords() async throws {
            let tool = try await Command.run(
                Products.arbor, ["--version"], in: FileManager.default.temporaryDirectory)
            #expect(try await arbor("--version").output == tool.output)
            #expect(try await arbor("explain", "--help").output.hasPrefix("OVERVIEW: Explain a type"))
            let slip = try await arbor("explain", "Screne")
            #expect(
                slip.output.hasPrefix(
                    "arbor: error: The sources have no type and no dependency 'Screne'. Did you mean 'Screen', 'screen'?\n"
                ))
            #expect(slip.status != 0)
        }
    }
}
