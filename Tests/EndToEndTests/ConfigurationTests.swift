import Foundation
import Testing

@Suite("#SafeDIConfiguration, as the tool reads it")
struct ConfigurationTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(Workspace.sound)
        try workspace.scratch.file(
            "Sources/Clock.swift",
            """
            @Instantiable(isRoot: true)
            public struct Clock: Instantiable {
                public init(hand: Hand) {}
                @Instantiated let hand: Hand
            }

            """)
        try workspace.scratch.file("Besides/Hand.swift", Self.hand)
    }

    private static let hand = """
        @Instantiable
        public struct Hand: Instantiable {
            public init() {}
        }

        """

    private func configure(_ arguments: String, in path: String = "Sources/Configuration.swift") throws {
        try workspace.scratch.file(path, "import Arbor\n\n#SafeDIConfiguration(\(arguments))\n")
    }

    private func validate(_ options: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor, ["validate", "Sources"] + options, in: workspace.scratch.folder)
    }

    private let proof = "arbor: 4 types in the trees of App, Clock, from 4 annotated files of 5\n"

    @Test("the named folders are read with and without a cache, and changes in them are noticed")
    func folders() async throws {
        #expect(try await validate("--cache", "cache").status == 1)
        try configure(#"additionalDirectoriesToInclude: ["Besides"]"#)
        for _ in 1...2 {
            #expect(try await validate("--cache", "cache").errors == proof)
            #expect(try await validate().errors == proof)
        }
        try workspace.scratch.file("Besides/Hand.swift", "")
        #expect(try await validate("--cache", "cache").status == 1)
        try workspace.scratch.file("Besides/Other.swift", Self.hand)
        #expect(try await validate("--cache", "cache").status == 0)
        try configure("additionalDirectoriesToInclude: []")
        #expect(try await validate("--cache", "cache").status == 1)
    }

    @Test("relative folders start at the project's folder, and a missing one is reported at its name")
    func root() async throws {
        try configure(#"additionalDirectoriesToInclude: ["sides/../Besides"]"#)
        try workspace.scratch.file("sides/.keep", "")
        #expect(try await validate("--project-root", ".").status == 0)
        #expect(try await validate("--project-root", workspace.scratch.folder.path + "/").status == 0)
        let elsewhere = try await validate("--project-root", "Sources")
        #expect(
            elsewhere.errors.hasPrefix(
                "Sources/Configuration.swift:3:1: error: there is no file or folder 'Sources/sides/../Besides' "
                    + "[no-such-path]\n"))
        #expect(elsewhere.status == 66)
        try configure(#"additionalDirectoriesToInclude: ["\#(workspace.scratch.url("Besides").path)"]"#)
        #expect(try await validate("--project-root", "Sources").status == 0)
    }

    @Test("the named modules are imported, but not those that another module's configuration names")
    func modules() async throws {
        try configure(
            #"additionalImportedModules: ["Zeta", "Alpha"], additionalDirectoriesToInclude: ["Besides"]"#)
        try configure(#"additionalImportedModules: ["Other"]"#, in: "Besides/Configuration.swift")
        try configure(#"additionalImportedModules: ["Lib"]"#, in: "Lib/Configuration.swift")
        for options in [[], ["--module-name", "App", "--module", "App=Sources", "Lib=Lib"]] {
            let run = try await Command.run(
                Products.arbor,
                ["generate", "--quiet", "--include", "Sources"]
                    + (options.isEmpty ? [] : ["Lib"]) + options,
                in: workspace.scratch.folder)
            #expect(run.errors == "")
            let imports = run.output.split(separator: "\n").filter { $0.hasPrefix("import ") }
            #expect(imports == ["import Alpha", "import Zeta"])
        }
    }

    @Test("a second configuration in a module is a fault, and one in another module isn't")
    func repeated() async throws {
        try configure(#"additionalDirectoriesToInclude: ["Besides"]"#)
        try configure("", in: "Lib/One.swift")
        let both = try await validate("Lib")
        #expect(
            both.errors
                == "Sources/Configuration.swift:3:1: error: this module already has a '#SafeDIConfiguration' "
                + "[repeated-configuration]\nLib/One.swift:3:1: note: the other one is here\n"
                + "Sources/Configuration.swift:3:1: note: help: remove this one, and add its arguments to the other one\n"
        )
        #expect(both.status == 1)
        let apart = try await validate("Lib", "--module", "Lib=Lib")
        #expect(apart.status == 0, "\(apart.errors)")
        try configure("", in: "Lib/Two.swift")
        let twice = try await validate("Lib", "--module", "Lib=Lib")
        #expect(twice.errors.hasPrefix("Lib/Two.swift:3:1: error: this module already has"))
    }

    @Test("a module's summary doesn't pass its configuration on")
    func summaries() async throws {
        try configure(#"additionalDirectoriesToInclude: ["Besides"]"#)
        try workspace.scratch.file("Lib/Hand.swift", Self.hand)
        let plain = try await summary()
        try configure(#"additionalImportedModules: ["Lib"]"#, in: "Lib/Configuration.swift")
        #expect(try await summary() == plain)
    }

    private func summary() async throws -> Data? {
        let run = try await workspace.arbor("scan", "Lib", "--module-name", "Lib", "--output", "Lib.arbor")
        #expect(run.status == 0)
        return FileManager.default.contents(atPath: workspace.scratch.url("Lib.arbor").path)
    }

    @Test("it is found anywhere at the top level, and not in comments, strings or types")
    func words() async throws {
        let file = "Sources/Configuration.swift"
        try configure(#"additionalDirectoriesToInclude: ["Besides"]"#)
        let call = #"SafeDIConfiguration(additionalDirectoriesToInclude: ["Besides"])"#
        for text in ["#\(call)", "#if DEBUG\n#SafeDI.\(call)\n#endif", "/* c */ #Arbor.\(call) // d\n"] {
            try workspace.scratch.file(file, text)
            #expect(try await validate().status == 0, "\(text)")
        }
        let texts = [
            "// #\(call)", "let text = #\"#\(call)\"#", "enum A { #\(call) }", "func f() { #\(call) }",
            "@\(call) enum A {}",
        ]
        for text in texts {
            try workspace.scratch.file(file, text)
            #expect(try await validate().status == 1, "\(text)")
        }
    }
}
