import Foundation
import Testing

/// Programs in a module that isolates to the main actor what states nothing. What the random programs found is here by name.
@Suite("Default isolation")
struct DefaultIsolationTests {
    private static let common = """
        import Arbor

        nonisolated public protocol Plain {}
        nonisolated public protocol Safe: Sendable {}
        nonisolated open class Service { public init() {} }

        """

    /// The status, the errors, and what the compiler says about the program with its code for tests.
    ///
    /// - Parameter isInManifest: True if the manifest has the setting, in place of the option.
    private func outcome(
        of source: String, isInManifest: Bool = false
    ) async throws -> (status: Int32, errors: String, complaints: [String]) {
        let scratch = try Scratch()
        let input = try scratch.file("Input/Program.swift", Self.common + source)
        if isInManifest {
            try scratch.file(
                "Package.swift",
                "// swift-tools-version: 6.2\nlet settings = [.defaultIsolation(MainActor.self)]\n")
        }
        let result = try await Command.run(
            Products.arbor,
            ["generate", "Input", "--output", "Code.swift", "--mock-output", "Mocks.swift", "--quiet"]
                + (isInManifest ? [] : ["--default-isolation", "MainActor"]), in: scratch.folder)
        let code = result.status == 0 ? [scratch.url("Code.swift"), scratch.url("Mocks.swift")] : []
        let complaints = try await Compiler.shared.value.complaints(
            about: [input] + code,
            mode: [
                "-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-default-isolation", "MainActor",
            ])
        return (result.status, result.errors, complaints)
    }

    @Test("a mock of a type that a Sendable protocol keeps out of it is nonisolated, with what it replaces")
    func mockOutside() async throws {
        let outcome = try await outcome(
            of: """
                @Instantiable(generateMock: true) nonisolated public final class Value: Plain, Instantiable {
                    public init() {}
                }
                @Instantiable(generateMock: true) public final class Job: Safe, @unchecked Sendable, Instantiable {
                    public init(value: Value) { self.value = value }
                    @Instantiated let value: Value
                }
                """)
        #expect(outcome == (0, "", []))
    }

    @Test("a double of a protocol without isolation has none", arguments: [false, true])
    func doubleOutside(isInManifest: Bool) async throws {
        let outcome = try await outcome(
            of: """
                @Instantiable(generateDouble: true) nonisolated protocol Parser { func parse(_ text: String) -> Int }
                @Instantiable(fulfillingAdditionalTypes: [Parser.self])
                nonisolated struct LiveParser: Parser, Instantiable {
                    init() {}
                    func parse(_ text: String) -> Int { 1 }
                }
                @Instantiable(isRoot: true, generateTest: true) nonisolated struct Job: Instantiable {
                    init(parser: any Parser, keeper: Keeper) { self.parser = parser; self.keeper = keeper }
                    @Instantiated let parser: any Parser
                    @Instantiated let keeper: Keeper
                }
                @Instantiable actor Keeper: Instantiable {
                    init(parser: any Parser) { self.parser = parser }
                    @Instantiated let parser: any Parser
                }
                @Instantiable(generateDouble: true) protocol Panel { func show() }
                """, isInManifest: isInManifest)
        #expect(outcome == (0, "", []))
    }

    @Test("an actor takes closures that make types that a Sendable protocol keeps out of it")
    func closuresOutside() async throws {
        let outcome = try await outcome(
            of: """
                @Instantiable public final class Value: Safe, @unchecked Sendable, Instantiable {
                    public init() {}
                }
                @Instantiable public actor Keeper: Instantiable {
                    public init(values: Instantiator<Value>) { self.values = values }
                    @Instantiated let values: Instantiator<Value>
                }
                @Instantiable(isRoot: true) public final class Root: Instantiable {
                    public init(keeper: Keeper) { self.keeper = keeper }
                    @Instantiated let keeper: Keeper
                }
                """)
        #expect(outcome == (0, "", []))
    }

    @Test("an actor doesn't take a class below a nonisolated one that its provider keeps")
    func classesOutside() async throws {
        let outcome = try await outcome(
            of: """
                @Instantiable public final class Value: Service, Instantiable {
                    public override init() {}
                    var count = 0
                }
                @Instantiable public actor Keeper: Instantiable {
                    public init(value: Value) { self.value = value }
                    @Received let value: Value
                }
                @Instantiable(isRoot: true) public final class Root: Instantiable {
                    public init(value: Value, keeper: Keeper) { self.value = value; self.keeper = keeper }
                    @Instantiated let value: Value
                    @Instantiated let keeper: Keeper
                }
                """)
        #expect(outcome.status == 1 && outcome.errors.contains("[shared-actor-dependency]"))
    }

    @Test("in a mock, an actor doesn't take what a type on the main actor keeps")
    func sharedOnMainActor() async throws {
        let outcome = try await outcome(
            of: """
                @Instantiable public final class Value: Plain, Instantiable { public init() {} }
                @Instantiable public final class Screen: Instantiable {
                    public init(value: any Plain) { self.value = value }
                    @Received let value: any Plain
                }
                @Instantiable(generateMock: true) public actor Keeper: Instantiable {
                    public init(screen: Screen, value: any Plain) { self.screen = screen; self.value = value }
                    @Instantiated let screen: Screen
                    @Instantiated(fulfilledByType: "Value") let value: any Plain
                }
                """)
        #expect(outcome.status == 1 && outcome.errors.contains("[shared-actor-dependency]"))
    }

