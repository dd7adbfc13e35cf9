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

    @Test("another module's mocks don't make a library of an app without a root")
    func rootless() async throws {
        let workspace = try Workspace([
            "Library/Library.swift": Self.library,
            "App/App.swift": """
            import Library
            import SafeDI
            @Instantiable public final class App: Instantiable {
                public init(net: Net, name: String) {}
                @Received let net: Net
                @Forwarded let name: String
            }
            """,
        ])
        let scan = try await workspace.arbor("scan", "Library", "--module-name", "Library", "-o", "L.arbor")
        #expect(scan.status == 0, "\(scan.errors)")
        let result = try await workspace.arbor(
            "generate", "App", "--module-name", "App", "--dependent-module-info", "L.arbor", "-o", "W.swift")
        #expect(result.status == 1)
        #expect(result.errors.contains("no type is a root, so nothing is wired [no-root]"))
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

    @Test("a named file is found by another spelling of its path, and a misspelt one is an error")
    func scopedPaths() async throws {
        let workspace = try Workspace([
            "S/A.swift":
                "import SafeDI\n@Instantiable(generateMock: true)\nstruct A: Instantiable { init() {} }\n"
        ])
        let other = try await workspace.arbor(
            "generate", "S", "--mock-output", "M.swift", "--mock-scoped-files", "./S/A.swift")
        #expect(other.status == 0, "\(other.errors)")
        let mocks = try text("M.swift", in: workspace)
        #expect(mocks.contains("extension A"))
        let misspelt = try await workspace.arbor(
            "generate", "S", "--mock-output", "M.swift", "--mock-scoped-files", "S/B.swift")
        #expect(misspelt.status == 66)
        #expect(misspelt.errors.contains("'S/B.swift', whose types are to get mocks, is none of the sources"))
        #expect(try text("M.swift", in: workspace) == mocks)
    }

    /// It had only the tree for tests.
    @Test("another module's type that asks for a mock and for a tree has both here")
    func bothOfModules() async throws {
        let workspace = try Workspace([
            "Library/Library.swift": Self.library.replacing(
                "(generateMock: true)", with: "(generateMock: true, generateTest: true)"),
            "App/App.swift": Self.app,
        ])
        let words = [
            "generate", "App", "Library", "--module", "Library=Library", "--module-name", "App", "-o",
            "W.swift",
            "--mock-output", "M.swift",
        ]
        let result = try await Command.run(Products.arbor, words, in: workspace.scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try text("M.swift", in: workspace).matches(of: /-> Library {/).count == 2)
    }

    private static let model = """
        import Arbor

        @Instantiable(generateDouble: true)
        public protocol Clock: Sendable { var hour: Int { get } }

        @Instantiable(generateTest: true)
        public struct Page: Instantiable {
            public init(clock: Clock) { self.clock = clock }
            @Received let clock: Clock
        }
        """
    private static func appWithClock(naming names: String) -> String {
        """
        import Arbor
        import Model

        #SafeDIConfiguration(additionalMocksToGenerate: [\(names)])

        @Instantiable(fulfillingAdditionalTypes: [Clock.self])
        public struct SystemClock: Clock, Instantiable {
            public init() {}
            public let hour = 7
        }

        @Instantiable(isRoot: true, generateTest: true)
        public struct App: Instantiable {
            public init(clock: Clock, page: Page) {
                self.clock = clock
                self.page = page
            }
            @Instantiated let clock: Clock
            @Instantiated let page: Page
        }
        """
    }

    @Test("another module's protocol has a private double here, and one for tests if it is named")
    func doublesOfModules() async throws {
        let workspace = try Workspace(["Model/Model.swift": Self.model, "App/App.swift": ""])
        let words = [
            "generate", "App", "Model", "--module", "Model=Model", "--module-name", "App", "-o", "W.swift",
            "--mock-output", "M.swift", "--cache", "cache",
        ]
        for (names, declaration) in [
            ("", "\nprivate final class ClockDouble: Clock"),
            ("\"Clock\"", "\nfinal class ClockDouble: Clock"),
        ] {
            try workspace.scratch.file("App/App.swift", Self.appWithClock(naming: names))
            let result = try await Command.run(Products.arbor, words, in: workspace.scratch.folder)
            #expect(result.status == 0, "\(result.errors)")
            let code = try text("M.swift", in: workspace)
            #expect(
                code.contains(declaration) && code.contains("extension App")
                    && !code.contains("extension Page"))
            #expect(code.contains("\nimport Model\n"))
        }
        // A requirement that changes is in the next run's code, although the cache knows all files.
        try workspace.scratch.file(
            "Model/Model.swift",
            Self.model.replacing("var hour: Int { get }", with: "var minute: Int { get }"))
        let result = try await Command.run(Products.arbor, words, in: workspace.scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try text("M.swift", in: workspace).contains("var minute: Int"))
    }

    @Test("a double names the types of its protocol's file, whatever other files import or declare")
    func namesInDoubles() async throws {
        let workspace = try Workspace([
            "Core/Item.swift": "public struct Item: Sendable { public enum Kind: Sendable { case a } }\n",
            "Other/Item.swift":
                "import SafeDI\npublic struct Item: Sendable {}\n@Instantiable public struct Db: Instantiable { "
                + "public init() {} }\n",
            "Library/Network.swift": """
            import SafeDI
            public struct Payload {}
            public struct Box<T> {}
            @Instantiable(generateDouble: true) public protocol Network {
                func send<Element: Sendable>(_ payload: Payload, _ other: Element) -> [Library.Box<Payload>]
            }
            """,
            "App/Store.swift": """
            import Core
            import SafeDI
            @Instantiable(generateDouble: true) protocol Store {
                func items<Payload>(of kind: Item.Kind, _ payload: Payload) -> [String: Item]
            }
            """,
            "App/App.swift": """
            import Library
            import Other
            import SafeDI
            #SafeDIConfiguration(additionalMocksToGenerate: ["Network"])
            struct Payload {}
            struct Element {}
            @Instantiable(isRoot: true, generateMock: true) final class App: Instantiable {
                init(db: Db) { self.db = db }
                @Instantiated let db: Db
            }
            """,
        ])
        let modules = ["Core", "Other", "Library", "App"]
        let result = try await Command.run(
            Products.arbor,
            ["generate"] + modules + modules.flatMap { ["--module", "\($0)=\($0)"] }
                + ["--module-name", "App", "-o", "W.swift", "--mock-output", "M.swift"],
            in: workspace.scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        let mocks = try text("M.swift", in: workspace)
        #expect(
            mocks.contains("func items<Payload>(of _0: Core.Item.Kind, _ _1: Payload) -> [String: Core.Item]")
        )
        #expect(
            mocks.contains(
                "func send<Element: Sendable>(_ _0: Library.Payload, _ _1: Element) -> [Library.Box<Library.Payload>]"
            ))
    }

    @Test("a named type of another module gets the tree that it asks for, and no mock")
    func treesOfModules() async throws {
        let workspace = try Workspace([
            "Model/Model.swift": Self.model, "App/App.swift": Self.appWithClock(naming: "\"Page\""),
        ])
        let result = try await workspace.arbor(
            "generate", "App", "Model", "--module", "Model=Model", "--module-name", "App", "--mock-output",
            "M.swift")
        #expect(result.status == 0, "\(result.errors)")
        let code = try text("M.swift", in: workspace)
        #expect(
            code.contains("extension Page") && code.contains("static func test(") && !code.contains("mock("))
    }

    @Test("a summary has no doubles, so a strict test fails where the part is made")
    func doublesOfSummaries() async throws {
        let workspace = try Workspace([
            "Model/Model.swift": Self.model, "App/App.swift": Self.appWithClock(naming: ""),
        ])
        let scan = try await workspace.arbor("scan", "Model", "--module-name", "Model", "-o", "M.arbor")
        #expect(scan.status == 0, "\(scan.errors)")
        let result = try await workspace.arbor(
            "generate", "App", "--module-name", "App", "--dependent-module-info", "M.arbor", "--mock-output",
            "M.swift")
        #expect(result.status == 0, "\(result.errors)")
        let code = try text("M.swift", in: workspace)
        #expect(code.contains("unset.real(\"App.clock in App.swift\", real.clock, SystemClock())"))
    }

    @Test("a run that could write mocks says so")
    func note() async throws {
        let workspace = try workspace()
        let result = try await workspace.arbor("generate", "Library", "-o", "W.swift")
        #expect(
            result.errors.contains("1 declaration asks for code for tests: '--mock-output <file>' writes it"))
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

    private static let isolatedByDefault = """
        import Arbor

        @Instantiable(isRoot: true, generateMock: true)
        final class App: Instantiable {
            init(jobs: SendableInstantiator<Job>, screen: Screen) {
                self.jobs = jobs
                self.screen = screen
            }
            @Instantiated let jobs: SendableInstantiator<Job>
            @Instantiated let screen: Screen
        }

        @Instantiable(generateMock: true)
        nonisolated struct Job: Instantiable {
            init(step: Step) { self.step = step }
            @Instantiated let step: Step
        }

        @Instantiable
        nonisolated final class Step: Instantiable {
            init(count: Int = 3) { self.count = count }
            let count: Int
        }

        @Instantiable
        final class Screen: Instantiable {
            static var usual: Int { 4 }
            init(width: Int = Screen.usual) { self.width = width }
            let width: Int
        }

        nonisolated func run() { print(Job.mock().step.count) }
        run()
        print(App.mock().jobs.instantiate().step.count, App.mock(safeDIOverrides: .init(screen: .init(width: 5))).screen.width)
        """

    @Test("with a default isolation, code outside of it makes the types that are outside of it")
    func defaultIsolation() async throws {
        let workspace = try Workspace(["S/main.swift": Self.isolatedByDefault])
        #expect(try await workspace.outputWithMocks(isolation: "MainActor") == "3\n3 5\n")
    }
}
