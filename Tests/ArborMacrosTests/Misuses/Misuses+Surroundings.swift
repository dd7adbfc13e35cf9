@testable import ArborMacros

/// Declarations in various surroundings. Locations are exact to the byte.
extension Misuse {
    static let surroundings = [
        Misuse(
            name: "surroundings: comments, emoji and CJK in front",
            source: """
                // é 😀 漢字 👨‍👩‍👧
                /* 漢 /* é */ */

                @Instantiable /* 漢字 */
                struct /* 😀 */ 1️⃣時計 { // é
                    /* 😀 */ 2️⃣init(/* 漢 */) {} // 😀
                    @Received let 利用者: User
                }
                """,
            faults: [
                .init(
                    "2️⃣",
                    "Arbor can't make 時計: its initializer doesn't take '利用者: User'; give it a parameter for each annotated property; other parameters need default values [no-initializer]",
                    fixIt: "let it take '利用者'",
                    fixed: """
                        // é 😀 漢字 👨‍👩‍👧
                        /* 漢 /* é */ */

                        @Instantiable /* 漢字 */
                        struct /* 😀 */ 時計 { // é
                            /* 😀 */ init(利用者: User/* 漢 */) {
                                self.利用者 = 利用者
                            } // 😀
                            @Received let 利用者: User
                        }
                        """),
                .init(
                    "1️⃣",
                    "'時計' doesn't conform to 'Instantiable'; add 'Instantiable' to the types that it inherits; if an extension or a superclass conforms to it, write '@Instantiable(conformsElsewhere: true)' [missing-conformance]",
                    fixIt: "insert ': Instantiable'",
                    fixed: """
                        // é 😀 漢字 👨‍👩‍👧
                        /* 漢 /* é */ */

                        @Instantiable /* 漢字 */
                        struct /* 😀 */ 時計: Instantiable { // é
                            /* 😀 */ init(/* 漢 */) {} // 😀
                            @Received let 利用者: User
                        }
                        """),
            ]),
        Misuse(
            name: "surroundings: carriage returns",
            source: """

                // é
                @Instantiable
                public struct 1️⃣Clock {
                    public 2️⃣init() {
                    }
                    @Received let user: User
                }
                """.replacing("\n", with: "\r\n"),
            faults: [
                .init(
                    "2️⃣",
                    "Arbor can't make Clock: its initializer doesn't take 'user: User'; give it a parameter for each annotated property; other parameters need default values [no-initializer]",
                    fixIt: "let it take 'user'",
                    fixed: """

                        // é
                        @Instantiable
                        public struct Clock {
                            public init(user: User) {
                                self.user = user
                            }
                            @Received let user: User
                        }
                        """.replacing("\n", with: "\r\n")),
                .init(
                    "1️⃣",
                    "'Clock' doesn't conform to 'Instantiable'; add 'Instantiable' to the types that it inherits; if an extension or a superclass conforms to it, write '@Instantiable(conformsElsewhere: true)' [missing-conformance]",
                    fixIt: "insert ': Instantiable'",
                    fixed: """

                        // é
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() {
                            }
                            @Received let user: User
                        }
                        """.replacing("\n", with: "\r\n")),
            ]),
        Misuse(
            name: "surroundings: a type in a public extension",
            enclosing: "public extension User {}",
            source: """
                @Instantiable
                struct Clock: Instantiable {
                    public init() {}
                }
                """,
            faults: []),
        Misuse(
            name: "surroundings: a member that is broken",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "@Received var : : User",
            faults: []),
    ]
}