    @Test(
        "a module's functions are isolated by default",
        arguments: [
            ("protocol App { func number() -> Int }", 0),
            ("nonisolated protocol App { func number() -> Int }", 1),
            ("protocol App { func page() -> Page }", 1),
            ("nonisolated protocol App { func text() -> String }", 0),
        ])
    func functionsOfModules(component: String, status: Int32) async throws {
        let program = """
            import Blade

            @Component(modules: [Parts.self]) \(component)
            @Module(provides: [Page.self]) enum Parts {
                @Provider static func number() -> Int { 1 }
                @Provider nonisolated static func text() -> String { "" }
            }
            final class Page { @Provider init(number: SendableLazy<Int>) {} }

            """
        let scratch = try Scratch()
        try scratch.file("Input/Program.swift", program)
        let result = try await Command.run(
            Products.arbor,
            ["generate", "Input", "--output", "Code.swift", "--default-isolation", "MainActor"],
            in: scratch.folder)
        #expect(result.status == status, "\(result.errors)")
    }

    @Test(
        "the functions of extensions are isolated by default, except those of an own type with a Sendable protocol",
        arguments: [
            ("public", "extension JSONDecoder: @retroactive Instantiable", 1),
            ("nonisolated public", "extension JSONDecoder: @retroactive Instantiable", 0),
            ("public", "extension Plainly: Instantiable", 0),
        ])
    func functionsOfExtensions(access: String, head: String, status: Int32) async throws {
        let type = head.contains("JSON") ? "JSONDecoder" : "Plainly"
        let outcome = try await outcome(
            of: """
                import Foundation

                nonisolated public struct Plainly: Safe { init() {} }
                @Instantiable \(head) {
                    \(access) static func instantiate() -> \(type) { \(type)() }
                }
                @Instantiable nonisolated public struct Job: Instantiable {
                    public init(part: \(type)) { self.part = part }
                    @Instantiated let part: \(type)
                }
                @Instantiable(isRoot: true) public final class Root: Instantiable {
                    public init(jobs: SendableInstantiator<Job>) { self.jobs = jobs }
                    @Instantiated let jobs: SendableInstantiator<Job>
                }
                """)
        #expect(outcome.status == status, "\(outcome.errors)")
        #expect(outcome.complaints == [])
        if outcome.status == 1 {
            #expect(outcome.errors.contains("declare 'instantiate' of \(type) 'nonisolated'"))
        }
    }

    @Test("doubles keep the isolation of each requirement")
    func doubles() async throws {
        let outcome = try await outcome(
            of: """
                @Instantiable(generateDouble: true) public protocol Clock: AnyObject {
                    var now: Int { get set }
                    nonisolated var name: String { get }
                    nonisolated func reset()
                    static func make() -> Int
                }
                @Instantiable(generateDouble: true) nonisolated public protocol Loading: Sendable {
                    var limit: Int { get }
                }
                @Instantiable(generateDouble: true) public protocol Caching: Loading { func clear() }
                @globalActor public actor Disk { public static let shared = Disk() }
                @Instantiable(generateDouble: true) @Disk public protocol Table { func read() -> Int }
                @Instantiable(generateDouble: true) public protocol Wide: Table { func write() }
                @Instantiable(generateDouble: true) public protocol Worker: Actor { func run() -> Int }
                """)
        #expect(outcome == (0, "", []))
    }

    @Test(
        "the class that holds what a test replaces is nonisolated, by the option and by the manifest",
        arguments: [false, true])
    func boxes(isInManifest: Bool) async throws {
        let outcome = try await outcome(
            of: """
                @Instantiable nonisolated public final class Leaf: Sendable, Instantiable { public init() {} }
                @Instantiable nonisolated public final class Part: Sendable, Instantiable {
                    public init(leaf: Leaf) { self.leaf = leaf }
                    @Instantiated let leaf: Leaf
                }
                @Instantiable nonisolated public final class Sync: Sendable, Instantiable {
                    public init(part: Part) { self.part = part }
                    @Instantiated let part: Part
                }
                @Instantiable(isRoot: true, generateMock: true) public final class Root: Instantiable {
                    public init(syncs: SendableInstantiator<Sync>) { self.syncs = syncs }
                    @Instantiated let syncs: SendableInstantiator<Sync>
                }
                """, isInManifest: isInManifest)
        #expect(outcome == (0, "", []))
    }

