import Foundation
import Testing

/// A type with the name of its module hides it: what follows its name is in the type.
@Suite("Types with the name of their module")
struct ModuleNamedTypeTests {
    @Test(
        "what is in a type with the name of its module is written with that type",
        arguments: [
            """
            final class Program: Sendable { struct Key: Sendable {} }
            @Instantiable(isRoot: true) struct App: Instantiable {
                init(editors: Instantiator<Editor>) { self.editors = editors }
                @Instantiated let editors: Instantiator<Editor>
            }
            @Instantiable(generateMock: true) struct Editor: Instantiable {
                init(key: Program.Key, field: Field) { self.key = key; self.field = field }
                @Forwarded let key: Program.Key
                @Instantiated let field: Field
            }
            @Instantiable struct Field: Instantiable {
                init(key: Program.Key) { self.key = key }
                @Received let key: Program.Key
            }
            """,
            """
            enum Program {
                @Instantiable(isRoot: true, generateMock: true) final class Client: Instantiable {
                    init(queue: Queue, cart: Program.Cart) { self.queue = queue; self.cart = cart }
                    @Instantiated let queue: Queue
                    @Instantiated let cart: Program.Cart
                }
                @Instantiable struct Queue: Instantiable { init() {} }
                @Instantiable struct Cart: Instantiable { init() {} }
            }
            @Instantiable struct Cart: Instantiable { init() {} }
            """,
        ])
    func nested(source: String) async throws {
        let scratch = try Scratch()
        let input = try scratch.file("Input/Program.swift", "import Arbor\n" + source)
        let result = try await Command.run(
            Products.arbor,
            [
                "generate", "Input", "--module-name", "Program", "--output", "Code.swift", "--mock-output",
                "Mocks.swift", "--quiet",
            ], in: scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        let complaints = try await Compiler.shared.value.complaints(
            about: [input, scratch.url("Code.swift"), scratch.url("Mocks.swift")],
            mode: ["-swift-version", "6", "-parse-as-library", "-D", "DEBUG"])
        #expect(complaints == [])
    }
}
