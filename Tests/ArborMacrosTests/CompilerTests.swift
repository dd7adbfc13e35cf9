import Foundation
import Testing

@Suite("The real compiler takes the plugin's replies", .enabled(if: Compiler.path != nil))
struct CompilerTests {
    @Test("errors stand at the line and column of the fault")
    func located() throws {
        let outcome = try Compiler.check(
            """
            import Arbor

            // é 😀
            /// A protocol.
            @Instantiable
            public /* é */ protocol P {}
            """)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "Input.swift:6:17: error: '@Instantiable' can't be attached to the protocol 'P'"))
        #expect(outcome.errors.contains("[unsupported-declaration]"))
    }

    // What a macro adds to an enum is asked for only when code is made for it.
    @Test("an enum is refused when it is compiled")
    func enums() throws {
        let source = "import Arbor\n@Instantiable public indirect enum E { case a }"
        let outcome = try Compiler.check(source, mode: ["-c", "-o", "/dev/null"])
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "Input.swift:2:31: error: '@Instantiable' can't be attached to the enum 'E'"))
    }

    @Test("a declaration with all that may stand around it is read as the compiler reads it")
    func elaborate() throws {
        let outcome = try Compiler.check(
            #"""
            import Arbor

            public enum Outer {
                /// A comment with "@Forwarded let no: Int" in it.
                @available(macOS 10.15, *)
                @Instantiable(
                    // Why.
                    isRoot: false, fulfillingAdditionalTypes: [Any.self]
                )
                public final class Inner<T: Equatable>: Instantiable where T: Sendable {
                    public init(done: @escaping (Int, String) -> Void, `default`: (any Equatable)?, value: T) {
                        (self.done, self.default, self.value) = (done, `default`, value)
                    }
                    @Forwarded private let done: (
                        Int,  // first
                        String /* second */
                    ) -> Void
                    @Arbor.Forwarded var `default`: (any Equatable)? { didSet { print("}") } }
                    @Received let value: T
                    let text = ##"}"#"##
                    func f() -> String { "\("}".count) }" }
                    struct Nested { var value: T }
                }
            }

            func use(_: Outer.Inner<Int>.ForwardedProperties) {}
            func give() { use((default: nil, done: { (_: Int, _: String) in })) }
            """#)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
    }

    @Test("each property of one declaration is expanded, and a comment may follow the annotation")
    func accepted() throws {
        let outcome = try Compiler.check(
            """
            import Arbor

            @Instantiable /* é */
            public struct A: Instantiable {
                public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
                @Forwarded /* two */ let x: Int, y: Int
            }

            let handed: A.ForwardedProperties = (x: 1, y: 2)
            """)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
    }

    @Test("an annotation's arguments are type-checked by the compiler")
    func arguments() throws {
        let outcome = try Compiler.check(
            """
            import Arbor

            public struct A { @Received(fulfilledByDependencyNamed: 1, ofType: Int.self) let x: Int }
            """)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Input.swift:3:"))
    }
}

/// `swiftc` with the built plugin and the built library.
enum Compiler {
    static let path: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    static func check(_ source: String, mode: [String] = ["-typecheck"]) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Input.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let products = try #require(BuiltProducts.folder)
        let plugin = try #require(BuiltProducts.plugin)
        let options =
            mode + [
                "-parse-as-library", "-swift-version", "6", "-I",
                products.appendingPathComponent("Modules").path,
                "-load-plugin-executable", plugin.path + "#ArborMacros", file.path,
            ]
        return try Outcome.running(try #require(path), options)
    }
}
