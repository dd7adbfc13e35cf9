import Foundation
import Testing

@Suite("Doubles in modules that are read alone")
struct DoublesOfSummariesTests {
    private static let base = """
        import Arbor
        @Instantiable(generateDouble: true) public protocol Pinging: Sendable { func ping() -> Int }
        """

    private static let app = """
        import Arbor
        import Base
        @Instantiable(generateDouble: true) protocol NetPinging: Pinging { func host() -> String }
        @Instantiable(generateDouble: true) protocol FastPinging: NetPinging {}
        @Instantiable(generateDouble: true) protocol Clock { func now() -> Int }
        @Instantiable(fulfillingAdditionalTypes: [NetPinging.self]) struct LivePing: NetPinging, Instantiable {
            init() {}
            func ping() -> Int { 1 }
            func host() -> String { "h" }
        }
        @Instantiable(isRoot: true) struct App: Instantiable {
            init(ping: any NetPinging) { self.ping = ping }
            @Instantiated let ping: any NetPinging
        }
        """

    @Test("a double that inherits requirements that no summary has is left out, and the code is written")
    func inherited() async throws {
        let workspace = try Workspace(["Base/Base.swift": Self.base, "App/App.swift": Self.app])
        let scan = try await workspace.arbor(
            "scan", "Base", "--module-name", "Base", "--output", "Base.arbor")
        #expect(scan.status == 0)
        let arguments = [
            "generate", "App", "--module-name", "App", "--dependent-module-info", "Base.arbor", "--output",
            "Code.swift",
        ]
        let code = try await workspace.arbor(arguments)
        #expect(code.status == 0 && !code.errors.contains("no double"), "\(code.errors)")
        let tests = try await workspace.arbor(arguments + ["--mock-output", "Tests.swift"])
        #expect(tests.status == 0)
        for (type, inherited) in [("NetPinging", "Pinging"), ("FastPinging", "NetPinging")] {
            #expect(
                tests.errors.contains("\(type) gets no double, because it inherits from '\(inherited)'"),
                "\(tests.errors)")
        }
        let text = try String(contentsOf: workspace.scratch.url("Tests.swift"), encoding: .utf8)
        #expect(text.contains("class ClockDouble"))
        #expect(!text.contains("PingingDouble"))
    }

    @Test("a protocol that no source and no summary declares is still a fault")
    func unknown() async throws {
        let workspace = try Workspace([
            "Base/Base.swift": "struct Other {}",
            "App/App.swift": Self.app.replacingOccurrences(of: ": Pinging", with: ": Panging"),
        ])
        _ = try await workspace.arbor("scan", "Base", "--module-name", "Base", "--output", "Base.arbor")
        let code = try await workspace.arbor(
            "generate", "App", "--module-name", "App", "--dependent-module-info", "Base.arbor", "--output",
            "Code.swift")
        #expect(code.status == 1)
        #expect(
            code.errors.contains("NetPinging inherits from 'Panging', whose requirements Arbor hasn't read"))
    }

    @Test("a module with doubles needs no root, and an app above it does")
    func root() async throws {
        let library =
            Self.base + """

                @Instantiable public struct Screen: Instantiable {
                    public init(ping: any Pinging) { self.ping = ping }
                    @Received let ping: any Pinging
                }
                """
        let workspace = try Workspace(["Library/Library.swift": library])
        let own = try await workspace.arbor(
            "generate", "Library", "--module-name", "Library", "--output", "Code.swift", "--mock-output",
            "Tests.swift")
        #expect(own.status == 0, "\(own.errors)")
        let text = try String(contentsOf: workspace.scratch.url("Tests.swift"), encoding: .utf8)
        #expect(text.contains("class PingingDouble"))
        let above = try await workspace.arbor(
            "generate", "Library", "--module-name", "App", "--module", "Library=Library", "--output",
            "Code.swift")
        #expect(above.status == 1 && above.errors.contains("[no-root]"))
    }
}
