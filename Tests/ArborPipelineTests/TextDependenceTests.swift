import ArborModel
import ArborTestSupport
import Foundation
import Testing

@testable import ArborPipeline

/// An edit is compared with the text that decided something in the last run, and with no other text.
@Suite("Results that depend on text")
struct TextDependenceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func configuration(cache: String?) -> Configuration {
        var configuration = Configuration(
            inputs: SourceInputs(paths: [folder.path + "/src"]), output: folder.path + "/out.swift", jobs: 2)
        configuration.cache = cache.map { folder.path + "/" + $0 }
        return configuration
    }

    /// Whether the next run uses the last result.
    private func isRemembered() async -> Bool {
        await CacheSession(configuration(cache: "cache"), mode: .generate)?.remembered() != nil
    }

    private func run(cache: String? = "cache") async -> [String] {
        usleep(30_000)
        let outcome = await Pipeline(configuration(cache: cache)).generate()
        return outcome.diagnostics.map { "\($0.id) \($0.message)" }
    }

    private static func root(in scope: String, of superclass: String) -> String {
        """
        extension \(scope) {
            @Instantiable(isRoot: true) final class Root: \(superclass), Instantiable {
                init(child: Child) { self.child = child }
                @Instantiated let child: Child
            }
        }
        @MainActor @Instantiable final class Child: Instantiable { init() {} }
        """
    }

    @Test("a body in a namespace is edited while classes inherit from types in namespaces")
    func namespace() async throws {
        try folder.write(Self.root(in: "UI", of: "Screen"), to: "src/Root.swift")
        try folder.write("enum UI {}", to: "src/UI.swift")
        try folder.write("extension UI { @MainActor class Screen {} }", to: "src/Screen.swift")
        for number in 1...3 {
            try folder.write(
                "extension UI { static func number() -> Int { \(number) } }", to: "src/Number.swift")
            if number > 1 { #expect(await isRemembered()) }
            for _ in 0..<3 { #expect(await run() == []) }
        }
        try folder.write("extension UI { class Screen {} }", to: "src/Screen.swift")
        #expect(await !isRemembered())
        #expect(await run().count == 1)
    }

    @Test("a file begins to declare the supertype's name in the namespace")
    func declared() async throws {
        try folder.write(Self.root(in: "UI", of: "Screen"), to: "src/Root.swift")
        try folder.write("enum UI {}\n@MainActor class Screen {}", to: "src/UI.swift")
        try folder.write("extension UI { static let number = 1 }", to: "src/Number.swift")
        for _ in 0..<3 { #expect(await run() == []) }
        try folder.write("extension UI { static let number = 2; class Screen {} }", to: "src/Number.swift")
        #expect(await !isRemembered())
        #expect(await run().count == 1)
    }

    @Test("the attribute of a supertype at the top level decides, and no other file")
    func topLevel() async throws {
        try folder.write("enum UI {}\n" + Self.root(in: "UI", of: "Base"), to: "src/Root.swift")
        try folder.write("@MainActor protocol Base {}", to: "src/Base.swift")
        try folder.write("func body() -> Int { 1 }", to: "src/Body.swift")
        for _ in 0..<3 { #expect(await run() == []) }
        try folder.write("func body() -> Int { 2 }", to: "src/Body.swift")
        #expect(await isRemembered())
        for _ in 0..<3 { #expect(await run() == []) }
        try folder.write("protocol Base {}", to: "src/Base.swift")
        #expect(await !isRemembered())
        #expect(await run().count == 1)
    }

    @Test(
        "random edits of supertypes in many scopes have the result of a run without a cache", arguments: 0..<8
    )
    func random(seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        let names = ["Screen", "Base", "Part"]
        func any(_ texts: [String]) -> String { texts[Int.random(in: 0..<texts.count, using: &random)] }
        func declaration() -> String {
            let type = any(names)
            let clause = any(["", "", ": " + any(names.filter { $0 != type })])
            return any(["@MainActor ", "", ""]) + any(["protocol ", "class "]) + type + clause + " {}"
        }
        func file() -> String {
            let body = any([declaration(), "static let number = \(Int.random(in: 0..<99, using: &random))"])
            return any([
                "extension UI { \(body) }", "extension Other { \(body) }", declaration(), "extension UI {}",
            ])
        }
        try folder.write("enum UI {}\nenum Other {}", to: "src/Scopes.swift")
        try folder.write(Self.root(in: any(["UI", "Other"]), of: any(names)), to: "src/Root.swift")
        for number in 0..<3 { try folder.write(file(), to: "src/File\(number).swift") }
        for edit in 0..<24 {
            try folder.write(file(), to: "src/File\(edit % 3).swift")
            let cached = await run()
            let code = try? folder.read("out.swift")
            #expect(await run(cache: nil) == cached)
            #expect((try? folder.read("out.swift")) == code)
        }
    }
}
