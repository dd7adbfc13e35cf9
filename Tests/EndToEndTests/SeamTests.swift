import ArborModel
import ArborPipeline
import ArborScanner
import Foundation
import Testing

/// A front end of the tests, from bytes to a running program, through the unchanged stages.
@Suite("A second front end")
struct SeamTests {
    private static let annotations = """
        @attached(peer)
        macro KitPart(as: Any.Type = Never.self, named: String = "") =
            #externalMacro(module: "ArborMacros", type: "InstantiableMacro")
        @attached(peer)
        macro KitRoot(_ parts: Any.Type...) =
            #externalMacro(module: "ArborMacros", type: "InstantiableMacro")
        """

    private static let parts = """
        protocol Store: AnyObject { var name: String { get } }

        @KitPart final class Clock {}

        @KitPart(as: (any Store).self, named: "disk")
        final class DiskStore: Store {
            let clock: Clock
            init(_ clock: Clock) { self.clock = clock }
            var name: String { "disk" }
        }

        @KitPart(as: (any Store).self, named: "memory")
        final class MemoryStore: Store {
            var name: String { "memory" }
        }

        @KitPart
        final class Library {
            let (first, second): (any Store, any Store)
            let time: Clock
            init(memory first: any Store, disk second: any Store, _ time: Clock) {
                (self.first, self.second, self.time) = (first, second, time)
            }
        }
        """

    private static let root = """
        @KitRoot(Library.self, MemoryStore.self, DiskStore.self, Clock.self)
        struct App {
            let library: Library
            let store: any Store
            init(library: Library, diskStore: any Store) {
                self.library = library
                store = diskStore
            }
        }
        """

    private static let main = """
        let app = App()
        print(app.library.first.name, app.library.second.name)
        print(app.store === app.library.second, (app.store as! DiskStore).clock === app.library.time)
        """

    @Test("its annotations, keys and link step yield a program that runs")
    func runs() async throws {
        let scratch = try Scratch()
        let sources = try [
            scratch.file("Sources/Parts.swift", Self.parts), scratch.file("Sources/App.swift", Self.root),
        ]
        let output = scratch.url("Generated.swift")
        let outcome = await pipeline(in: scratch, output: output.path).generate()
        #expect(outcome.diagnostics.map(\.message) == [])
        let program = scratch.url("program")
        let others = try [
            scratch.file("Annotations.swift", Self.annotations), scratch.file("main.swift", Self.main),
        ]
        try await Compiler.shared.value.compile(sources + others + [output], into: program)
        let printed = try await Command.output(of: program, [], in: scratch.folder)
        #expect(printed == "memory disk\ntrue true\n")
    }

    @Test("its link step reports faults that only the whole program shows")
    func linkFault() async throws {
        let scratch = try Scratch()
        try scratch.file("Sources/Parts.swift", Self.parts)
        try scratch.file("Sources/App.swift", "@KitRoot(Clock.self, Radio.self) struct App {}")
        let outcome = await pipeline(in: scratch, output: nil).generate()
        let faults = outcome.diagnostics.map { "\($0.location?.range?.start.column ?? 0) \($0.message)" }
        #expect(faults == ["22 'Radio' is not a part"])
    }

    @Test("the rules of the graph use its words")
    func words() async throws {
        let scratch = try Scratch()
        try scratch.file("Sources/Parts.swift", Self.parts)
        try scratch.file("Sources/App.swift", "@KitRoot(DiskStore.self) struct App {}")
        let outcome = await pipeline(in: scratch, output: nil).generate()
        let message = "DiskStore receives 'Clock', but no type above it provides that"
        #expect(outcome.diagnostics.map(\.message) == [message])
        #expect(outcome.diagnostics.map(\.help) == ["declare 'Clock' as a part in App"])
    }

    private func pipeline(in scratch: Scratch, output: String?) -> Pipeline {
        var configuration = Configuration(
            inputs: SourceInputs(paths: [scratch.url("Sources").path]), output: output)
        configuration.frontEnds = [.kit]
        return Pipeline(configuration)
    }
}
