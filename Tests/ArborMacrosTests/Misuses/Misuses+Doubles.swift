@testable import ArborMacros

/// Misuses of what a protocol says about its double.
extension Misuse {
    static let doubles = [
        Misuse(
            name: "doubles: a protocol with a subscript and an associated type",
            source: """
                @Instantiable(generateDouble: true)
                public protocol Store {
                    1️⃣associatedtype Item
                    2️⃣subscript(index: Int) -> String { get }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "no double can implement this requirement of Store; write a double by hand: Arbor's have no associated types and no subscripts [invalid-double]"
                ),
                .init(
                    "2️⃣",
                    "no double can implement this requirement of Store; write a double by hand: Arbor's have no associated types and no subscripts [invalid-double]"
                ),
            ]),
        Misuse(
            name: "doubles: a protocol that other files don't see",
            source: """
                @Instantiable(generateDouble: true)
                private protocol 1️⃣Store {}
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Store is private, so the generated code can't implement it; make it internal or public [invalid-double]"
                )
            ]),
        Misuse(
            name: "doubles: a requirement in a condition",
            source: """
                @Instantiable(generateDouble: true)
                public protocol Store {
                    #if DEBUG
                    1️⃣func reset()
                    #endif
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "no double can implement a requirement inside '#if'; write a double by hand, or move the requirement into a protocol of its own [invalid-double]"
                )
            ]),
        Misuse(
            name: "doubles: an operator and a where clause",
            source: """
                @Instantiable(generateDouble: true)
                public protocol Store 3️⃣where Self: Service, String: Equatable {
                    static 1️⃣func <+> (one: Self, other: Int) -> Int
                }
                """,
            faults: [
                .init(
                    "3️⃣",
                    "no double can meet 'where Self: Service, String: Equatable'; write a double by hand [invalid-double]"
                ),
                .init(
                    "1️⃣",
                    "no double can implement the operator '<+>'; write a double by hand [invalid-double]"),
            ]),
        Misuse(
            name: "doubles: an argument for types",
            source: """
                @Instantiable(1️⃣isRoot: true, generateDouble: true)
                public protocol Store {}
                """,
            faults: [
                .init(
                    "1️⃣",
                    "a protocol takes no 'isRoot'; remove it: only 'generateDouble' is for protocols [invalid-double]",
                    fixIt: "remove 'isRoot'",
                    fixed: """
                        @Instantiable(generateDouble: true)
                        public protocol Store {}
                        """)
            ]),
        Misuse(
            name: "doubles: one of a type",
            source: """
                @Instantiable(1️⃣generateDouble: true)
                public struct Store: Instantiable {
                    public init() {}
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "only a protocol has a double, and Store is a struct; remove 'generateDouble: true', or write it on the protocol that Store conforms to [invalid-double]",
                    fixIt: "remove 'generateDouble'",
                    fixed: """
                        @Instantiable
                        public struct Store: Instantiable {
                            public init() {}
                        }
                        """)
            ]),
        Misuse(
            name: "doubles: a type for tests only with a tree for tests",
            source: """
                @Instantiable(mockOnly: true, 1️⃣generateTest: true)
                public struct Clock: Instantiable {
                    public static func mock() -> Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "a type that is for tests only has no tree, so nothing can be generated for it; remove 'generateTest: true' [conflicting-mock]",
                    fixIt: "remove 'generateTest'",
                    fixed: """
                        @Instantiable(mockOnly: true)
                        public struct Clock: Instantiable {
                            public static func mock() -> Clock { Clock() }
                        }
                        """)
            ]),
    ]
}
