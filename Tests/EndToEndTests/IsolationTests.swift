import Foundation
import Testing

/// Projects and options supplement the isolation that the sources show.
@Suite("Isolation by projects and options")
struct IsolationTests {
    private static let isolated = """
        import Arbor
        @MainActor @Instantiable public final class Model: Instantiable { public init() {} }
        @Instantiable(isRoot: true) public final class App: Instantiable {
            public init(model: Model) { self.model = model }
            @Instantiated let model: Model
        }
        """

    private static let captured = """
        import Arbor
        @Instantiable public final class Log: Instantiable { public init() {} }
        @Instantiable public final class Job: Instantiable {
            public init(log: Log) { self.log = log }
            @Received let log: Log
        }
        @Instantiable(isRoot: true) public final class App: Instantiable {
            public init(log: Log, jobs: SendableInstantiator<Job>) { self.log = log; self.jobs = jobs }
            @Instantiated let log: Log
            @Instantiated let jobs: SendableInstantiator<Job>
        }
        """

    /// A manifest with the targets `App` and `UI`, of which one isolates to the main actor by default.
    private static func manifest(isolating name: String) -> String {
        let targets = ["App", "UI"].map {
            ".target(name: \"\($0)\", swiftSettings: [\($0 == name ? ".defaultIsolation(MainActor.self)" : "")])"
        }
        return "6.2\nlet package = Package(name: \"P\", targets: [\(targets.joined(separator: ", "))])"
    }

    private func run(
        _ source: String, manifest: String?, others: String? = nil, _ options: String...
    ) async throws -> Command.Result {
        let scratch = try Scratch()
        try scratch.file("Sources/App/App.swift", source)
        if let others { try scratch.file("Sources/App/Others.swift", others) }
        if let manifest { try scratch.file("Package.swift", "// swift-tools-version: \(manifest)\n") }
        return try await Command.run(
            Products.arbor, ["generate", "Sources", "--output", "G.swift", "--quiet"] + options,
            in: scratch.folder)
    }

    @Test(
        "a root without isolation is nonisolated, unless its module may have a default isolation",
        arguments: [
            (nil, [], 1), ("6.2", [], 1), ("6.2\n.defaultIsolation(MainActor.self)", [], 0),
            (nil, ["--default-isolation", "MainActor"], 0), (nil, ["--default-isolation", "nonisolated"], 1),
            ("6.2\n.defaultIsolation(MainActor.self)", ["--default-isolation", "nonisolated"], 1),
            (Self.manifest(isolating: "UI"), [], 1), (Self.manifest(isolating: "App"), [], 0),
            (nil, ["--ignore", "isolation-mismatch"], 0),
        ] as [(String?, [String], Int32)])
    func defaultIsolation(manifest: String?, options: [String], status: Int32) async throws {
        let scratch = try Scratch()
        try scratch.file("Sources/App/App.swift", Self.isolated)
        if let manifest { try scratch.file("Package.swift", "// swift-tools-version: \(manifest)\n") }
        let result = try await Command.run(
            Products.arbor, ["generate", "Sources", "--output", "G.swift", "--quiet"] + options,
            in: scratch.folder)
        #expect(result.status == status)
        #expect(result.errors.contains("[isolation-mismatch]") == (status == 1))
        #expect(scratch.holds("G.swift") == (status == 0))
    }

    @Test(
        "a known default isolation isolates types without isolation of their own",
        arguments: [
            ("@Instantiable final class Page: Instantiable { init() {} }", 2),
            ("@Instantiable struct Page: Instantiable, Hashable { init() {} }", 2),
            ("@Instantiable nonisolated final class Page: Instantiable { init() {} }", 0),
            ("@Instantiable final class Page: Instantiable { nonisolated init() {} }", 0),
            ("@Instantiable final class Page: nonisolated Instantiable { init() {} }", 2),
            ("@Instantiable final class Page: Instantiable, Unknown { init() {} }", 0),
            ("@Instantiable actor Page: Instantiable { init() {} }", 0),
            // Sendable keeps the default isolation, and a nonisolated protocol that inherits from it takes it away.
            ("@Instantiable final class Page: Instantiable, @unchecked Sendable { init() {} }", 2),
            ("@Instantiable struct Page: Swift.Sendable, Instantiable { init() {} }", 2),
            ("@Instantiable struct Page: Error, Instantiable { init() {} }", 0),
        ])
    func isolatedProducts(page: String, count: Int) async throws {
        let source = """
            \(page)
            @Instantiable(isRoot: true) nonisolated final class App: Instantiable {
                init(page: Page) {}
                @Instantiated let page: Page
            }
            @Instantiable(isRoot: true) final class Other: Instantiable {
                init(page: Page, pages: SendableInstantiator<Page>) {}
                @Instantiated let page: Page
                @Instantiated let pages: SendableInstantiator<Page>
            }
            """
        let known = try await run(source, manifest: nil, "--default-isolation", "MainActor")
        let found = ["[isolation-mismatch]", "[isolated-sendable-product]"].filter(known.errors.contains)
        #expect(found.count == count)
        #expect(try await run(source, manifest: nil).status == 0)
    }

