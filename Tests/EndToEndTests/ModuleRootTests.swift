import Foundation
import Testing

/// The roots of several modules. Each module's code wires its own.
@Suite("Roots of several modules")
struct ModuleRootTests {
    private static let network = """
        import Arbor
        @Instantiable(isRoot: true) public struct Network: Instantiable {
            init(pool: Pool) { self.pool = pool }
            @Instantiated let pool: Pool
        }
        @Instantiable struct Pool: Instantiable { init() {} }
        """
    private static let app = """
        import Arbor
        import Net
        @Instantiable(isRoot: true) struct App: Instantiable {
            init(log: Log) { self.log = log }
            @Instantiated let log: Log
        }
        @Instantiable struct Log: Instantiable { init() {} }
        """

    private static func workspace(app: String) throws -> Workspace {
        try Workspace(["Net/Network.swift": network, "App/App.swift": app])
    }

    private static let all = [
        "generate", "App", "Net", "--module", "Net=Net", "--module-name", "App", "--output", "Code.swift",
    ]

    @Test("a module doesn't wire the root of a library, whose parts may be internal")
    func library() async throws {
        let workspace = try Self.workspace(app: Self.app)
        let result = try await workspace.arbor(Self.all)
        #expect(result.status == 0, "\(result.errors)")
        let code = try String(contentsOf: workspace.scratch.url("Code.swift"), encoding: .utf8)
        #expect(code.contains("extension App {"))
        #expect(!code.contains("extension Network"))
    }

    @Test("a linked library's root isn't wired again")
    func linked() async throws {
        let workspace = try Self.workspace(app: Self.app)
        let scanned = try await workspace.arbor(
            "scan", "Net", "--module-name", "Net", "--output", "Net.arbor")
        #expect(scanned.status == 0)
        let result = try await workspace.arbor([
            "generate", "App", "--module-name", "App", "--dependent-module-info", "Net.arbor", "--output",
            "Code.swift",
        ])
        #expect(result.status == 0, "\(result.errors)")
        let code = try String(contentsOf: workspace.scratch.url("Code.swift"), encoding: .utf8)
        #expect(!code.contains("extension Network"))
    }

    @Test("a module without a root wires the others' roots, which have to be visible there")
    func withoutRoot() async throws {
        let workspace = try Self.workspace(app: "import Net\nlet network = Network()\n")
        let result = try await workspace.arbor(Self.all)
        #expect(result.errors.contains("not-public"), "\(result.errors)")
    }

    @Test("a module that only names types of others to be mocked needs no root")
    func mocksOfOthers() async throws {
        let workspace = try Workspace([
            "Screens/Screen.swift": """
            import Arbor
            @Instantiable public struct Screen: Instantiable {
                public init(log: Log) { self.log = log }
                @Received let log: Log
            }
            @Instantiable public struct Log: Instantiable { public init() {} }
            """,
            "Previews/Previews.swift": """
            import Arbor
            import Screens
            #SafeDIConfiguration(additionalMocksToGenerate: ["Screen"])
            """,
        ])
        let result = try await workspace.arbor([
            "generate", "Previews", "Screens", "--module", "Screens=Screens", "--module-name", "Previews",
            "--output", "Code.swift", "--mock-output", "Mocks.swift",
        ])
        #expect(result.status == 0, "\(result.errors)")
        let mocks = try String(contentsOf: workspace.scratch.url("Mocks.swift"), encoding: .utf8)
        #expect(mocks.contains("static func mock("))
    }
}
