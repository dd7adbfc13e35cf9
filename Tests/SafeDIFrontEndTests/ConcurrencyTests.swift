import ArborModel
import ArborSyntax
import SafeDIFrontEnd
import Testing

@Suite("The written isolation of declarations")
struct ConcurrencyTests {
    /// The summary, which is the same with and without the prescan.
    private func summary(_ source: String) -> FileSummary {
        var reader = SourceReader(.safeDI)
        var source = source
        return source.withUTF8 { bytes in
            let lower = FrontEnd.safeDI.lower
            let whole = lower(reader.read(bytes), "File.swift").summary
            #expect(whole == lower(reader.readAnnotated(bytes), "File.swift").summary)
            return whole
        }
    }

    private func concurrency(_ head: String, _ initializer: String = "public init() {}")
        -> WrittenConcurrency?
    {
        summary("@Instantiable \(head) { \(initializer) }").providers.first?.concurrency
    }

    @Test(
        "attributes and modifiers decide the isolation",
        arguments: [
            ("public final class A: Instantiable", WrittenConcurrency.Isolation.inferred),
            ("@MainActor public final class A: Instantiable", .attribute("MainActor")),
            ("@Disk.Db @available(macOS 14, *) public struct A: Instantiable", .attribute("Disk.Db")),
            ("@Tracked @ImageActor public struct A: Instantiable", .attribute("ImageActor")),
            ("public nonisolated final class A: Instantiable", .nonisolated),
            ("nonisolated public struct A: Instantiable", .nonisolated),
            ("@Observable @objc(A) public final class A: Instantiable", .inferred),
            ("@Macro(\"x\") public final class A: Instantiable", .inferred),
        ])
    func types(head: String, isolation: WrittenConcurrency.Isolation) {
        #expect(concurrency(head)?.type == isolation)
        #expect(concurrency(head)?.written == isolation)
    }

    @Test(
        "an initializer's own isolation overrides its type's",
        arguments: [
            ("@MainActor public init() {}", WrittenConcurrency.Isolation.attribute("MainActor")),
            ("nonisolated public init() {}", .nonisolated),
            ("public nonisolated init() {}", .nonisolated),
            ("@inlinable public init() {}", .inferred),
            // The second initializer can't be called with the dependencies.
            ("@MainActor public init() {}; public nonisolated init(a: Int) {}", .attribute("MainActor")),
        ])
    func initializers(text: String, isolation: WrittenConcurrency.Isolation) {
        let found = concurrency("@Disk public final class A: Instantiable", text)
        #expect(found?.construction == isolation)
        #expect(found?.written == (isolation == .inferred ? .attribute("Disk") : isolation))
    }

    @Test("'instantiate' has its own isolation, and that of the extended type is unknown")
    func extensions() {
        let source = "@MainActor public static func instantiate() -> A { A() }"
        let found = concurrency("extension A: Instantiable", source)
        #expect(found?.construction == .attribute("MainActor"))
        #expect(found?.mayBeIsolated == true && found?.mayBeSendable == true)
    }

    @Test(
        "supertypes and macros may isolate a type or make it Sendable",
        arguments: [
            ("public final class A: Instantiable", false, false),
            ("public final class A: Swift.Hashable, nonisolated Arbor.Instantiable", false, false),
            ("public final class A: Sendable, Instantiable", false, true),
            ("public final class A: @unchecked Sendable, Instantiable", false, true),
            ("public struct A: Error, Instantiable", false, true),
            ("@Macro(x: 1) public final class A: Instantiable", true, true),
            ("@frozen public struct A: Instantiable", false, true),
            ("public actor A: Instantiable", false, true),
            ("@MainActor public final class A: Instantiable", false, true),
            ("public nonisolated final class A: Instantiable", false, false),
        ])
    func openness(head: String, mayBeIsolated: Bool, mayBeSendable: Bool) {
        #expect(concurrency(head)?.mayBeIsolated == mayBeIsolated)
        #expect(concurrency(head)?.mayBeSendable == mayBeSendable)
    }

    @Test(
        "supertypes of other files may isolate a type or make it Sendable",
        arguments: [
            ("public final class A: Service, Instantiable", ["Service"]),
            ("public final class A: Instantiable & Service, Core.Base<Int>", ["Service", "Core.Base"]),
            ("public final class A: @retroactive Service & Sendable", ["Service"]),
            ("public final class A: Swift.Hashable, Instantiable", []),
        ])
    func openSupertypes(head: String, names: [String]) {
        let provider = summary("@Instantiable \(head) { public init() {} }").providers.first
        #expect(provider?.unreadSupertypes(Dialects([.safeDI])) == names)
        #expect(provider?.concurrency.hasUnreadSupertypes == !names.isEmpty)
    }

    @Test("global actors are found anywhere in the file")
    func globalActors() {
        let text = """
            @globalActor public actor Before { public static let shared = Before(); func f() {} }
            @Instantiable public struct A: Instantiable { public init() {} }
            struct Plain { let a = 1 }
            enum Actors { @globalActor actor Nested { static let shared = Nested() } }
            @globalActor struct After { actor It {}; static let shared = It() }
            """
        #expect(summary(text).globalActors == ["Before", "Actors.Nested", "After"])
    }
}