    @Test(
        "a known default isolation isolates types whose protocols let it",
        arguments: [
            ("protocol Titled {}", 2), ("nonisolated protocol Titled {}", 2),
            ("nonisolated protocol Titled: Named {}\nnonisolated protocol Named {}", 2),
            ("nonisolated protocol Titled: Named {}\nnonisolated protocol Named: Sendable {}", 0),
            ("nonisolated protocol Titled: Unknown {}", 0),
            ("protocol Titled: Sendable {}", 2), ("protocol Titled: Error {}", 2),
            ("protocol Titled: Named {}\nnonisolated protocol Named: Sendable {}", 2),
        ])
    func conformingProducts(declarations: String, count: Int) async throws {
        let source = """
            @Instantiable final class Page: Instantiable, Titled { init() {} }
            @Instantiable(isRoot: true) nonisolated final class App: Instantiable {
                init(page: Page) {}
                @Instantiated let page: Page
            }
            @Instantiable(isRoot: true) final class Other: Instantiable {
                init(pages: SendableInstantiator<Page>) {}
                @Instantiated let pages: SendableInstantiator<Page>
            }
            """
        let found = try await run(
            source, manifest: nil, others: declarations, "--default-isolation", "MainActor")
        let ids = ["[isolation-mismatch]", "[isolated-sendable-product]"].filter(found.errors.contains)
        #expect(ids.count == count)
        #expect(found.status == (count == 0 ? 0 : 1))
    }

    @Test("a type outside of the default isolation hides none that is inside of it")
    func mixedProducts() async throws {
        let source = """
            @Instantiable final class First: Service, Instantiable { init(number: Int = 0) {} }
            @Instantiable final class Second: Titled, Instantiable { init(number: Int = 0) {} }
            @Instantiable(isRoot: true) nonisolated final class App: Instantiable {
                init(first: First, second: Second) {}
                @Instantiated let first: First
                @Instantiated let second: Second
            }
            """
        let declarations = "nonisolated class Service {}\nnonisolated protocol Titled {}"
        let found = try await run(
            source, manifest: nil, others: declarations, "--default-isolation", "MainActor")
        #expect(found.errors.contains("error: Second can only be made on 'MainActor'"))
        #expect(!found.errors.contains("First can only be made"))
    }

    @Test("a value nobody provides isn't captured")
    func absentCaptures() async throws {
        let source = """
            import Arbor
            @Instantiable public final class Log: Instantiable { public init() {} }
            @Instantiable public final class Job: Instantiable {
                public init(log: Log?) { self.log = log }
                @Received(onlyIfAvailable: true) let log: Log?
            }
            @Instantiable public final class Page: Instantiable {
                public init(jobs: SendableInstantiator<Job>) { self.jobs = jobs }
                @Instantiated let jobs: SendableInstantiator<Job>
            }
            @Instantiable(isRoot: true) public final class App: Instantiable {
                public init(page: Page) { self.page = page }
                @Instantiated let page: Page
            }
            """
        let found = try await run(source, manifest: nil)
        #expect(found.status == 0 && found.errors == "")
        let scratch = try Scratch()
        let generated = try await scratch.generate(
            from: try scratch.file("Input/App.swift", source).deletingLastPathComponent())
        let complaints = try await Compiler.shared.value.complaints(
            about: [scratch.url("Input/App.swift"), generated],
            mode: ["-swift-version", "6", "-parse-as-library"])
        #expect(complaints == [])
    }

    @Test("the option's value is checked")
    func value() async throws {
        let result = try await run(Self.isolated, manifest: nil, "--default-isolation", "main")
        #expect(result.status != 0)
        #expect(result.errors.contains("give 'MainActor' or 'nonisolated'"))
    }

    @Test("sending a value that isn't Sendable is an error, and a warning in Swift 5 mode")
    func languageModes() async throws {
        let unknown = try await run(Self.captured, manifest: nil)
        #expect(unknown.status == 1 && unknown.errors.contains("error: 'jobs: SendableInstantiator<Job>'"))
        let new = try await run(Self.captured, manifest: "6.0")
        #expect(new.status == 1)
        let old = try await run(Self.captured, manifest: "5.9")
        #expect(old.status == 0 && old.errors.contains("warning: 'jobs: SendableInstantiator<Job>'"))
        let asked = try await run(Self.captured, manifest: "5.9", "--error", "non-sendable-capture")
        #expect(asked.status == 1)
        let ignored = try await run(Self.captured, manifest: "6.0", "--ignore", "non-sendable-capture")
        #expect(ignored.status == 0 && ignored.errors == "")
    }

    @Test("an extension in a file without annotations makes a type Sendable")
    func extensions() async throws {
        let found = try await run(
            Self.captured, manifest: "6.0", others: "extension Log: @unchecked Sendable {}\n")
        #expect(found.status == 0 && found.errors == "")
        let other = try await run(
            Self.captured, manifest: "6.0", others: "extension Job: @unchecked Sendable {}\n")
        #expect(other.status == 1)
    }
}
