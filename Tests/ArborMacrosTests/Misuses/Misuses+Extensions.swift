@testable import ArborMacros

/// Misuses in extensions.
extension Misuse {
    static let extensions = [
        Misuse(
            name: "extensions: conditions",
            source: """
                @Instantiable
                extension Box: Instantiable 1️⃣where Element == Int {
                    public static func instantiate() -> Box<Int> { Box<Int>(1) }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'@Instantiable' can't be attached to an extension with a 'where' clause; remove the clause, and name the generic arguments in the result types of 'instantiate' [unsupported-declaration]",
                    fixIt: "remove 'where Element == Int'",
                    fixed: """
                        @Instantiable
                        extension Box: Instantiable {
                            public static func instantiate() -> Box<Int> { Box<Int>(1) }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: no function",
            source: """
                @Instantiable
                extension 1️⃣User: Instantiable {
                    static func make() -> User { User() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "the extension of User declares no 'instantiate'; declare 'public static func instantiate() -> User', with a parameter for each dependency; if a function of another name makes it, rename that function [no-instantiate]",
                    fixIt: "declare 'public static func instantiate() -> User'",
                    fixed: """
                        @Instantiable
                        extension User: Instantiable {
                            static func make() -> User { User() }

                            public static func instantiate() -> User {
                                <#the new User#>
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: a function that is neither visible nor static",
            source: """
                @Instantiable
                extension User: Instantiable {
                    private 1️⃣func instantiate() -> User { User() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'instantiate' can't make User: it is private and is not static; declare 'public static func instantiate() -> User' [no-instantiate]",
                    fixIt: "make it 'public' and make it 'static'",
                    fixed: """
                        @Instantiable
                        extension User: Instantiable {
                            public static func instantiate() -> User { User() }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: a function that is internal",
            source: """
                @Instantiable
                extension User: Instantiable {
                    static func instantiate() -> User { User() }
                }
                """,
            faults: []),
        Misuse(
            name: "extensions: a function that is private",
            source: """
                @Instantiable
                extension User: Instantiable {
                    private static 1️⃣func instantiate() -> User { User() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'instantiate' can't make User: it is private; declare 'public static func instantiate() -> User' [no-instantiate]",
                    fixIt: "make it 'public'",
                    fixed: """
                        @Instantiable
                        extension User: Instantiable {
                            public static func instantiate() -> User { User() }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: a function that is not static",
            source: """
                @Instantiable
                extension Real: Instantiable {
                    public class 1️⃣func instantiate() -> Real { Real() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'instantiate' can't make Real: it is not static; declare 'public static func instantiate() -> Real' [no-instantiate]",
                    fixIt: "make it 'static'",
                    fixed: """
                        @Instantiable
                        extension Real: Instantiable {
                            public static func instantiate() -> Real { Real() }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: a function that is async, throws and is generic",
            source: """
                @Instantiable
                extension User: Instantiable {
                    public static 1️⃣func instantiate<T>() async throws -> User where T: Service { User() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'instantiate' can't make User: it is async, throws and is generic; declare 'public static func instantiate() -> User' [no-instantiate]",
                    fixIt: "remove 'async' and remove 'throws' and remove '<T>'",
                    fixed: """
                        @Instantiable
                        extension User: Instantiable {
                            public static func instantiate() -> User { User() }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: a function that has requirements",
            source: """
                @Instantiable
                extension Box: Instantiable {
                    public static 1️⃣func instantiate() -> Box<Int> where Element: Sendable { Box<Int>(1) }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'instantiate' can't make Box: it is generic; declare 'public static func instantiate() -> Box<Int>' [no-instantiate]",
                    fixIt: "remove 'where Element: Sendable'",
                    fixed: """
                        @Instantiable
                        extension Box: Instantiable {
                            public static func instantiate() -> Box<Int> { Box<Int>(1) }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: a function that needs its effects",
            source: """
                @Instantiable
                extension User: Instantiable {
                    public static 1️⃣func instantiate() async throws -> User { try await load() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'instantiate' can't make User: it is async and throws; declare 'public static func instantiate() -> User' [no-instantiate]"
                )
            ]),
        Misuse(
            name: "extensions: a function that gives several",
            source: """
                @Instantiable
                extension Box: Instantiable {
                    public static 1️⃣func instantiate() -> [Box<Int>] { fatalError("not yet") }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'instantiate' can't make Box: it returns '[Box<Int>]'; declare 'public static func instantiate() -> Box<Int>' [no-instantiate]",
                    fixIt: "write 'Box<Int>'",
                    fixed: """
                        @Instantiable
                        extension Box: Instantiable {
                            public static func instantiate() -> Box<Int> { fatalError("not yet") }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: a function that gives nothing",
            source: """
                @Instantiable
                extension User: Instantiable {
                    public static 1️⃣func instantiate() { fatalError("not yet") }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'instantiate' can't make User: it returns nothing; declare 'public static func instantiate() -> User' [no-instantiate]",
                    fixIt: "insert ' -> User'",
                    fixed: """
                        @Instantiable
                        extension User: Instantiable {
                            public static func instantiate() -> User { fatalError("not yet") }
                        }
                        """)
            ]),
        Misuse(
            name: "extensions: two functions that give the same",
            source: """
                @Instantiable
                extension Box: Instantiable {
                    public static func instantiate(user: User) -> Box<User?> { Box<User?>(user) }
                    public static 1️⃣func instantiate() -> Box<Optional<User>> { Box<User?>(nil) }
                    public static func instantiate() -> Box<Int> { Box<Int>(1) }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "'Box<Optional<User>>' is made by two functions of this extension; keep one of the declarations [duplicate-provider]"
                )
            ]),
    ]
}
