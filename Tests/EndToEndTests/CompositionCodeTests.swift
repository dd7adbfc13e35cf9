import ArborTestSupport
import Foundation
import Testing

/// The code that comments on composed dependencies ask for.
@Suite("Code of composed dependencies")
struct CompositionCodeTests {
    private static let words = [
        "generate", "Input", "--composed-output", "Composed.swift", "--composed-test-output", "Tests.swift",
    ]

    /// A copy of a fixture, with the code for it.
    private func generate(_ fixture: Fixture) async throws -> Scratch {
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        let result = try await Command.run(Products.arbor, Self.words, in: scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        return scratch
    }

    @Test("is as recorded, the same on each run, and compiles", arguments: Fixture.all("ComposedCode"))
    func recorded(_ fixture: Fixture) async throws {
        let scratch = try await generate(fixture)
        let files = ["Composed.swift", "Tests.swift"].map(scratch.url)
        for file in files {
            try fixture.expect(String(contentsOf: file, encoding: .utf8), is: file.lastPathComponent)
        }
        let again = try await Command.run(Products.arbor, Self.words + ["--jobs", "8"], in: scratch.folder)
        #expect(again.errors == "arbor: nothing changed\n")
        let compiler = try await Compiler.shared.value
        try await compiler.compile(
            swiftFiles(below: scratch.url("Input")) + files, into: scratch.url("program"),
            mode: ["-c", "-wmo", "-parse-as-library", "-package-name", "Fixtures"])
    }

    @Test(
        "compiles with any default isolation, if protocols ask for properties without isolation",
        arguments: ["MainActor", "nonisolated"])
    func nonisolated(isolation: String) async throws {
        let fixture = try #require(Fixture.all("ComposedCode").first { $0.name == "Nonisolated" })
        let scratch = try await generate(fixture)
        let files = ["Composed.swift", "Tests.swift"].map(scratch.url)
        let compiler = try await Compiler.shared.value
        try await compiler.compile(
            swiftFiles(below: scratch.url("Input")) + files, into: scratch.url("program"),
            mode: ["-c", "-parse-as-library", "-default-isolation", isolation])
    }

    @Test("is no source of the next run, wherever it stands")
    func amongSources() async throws {
        let fixture = try #require(Fixture.all("ComposedCode").first { $0.name == "Cascade" })
        let scratch = try await generate(fixture)
        let words = ["generate", "Input", "--composed-output", "Input/Composed.swift"]
        for _ in 1...2 {
            #expect(try await Command.run(Products.arbor, words, in: scratch.folder).status == 0)
        }
        let text = try String(contentsOf: scratch.url("Input/Composed.swift"), encoding: .utf8)
        #expect(try text == String(contentsOf: scratch.url("Composed.swift"), encoding: .utf8))
        let lint = try await Command.run(Products.arbor, ["lint", "Input", "--quiet"], in: scratch.folder)
        #expect(lint.errors == "" && lint.status == 0)
    }

    @Test("with a fault, nothing is written and all faults are told", arguments: [1, 8])
    func faulty(jobs: Int) async throws {
        let fixture = try #require(Fixture.all("Composition").first { $0.name == "Directives" })
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        try scratch.file("Composed.swift", "// mine")
        let result = try await Command.run(
            Products.arbor, Self.words + ["--jobs", "\(jobs)"], in: scratch.folder)
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.errors.matches(of: /error: .*invalid-directive/).count == 21)
        #expect(result.errors.contains("[composition-cycle]"))
        #expect(try String(contentsOf: scratch.url("Composed.swift"), encoding: .utf8) == "// mine")
        #expect(!FileManager.default.fileExists(atPath: scratch.url("Tests.swift").path))
    }

