import Foundation
import Testing

/// Runs over components, with all that runs over other annotations have: jobs, a cache, summaries, and questions.
@Suite("Runs over components")
struct ComponentRunTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try FileManager.default.copyItem(
            at: Products.package.appending(path: "Examples/Coffee/Sources"), to: scratch.url("Sources"))
    }

    private func arbor(_ arguments: String...) async throws -> String {
        let run = try await Command.run(Products.arbor, arguments + ["--quiet"], in: scratch.folder)
        try #require(run.status == 0, "\(run.errors)")
        return run.output
    }

    private func edit(_ file: String, _ old: String, _ new: String) throws {
        let text = try String(contentsOf: scratch.url(file), encoding: .utf8)
        try #require(text.contains(old))
        try scratch.file(file, text.replacingOccurrences(of: old, with: new))
    }

    @Test("any number of jobs writes the same code")
    func jobs() async throws {
        let one = try await arbor("generate", "Sources", "--jobs", "1")
        #expect(one.contains("final class BladeCoffeeShop: CoffeeShop {"))
        #expect(try await arbor("generate", "Sources", "--jobs", "8") == one)
    }

    @Test("with a cache, the code after each edit is that without one")
    func cache() async throws {
        let edits = [
            ("Sources/Equipment/Modules.swift", "scope: .singleton", "scope: .unscoped"),
            ("Sources/Coffee/Staff.swift", "barista: Lazy<Barista>", "helper barista: Lazy<Barista>"),
            ("Sources/Coffee/Staff.swift", "helper barista: Lazy<Barista>", "barista: Lazy<Barista>"),
            ("Sources/Equipment/Modules.swift", "scope: .unscoped", "scope: .singleton"),
        ]
        var texts: Set<String> = []
        for (file, old, new) in [("Sources/Coffee/Main.swift", "", "")] + edits {
            if !old.isEmpty { try edit(file, old, new) }
            for _ in 1...2 {
                _ = try await arbor("generate", "Sources", "--cache", "cache", "--output", "Cached.swift")
                let cached = try String(contentsOf: scratch.url("Cached.swift"), encoding: .utf8)
                #expect(try await arbor("generate", "Sources") == cached)
                texts.insert(cached)
            }
        }
        #expect(texts.count >= 3)
    }

    @Test("a module's summary stands for its files, and its components are not implemented again")
    func summary() async throws {
        try scratch.file(
            "Sources/Equipment/Test.swift",
            "import Blade\n@Component(modules: [EquipmentModule.self]) public protocol Workshop {}\n")
        _ = try await arbor(
            "scan", "Sources/Equipment", "--module-name", "Equipment", "--output", "Equipment.summary")
        let linked = try await arbor(
            "generate", "Sources/Coffee", "--module-name", "Coffee", "--dependent-module-info",
            "Equipment.summary")
        let whole = try await arbor(
            "generate", "Sources", "--module", "Equipment=Sources/Equipment", "--module-name", "Coffee")
        #expect(linked == whole)
        #expect(linked.contains("final class BladeCoffeeShop") && !linked.contains("BladeWorkshop"))
        let own = try await arbor("generate", "Sources/Equipment", "--module-name", "Equipment")
        #expect(own.contains("public final class BladeWorkshop: Workshop {"))
    }

    @Test(
        "a module that the file of a public component imports publicly is imported so if a signature names it"
    )
    func publicImports() async throws {
        try scratch.file(
            "Tree/Core/Core.swift",
            """
            public import Blade
            public struct Settings { public init() {} }
            @Module public enum CoreModule { @Provider public static func settings() -> Settings { Settings() } }
            """)
        func imports(ofComponentWith function: String) async throws -> [Substring] {
            try scratch.file(
                "Tree/App/App.swift",
                """
                internal import Blade
                public import Core
                @Component(modules: [CoreModule.self, AppModule.self])
                public protocol App { \(function) }
                public final class Service { @Provider public init(settings: Settings) {} }
                @Module(provides: [Service.self]) enum AppModule {}
                """)
            let code = try await arbor(
                "generate", "Tree", "--module", "Core=Tree/Core", "--module", "App=Tree/App", "--module-name",
                "App")
            return code.split(separator: "\n").filter { $0.contains("import Core") }
        }
        #expect(try await imports(ofComponentWith: "func service() -> Service") == ["internal import Core"])
        #expect(try await imports(ofComponentWith: "func settings() -> Settings") == ["public import Core"])
        #expect(
            try await imports(ofComponentWith: "func all() -> [Settings]; init(all: [Settings])") == [
                "public import Core"
            ])
    }

    @Test("questions are answered as for other annotations")
    func questions() async throws {
        let type = try await arbor("explain", "GrindingCoffeeMaker", "Sources")
        #expect(type.contains("CoffeeShop.grindingMaker(): GrindingCoffeeMaker, made by each call"))
        #expect(type.contains("a new one for each call of CoffeeShop.grindingMaker(), whose caller keeps it"))
        let lazy = try await arbor("explain", "Grinder", "Sources")
        #expect(lazy.contains("made at the first call of GrindingCoffeeMaker.grinder.get(), which keeps it"))
        let drawing = try await arbor("graph", "Sources")
        #expect(drawing.contains(#""CoffeeShop" -> "GrindingCoffeeMaker" [label="grindingMaker()""#))
        let findings = try await arbor(
            "validate", "Sources", "--diagnostic-format", "json", "--warn", "advice")
        #expect(!findings.contains("\"error\""))
    }
}
