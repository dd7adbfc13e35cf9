import Foundation
import Testing

@Suite("The real compiler accepts the plugin's replies", .enabled(if: Compiler.path != nil))
struct CompilerTests {
    @Test("errors have the line and column of the fault")
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
                "Input.swift:6:26: error: '@Instantiable' can only be attached to a class, struct, actor or extension, but 'P' is a protocol"
            ))
        #expect(outcome.errors.contains("[unsupported-declaration]"))
    }

    // The compiler expands an enum's member macro only when it generates code.
    @Test("an enum is rejected when it is compiled")
    func enums() throws {
        let source = "import Arbor\n@Instantiable public indirect enum E { case a }"
        let outcome = try Compiler.check(source, mode: ["-c", "-o", "/dev/null"])
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "Input.swift:2:36: error: '@Instantiable' can only be attached to a class, struct, actor or extension, but 'E' is an enum"
            ))
    }

    @Test("a declaration with everything around it is read as the compiler reads it")
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
                    @Arbor.Forwarded let `default`: (any Equatable)? // }
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

    @Test("each property of a declaration is expanded, and a comment may follow the annotation")
    func accepted() throws {
        let outcome = try Compiler.check(
            """
            import Arbor

            @Instantiable /* é */
            public struct A: Instantiable {
                public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
                @Forwarded /* two */ let x: Int, y: Int
            }
            @Instantiable
            public struct B: Instantiable {
                public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
                @Forwarded let x, y: Int
            }

            let handed: A.ForwardedProperties = (x: 1, y: 2)
            let others: B.ForwardedProperties = (x: 1, y: 2)
            """)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
    }

    @Test("a fault is printed once, with the text of its fix-it")
    func once() throws {
        let outcome = try Compiler.check(
            """
            import Arbor

            @Instantiable
            public struct A: Instantiable {
                public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
                @Forwarded var x: Int, y: Int
            }

            struct B { @Received var x: Int, y: Int }
            """, mode: ["-typecheck", "-diagnostic-style=llvm"])
        let sentence =
            "'x' is declared with 'var', but a dependency can't change; write 'let'; only a property with a "
            + "property wrapper may be a 'var' [invalid-dependency]"
        // The compiler appends the macro's name as the source spells it.
        let console = outcome.errors.matches(of: /:([0-9]+:[0-9]+: (error|note): [^\n(]*[^\n( ])/).map {
            $0.1
        }
        #expect(
            console == [
                "6:16: error: \(sentence)", "6:16: note: make it a 'let'",
                "9:22: error: \(sentence)", "9:22: note: make it a 'let'",
            ])
        #expect(outcome.errors.contains("               ^~~\n               let\n"))
    }

    @Test("the compiler type-checks an annotation's arguments")
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