    @Test("of several modules needs a choice, and imports what it names")
    func modules() async throws {
        let scratch = try Scratch()
        try scratch.file("Package.swift", #"let modules = ["Base", "One", "Two"]"#)
        try scratch.file(
            "Sources/Base/Base.swift", "public protocol LogDependency { var log: Int { get } }\n")
        try scratch.file(
            "Sources/One/One.swift",
            "import Base\n// arbor: container\ntypealias OneDependencies = LogDependency\n")
        try scratch.file(
            "Sources/Two/Two.swift",
            "import Base\n// arbor: test container\npublic typealias TwoDependencies = LogDependency\n")
        let words = [
            "generate", "Sources", "--composed-output", "C.swift", "--composed-test-output", "T.swift",
        ]
        let undecided = try await Command.run(Products.arbor, words, in: scratch.folder)
        #expect(undecided.status == 1)
        #expect(undecided.errors.contains("comments of several modules ask for code: One, Two"))
        let two = try await Command.run(
            Products.arbor, words + ["--composed-module", "Two"], in: scratch.folder)
        #expect(two.status == 0, "\(two.errors)")
        let text = try String(contentsOf: scratch.url("T.swift"), encoding: .utf8)
        #expect(text.contains("@testable import Two") && text.contains("\nimport Base\n"))
        #expect(!text.contains("One"))
        let none = try await Command.run(
            Products.arbor, words + ["--composed-module", "Three"], in: scratch.folder)
        #expect(none.status == 1)
        #expect(none.errors.contains("no comment in the module 'Three' asks for code"))
        let mixed = try await Command.run(
            Products.arbor, words + ["--output", "O.swift"], in: scratch.folder)
        #expect(mixed.status == 64)
    }

    @Test("imports a module once, and publicly only for public code")
    func publicImports() async throws {
        let scratch = try Scratch()
        try scratch.file(
            "Sources/Base/Base.swift", "public protocol LogDependency { var log: Int { get } }\n")
        for (access, wanted) in [("", "internal"), ("public ", "public")] {
            try scratch.file(
                "Sources/One/One.swift",
                """
                public import Base
                public typealias OneDependencies = LogDependency
                \(access.isEmpty ? "// arbor: container\ntypealias AppDependencies = OneDependencies" : """
                    // arbor: container
                    public typealias AppDependencies = OneDependencies
                    """)
                """)
            let run = try await Command.run(
                Products.arbor,
                ["generate", "Sources", "--module", "Base=Sources/Base", "--module", "One=Sources/One"]
                    + ["--composed-module", "One", "--composed-output", "C.swift"], in: scratch.folder)
            #expect(run.status == 0, "\(run.errors)")
            let text = try String(contentsOf: scratch.url("C.swift"), encoding: .utf8)
            let imports = text.split(separator: "\n").filter { $0.contains("import Base") }
            #expect(imports == ["\(wanted) import Base"])
        }
    }

    @Test("the shop lints clean, and its code is what is checked in")
    func shop() async throws {
        let scratch = try Scratch()
        let shop = Products.package.appending(path: "Examples/Shop")
        for folder in ["Sources", "Tests", "Package.swift"] {
            try FileManager.default.copyItem(at: shop.appending(path: folder), to: scratch.url(folder))
        }
        let lint = try await Command.run(
            Products.arbor, ["lint", "Sources", "--error", "advice", "--quiet"], in: scratch.folder)
        #expect(lint.errors == "" && lint.status == 0)
        let outputs = [
            "ProductFeature": "Sources/ProductFeature/Composed.swift", "Shop": "Sources/Shop/Composed.swift",
        ]
        for (module, output) in outputs {
            let run = try await Command.run(
                Products.arbor,
                ["generate", "Sources", "--composed-module", module, "--composed-output", output],
                in: scratch.folder)
            #expect(run.errors == "arbor: nothing changed\n")
        }
        let tests = try await Command.run(
            Products.arbor,
            [
                "generate", "Sources", "--composed-module", "ProductFeature", "--composed-test-output",
                "Tests/ProductFeatureTests/Composed.swift",
            ], in: scratch.folder)
        #expect(tests.errors == "arbor: nothing changed\n")
    }
}
