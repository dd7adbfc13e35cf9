import Foundation
import Testing

@Suite("One build among many")
struct BuildOptionTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.file(
            "Sources/App.swift",
            """
            import Arbor
            public protocol Store {}
            #if DEBUG
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public struct MemoryStore: Store, Instantiable {
                public init() {}
            }
            #elseif os(Linux) || canImport(Disk)
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public struct DiskStore: Store, Instantiable {
                public init() {}
            }
            #endif
            #if os(macOS)
            import MacOnly
            #endif
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(store: any Store) { self.store = store }
                @Instantiated let store: any Store
            }
            """)
    }

    private func generate(_ options: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor, ["generate", "Sources", "--quiet"] + options, in: scratch.folder)
    }

    @Test("all builds are validated by default")
    func allBuilds() async throws {
        let result = try await generate()
        #expect(result.status == 1)
        #expect(
            result.errors.contains(
                "but no type makes 'any Store' where !DEBUG && !os(Linux) && !canImport(Disk)"
            ))
    }

    @Test("the given flags are set, and the code is for that build")
    func flags() async throws {
        for options in [
            ["--define", "DEBUG"], ["-D", "DEBUG"], ["-DDEBUG", "-D", "OTHER"], ["--define=DEBUG"],
        ] {
            let result = try await Command.run(
                Products.arbor, ["generate", "Sources", "--quiet"] + options, in: scratch.folder)
            #expect(result.errors == "")
            #expect(result.output.contains("let store: any Store = MemoryStore()"))
            #expect(!result.output.contains("DiskStore") && !result.output.contains("#if DEBUG"))
        }
        let other = try await generate("--define", "")
        #expect(other.errors.contains("no type makes 'any Store' where !os(Linux) && !canImport(Disk)"))
    }

    @Test("a platform decides its conditions, and the others remain open")
    func platforms() async throws {
        let linux = try await generate("--platform", "linux")
        #expect(linux.errors == "")
        #expect(linux.output.contains("= DiskStore()") && !linux.output.contains("MacOnly"))
        let mac = try await generate("--platform", "macOS")
        #expect(mac.errors.contains("no type makes 'any Store' where !canImport(Disk)"))
        #expect(try await generate("--platform", "macos", "-D", "DEBUG").output.contains("import MacOnly"))
    }

    @Test("a provider that the build doesn't compile is named")
    func excluded() async throws {
        try scratch.file(
            "Sources/App.swift",
            """
            #if DEBUG
            @Instantiable
            public struct Log: Instantiable {
                public init() {}
            }
            #endif
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(log: Log) {}
                @Instantiated let log: Log
            }
            """)
        let result = try await generate("--define", "RELEASE")
        #expect(
            result.errors.contains(
                "Sources/App.swift:3:15: note: 'Log' is compiled only where 'DEBUG'"))
        #expect(result.errors.contains("declare a provider for this build too"))
    }

    @Test("in a build without a root none is inferred")
    func noRoot() async throws {
        let source = try String(contentsOf: scratch.url("Sources/App.swift"), encoding: .utf8)
        try scratch.file(
            "Sources/App.swift",
            source.replacing("@Instantiable(isRoot: true)", with: "#if DEBUG\n@Instantiable(isRoot: true)")
                + "\n#endif\n@Instantiable public struct Home: Instantiable {\n"
                + "public init(app: App) {}\n@Instantiated let app: App\n}")
        let result = try await generate("--define", "RELEASE", "--platform", "macos")
        #expect(result.errors == "" && !result.output.contains("extension"))
    }

    @Test("the cache contains all builds, and a result is reused for its own build only")
    func cache() async throws {
        for _ in 0..<2 {
            #expect(try await generate("--cache", "cache", "-D", "DEBUG").status == 0)
            #expect(try await generate("--cache", "cache").status == 1)
            let linux = try await generate("--cache", "cache", "--platform", "linux")
            #expect(linux.output.contains("DiskStore()"))
        }
        for (options, isSound) in [(["-D", "DEBUG"], true), (["--platform", "macos"], false), ([], false)] {
            let result = try await Command.run(
                Products.arbor, ["validate", "Sources", "--cache", "cache"] + options, in: scratch.folder)
            #expect((result.status == 0) == isSound)
        }
    }

    @Test("graph and explain query the named build")
    func queries() async throws {
        let graph = try await Command.run(
            Products.arbor, ["graph", "Sources", "-D", "DEBUG", "--quiet"], in: scratch.folder)
        #expect(graph.output.contains("MemoryStore") && !graph.output.contains("DiskStore"))
        let explanation = try await Command.run(
            Products.arbor, ["explain", "Store", "Sources", "--platform", "linux", "--quiet"],
            in: scratch.folder)
        #expect(explanation.output.contains("DiskStore") && !explanation.output.contains("MemoryStore"))
    }

    @Test(
        "an invalid flag or platform is rejected",
        arguments: [
            (["--define", "A=1"], "The value 'A=1' is invalid for '--define <flag>': a flag is a name"),
            (["--platform", "lnux"], "There is no platform 'lnux'. Did you mean 'linux'?"),
            (["--platform", "beos"], "There is no platform 'beos': give one of linux, macos"),
        ])
    func misuse(options: [String], message: String) async throws {
        let result = try await Command.run(
            Products.arbor, ["validate", "Sources"] + options, in: scratch.folder)
        #expect(result.status == 64)
        #expect(result.errors.contains(message))
    }
}