    @Test("an actor takes what is made outside of it, wherever the setting stands", arguments: [true, false])
    func actorsOfTheProject(isInManifest: Bool) async throws {
        let outcome = try await outcome(
            of: """
                @Instantiable(isRoot: true) final class App: Instantiable {
                    @Instantiated let loader: Loader
                    init(loader: Loader) { self.loader = loader }
                }
                @Instantiable actor Loader: Instantiable {
                    @Instantiated let parser: Parser
                    init(parser: Parser) { self.parser = parser }
                }
                @Instantiable nonisolated final class Parser: Instantiable {
                    @Instantiated let table: Table
                    init(table: Table) { self.table = table }
                }
                @Instantiable nonisolated final class Table: Instantiable { init() {} }
                """, isInManifest: isInManifest)
        #expect(outcome == (0, "", []))
    }

    @Test("a run with a cache sees that the project has got the setting")
    func settingAfterTheCache() async throws {
        let scratch = try Scratch()
        try scratch.file(
            "Sources/App.swift",
            """
            import Arbor
            @Instantiable(isRoot: true) final class App: Instantiable {
                @Instantiated let loader: Loader
                init(loader: Loader) { self.loader = loader }
            }
            @Instantiable actor Loader: Instantiable {
                @Instantiated let parser: Parser
                init(parser: Parser) { self.parser = parser }
            }
            @Instantiable nonisolated final class Parser: Instantiable {
                @Instantiated let table: Table
                init(table: Table) { self.table = table }
            }
            @Instantiable nonisolated final class Table: Instantiable { init() {} }
            """)
        func code(with manifest: String?) async throws -> String {
            if let manifest { try scratch.file("Package.swift", manifest) }
            let result = try await Command.run(
                Products.arbor,
                ["generate", "Sources", "--output", "Code.swift", "--cache", "cache", "--quiet"],
                in: scratch.folder)
            #expect(result.status == 0, "\(result.errors)")
            return try String(contentsOf: scratch.url("Code.swift"), encoding: .utf8)
        }
        let plain = "// swift-tools-version: 6.2\nlet settings = []\n"
        let isolated = "// swift-tools-version: 6.2\nlet settings = [.defaultIsolation(MainActor.self)]\n"
        for (manifest, isNonisolated) in [(nil, false), (isolated, true), (plain, false), (isolated, true)] {
            #expect(try await code(with: manifest).contains("nonisolated func") == isNonisolated)
        }
    }

    @Test("the code for an actor of another module is the same from its summary")
    func linkedActor() async throws {
        let scratch = try Scratch()
        try scratch.file(
            "Core/Core.swift",
            """
            import Arbor
            @Instantiable public actor Loader: Instantiable {
                @Instantiated let parser: Parser
                public init(parser: Parser) { self.parser = parser }
            }
            @Instantiable public final class Parser: Instantiable {
                @Instantiated let table: Table
                public init(table: Table) { self.table = table }
            }
            @Instantiable public final class Table: Instantiable { public init() {} }
            """)
        try scratch.file(
            "App/App.swift",
            """
            import Arbor
            import Core
            @Instantiable(isRoot: true) final class App: Instantiable {
                @Instantiated let loader: Loader
                init(loader: Loader) { self.loader = loader }
            }
            """)
        func run(_ arguments: String...) async throws {
            let result = try await Command.run(Products.arbor, arguments + ["--quiet"], in: scratch.folder)
            #expect(result.status == 0, "\(result.errors)")
        }
        try await run("scan", "Core", "--module-name", "Core", "--output", "Core.arbor")
        try await run(
            "generate", "App", "--module-name", "App", "--dependent-module-info", "Core.arbor", "--output",
            "Linked.swift", "--default-isolation", "MainActor")
        try await run(
            "generate", "App", "Core", "--module", "Core=Core", "--module-name", "App", "--output",
            "Whole.swift", "--default-isolation", "MainActor")
        let code = try ["Linked.swift", "Whole.swift"].map {
            try String(contentsOf: scratch.url($0), encoding: .utf8)
        }
        #expect(code[0] == code[1])
        #expect(code[0].contains("nonisolated func makeParser()"))
    }

    @Test("the option isn't about another module's protocols")
    func doublesOfModules() async throws {
        let scratch = try Scratch()
        try scratch.file(
            "Kit/Clock.swift",
            """
            import Arbor
            @Instantiable(generateDouble: true) public protocol Clock: Sendable { var hour: Int { get } }
            @Instantiable(fulfillingAdditionalTypes: [Clock.self]) public struct SystemClock: Clock, Instantiable {
                public init() {}
                public var hour: Int { 7 }
            }
            """)
        try scratch.file(
            "App/App.swift",
            """
            import Arbor
            import Kit
            @Instantiable(isRoot: true, generateTest: true) public final class App: Instantiable {
                public init(clock: any Clock) { self.clock = clock }
                @Instantiated let clock: any Clock
            }
            """)
        let result = try await Command.run(
            Products.arbor,
            [
                "generate", "Kit", "App", "--module", "Kit=Kit", "--module-name", "App", "--output",
                "Code.swift",
                "--mock-output", "Mocks.swift", "--quiet", "--default-isolation", "MainActor",
            ], in: scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        let mocks = try String(contentsOf: scratch.url("Mocks.swift"), encoding: .utf8)
        #expect(mocks.contains("_hour: (@Sendable () -> Int)?"))
    }
}
