import Foundation
import Testing

@Suite("Names of types in code for tests")
struct MockNameTests {
    @Test("a configuration names a generic type by its own name")
    func namedGenericType() async throws {
        let workspace = try Workspace([
            "S/main.swift": """
            import Arbor

            #SafeDIConfiguration(additionalMocksToGenerate: ["Cache"])

            @Instantiable final class Clock: Instantiable { init() {} }
            @Instantiable final class Cache<Value>: Instantiable {
                init(clock: Clock) { self.clock = clock }
                @Received let clock: Clock
                var values: [Value] = []
            }
            @Instantiable(isRoot: true) struct App: Instantiable {
                init(clock: Clock, cache: Cache<Int>) { (self.clock, self.cache) = (clock, cache) }
                @Instantiated let clock: Clock
                @Instantiated let cache: Cache<Int>
            }

            #if DEBUG
                print(Cache<String>.mock().values.count)
            #endif
            """
        ])
        #expect(try await workspace.outputWithMocks() == "0\n")
    }

    @Test("with a default isolation, types may rest on isolated conformances")
    func isolatedConformances() async throws {
        let workspace = try Workspace(["S/main.swift": Self.restingOnConformances])
        #expect(try await workspace.outputWithMocks(isolation: "MainActor") == "0 1 true\n")
    }

    private static let restingOnConformances = """
        import Arbor

        struct Note: Codable { var text = "" }
        enum Flag: Hashable { case dark }

        @Instantiable(generateDouble: true)
        protocol FlagProviding: AnyObject { var all: Set<Flag> { get set } }

        @Instantiable(fulfillingAdditionalTypes: [FlagProviding.self])
        final class Flags: FlagProviding, Instantiable {
            init(overrides: [Flag: Bool] = [:]) { all = Set(overrides.keys) }
            var all: Set<Flag>
        }
        @Instantiable final class Repository<Model: Codable>: Instantiable {
            init() {}
            var all: [Model] = []
        }
        @Instantiable final class NotesModel: Instantiable {
            init(notes: Repository<Note>) { self.notes = notes }
            @Received let notes: Repository<Note>
        }
        @Instantiable(isRoot: true, generateMock: true, generateTest: true)
        struct App: Instantiable {
            init(notes: Repository<Note>, model: NotesModel, flags: any FlagProviding) {
                (self.notes, self.model, self.flags) = (notes, model, flags)
            }
            @Instantiated let notes: Repository<Note>
            @Instantiated let model: NotesModel
            @Instantiated let flags: any FlagProviding
        }

        #if DEBUG
            let app = App.mock(safeDIOverrides: .init(flags: .init(overrides: [.dark: true])))
            let double = App.test { $0.flags = FlagProvidingDouble(all: { [.dark] }) }
            print(app.model.notes.all.count, app.flags.all.count, double.flags.all == [.dark])
        #endif
        """
}

extension Workspace {
    /// Wires the sources in `S` with their code for tests, and returns what the program prints.
    ///
    /// - Parameter isolation: The default isolation of the module; `nil` for none.
    func outputWithMocks(isolation: String? = nil) async throws -> String {
        let words = ["generate", "S", "-o", "W.swift", "--mock-output", "M.swift"]
        let result = try await arbor(words + (isolation.map { ["--default-isolation", $0] } ?? []))
        #expect(result.status == 0, "\(result.errors)")
        let program = scratch.url("program")
        try await Compiler.shared.value.compile(
            ["S/main.swift", "W.swift", "M.swift"].map(scratch.url), into: program,
            mode: ["-D", "DEBUG"] + (isolation.map { ["-default-isolation", $0] } ?? []))
        return try await Command.run(program, [], in: scratch.folder).output
    }
}
