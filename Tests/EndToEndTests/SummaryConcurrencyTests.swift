import Foundation
import Testing

/// What a run that links summaries knows of the isolation of types and of `Sendable`.
@Suite("Concurrency of linked summaries")
struct SummaryConcurrencyTests {
    private static let root = """
        import Arbor
        import Util

        @Instantiable public actor Worker: Instantiable {
            public init(kit: Kit) { self.kit = kit }
            @Received let kit: Kit
        }
        @Instantiable(isRoot: true) public final class Root: Instantiable {
            public init(kit: Kit, worker: Worker) { (self.kit, self.worker) = (kit, worker) }
            @Instantiated let kit: Kit
            @Instantiated let worker: Worker
        }

        """

    /// Returns the status and the errors of a run over a root's source and the summary of another module.
    private func outcome(linking util: String, to root: String) async throws -> (Int32, String) {
        let scratch = try Scratch()
        try scratch.file("Util/Util.swift", "import Arbor\n" + util)
        try scratch.file("App/App.swift", root)
        let scan = try await Command.run(
            Products.arbor, ["scan", "Util", "--module-name", "Util", "--output", "Util.arbor", "--quiet"],
            in: scratch.folder)
        #expect(scan.status == 0, "\(scan.errors)")
        let result = try await Command.run(
            Products.arbor,
            [
                "generate", "App", "--module-name", "App", "--dependent-module-info", "Util.arbor",
                "--output", "Code.swift", "--quiet",
            ], in: scratch.folder)
        return (result.status, result.errors)
    }

    @Test(
        "the compiler infers nothing for a public struct of another module",
        arguments: [
            ("public struct Kit: Instantiable { public init() {} }", true),
            ("public struct Kit: Instantiable, Sendable { public init() {} }", false),
            ("@frozen public struct Kit: Instantiable { public init() {} }", false),
            ("public final class Kit: Instantiable { public init() {} }", true),
            ("package struct Kit: Instantiable { package init() {} }", false),
        ])
    func publicStruct(kit: String, isFaulty: Bool) async throws {
        let (status, errors) = try await outcome(linking: "@Instantiable " + kit, to: Self.root)
        #expect(errors.contains("[shared-actor-dependency]") == isFaulty, "\(errors)")
        #expect((status != 0) == isFaulty, "\(errors)")
    }

    @Test("the actor of a protocol in another type is known from the summary of its module")
    func nestedProtocol() async throws {
        let util = """
            public enum UI { @MainActor public protocol Screen {} }
            @Instantiable public final class Kit: UI.Screen, Instantiable { public init() {} }

            """
        let (status, errors) = try await outcome(linking: util, to: Self.root)
        #expect(status == 1 && errors.contains("Kit can only be made on 'MainActor'"), "\(errors)")
    }
}
