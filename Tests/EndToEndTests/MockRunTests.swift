import Foundation
import Testing

/// The options of runs that write mocks, and what one module knows of another.
@Suite("Runs that write mocks")
struct MockRunTests {
    private static let library = """
        import SafeDI

        @Instantiable
        public final class Net: Instantiable {
            public init(retries: Int = 3) {}
            public static func mock() -> Net { Net() }
        }

        @Instantiable
        public final class Disk: Instantiable {
            public init() {}
            static func mock() -> Disk { Disk() }
        }

        @Instantiable(generateMock: true)
        public final class Library: Instantiable {
            public init(net: Net, disk: Disk) {
                self.net = net
                self.disk = disk
            }
            @Received let net: Net
            @Received let disk: Disk
        }
        """
    private static let app = """
        import Library
        import SafeDI

        #SafeDIConfiguration(additionalMocksToGenerate: ["Library"])

        @Instantiable(isRoot: true, generateMock: true)
        public final class App: Instantiable {
            public init(net: Net, disk: Disk, library: Library) {
                self.net = net
                self.disk = disk
                self.library = library
            }
            @Instantiated let net: Net
            @Instantiated let disk: Disk
            @Instantiated let library: Library
        }
        """

    private func workspace() throws -> Workspace {
        try Workspace(["Library/Library.swift": Self.library, "App/App.swift": Self.app])
    }

    private func text(_ name: String, in workspace: Workspace) throws -> String {
        try String(contentsOf: workspace.scratch.url(name), encoding: .utf8)
    }

    @Test(
        "another module's types have mocks here, and only its public functions are called",
        arguments: [true, false])
    func modules(isSummarised: Bool) async throws {
        let workspace = try workspace()
        var words = ["generate", "App", "--module-name", "App", "-o", "W.swift", "--mock-output", "M.swift"]
        if isSummarised {
            let scan = try await workspace.arbor(
                "scan", "Library", "--module-name", "Library", "-o", "L.arbor")
            #expect(scan.status == 0, "\(scan.errors)")
            words += ["--dependent-module-info", "L.arbor"]
        } else {
            words += ["Library", "--module", "Library=Library"]
        }
        let result = try await Command.run(Products.arbor, words, in: workspace.scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        let mocks = try text("M.swift", in: workspace)
        #expect(mocks.contains("Net.mock()") && !mocks.contains("Disk.mock()"))
        #expect(mocks.contains("-> App {") && mocks.contains("-> Library"))
    }

    @Test("a module's own internal functions are called, and a library needs no root")
    func ownModule() async throws {
        let workspace = try workspace()
        let result = try await workspace.arbor(
            "generate", "Library", "-o", "W.swift", "--mock-output", "M.swift")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try text("M.swift", in: workspace).contains("Disk.mock()"))
        #expect(try !text("W.swift", in: workspace).contains("extension"))
    }

    @Test("only the named files' types get a mock")
    func scoped() async throws {
        let workspace = try Workspace([
            "S/A.swift":
                "import SafeDI\n@Instantiable(generateMock: true)\nstruct A: Instantiable { init() {} }\n",
            "S/B.swift":
                "import SafeDI\n@Instantiable(generateMock: true)\nstruct B: Instantiable { init() {} }\n",
        ])
        let result = try await workspace.arbor(
            "generate", "S", "--mock-output", "M.swift", "--mock-scoped-files", "S/B.swift")
        #expect(result.status == 0, "\(result.errors)")
        let mocks = try text("M.swift", in: workspace)
        #expect(mocks.contains("extension B") && !mocks.contains("extension A"))
    }

    @Test("a run that could write mocks says so")
    func note() async throws {
        let workspace = try workspace()
        let result = try await workspace.arbor("generate", "Library", "-o", "W.swift")
        #expect(result.errors.contains("1 type asks for a mock: '--mock-output <file>' writes it"))
    }

    @Test("types for tests take precedence over other types' functions if they are preferred")
    func preferred() async throws {
        let fixture = try #require(Fixture.all("Mocks").first { $0.name == "MockOnly" })
        let scratch = try Scratch()
        let words = ["generate", "Input", "--mock-output", scratch.url("M.swift").path, "--prefer-mock-only"]
        let result = try await fixture.arbor(words)
        #expect(result.status == 0, "\(result.errors)")
        let mocks = try String(contentsOf: scratch.url("M.swift"), encoding: .utf8)
        #expect(mocks.contains("FakeDisk.fake()") && !mocks.contains("RealDisk.mock()"))
    }

    @Test("a cached run writes what a clean one does, after each edit")
    func cached() async throws {
        let workspace = try workspace()
        let words = ["generate", "Library", "-o", "W.swift", "--cache", "cache", "--mock-output"]
        for (old, new) in [
            ("= 3", "= 4"), ("static func mock() -> Disk", "static func mock(a: Int = 1) -> Disk"),
            ("retries: Int = 4", "retries: Int = 4, name: String = #\"a\"#"),
        ] {
            let source = try text("Library/Library.swift", in: workspace)
            try workspace.scratch.file(
                "Library/Library.swift", source.replacingOccurrences(of: old, with: new))
            let cached = try await Command.run(
                Products.arbor, words + ["M.swift"], in: workspace.scratch.folder)
            #expect(cached.status == 0, "\(cached.errors)")
            let clean = try await workspace.arbor(
                "generate", "Library", "-o", "W.swift", "--mock-output", "N.swift")
            #expect(clean.status == 0, "\(clean.errors)")
            #expect(try text("M.swift", in: workspace) == text("N.swift", in: workspace))
        }
    }
}
