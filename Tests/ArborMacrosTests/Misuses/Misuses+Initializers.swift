@testable import ArborMacros

/// Types without initializers, and the proposed ones.
extension Misuse {
    static let initializers = [
        Misuse(
            name: "initializers: none, and only dependencies",
            source: """
                @Instantiable
                public struct 1️⃣Clock: Instantiable {
                    @Received private let user: User
                    @Forwarded let `default`: (Int) -> Void
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock has no initializer that takes its dependencies; declare 'public init(user: User, default: @escaping (Int) -> Void)' [no-initializer]",
                    fixIt:
                        "declare 'public init(user: User, default: @escaping (Int) -> Void)', which keeps each in its property",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            @Received private let user: User
                            @Forwarded let `default`: (Int) -> Void

                            public init(user: User, `default`: @escaping (Int) -> Void) {
                                self.user = user
                                self.`default` = `default`
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: none, and no dependencies",
            source: """
                @Instantiable
                public final class 1️⃣Clock: Instantiable {
                    var hour = 12
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock has no initializer that takes its dependencies; declare 'public init()' [no-initializer]",
                    fixIt: "declare 'public init()'",
                    fixed: """
                        @Instantiable
                        public final class Clock: Instantiable {
                            var hour = 12

                            public init() {}
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: none, and both dependencies and others",
            source: """
                @Instantiable
                public struct 1️⃣Clock: Instantiable {
                    @Received let user: User
                    private let hour: Int
                    var minute: Int { 0 }
                    var second: Int { didSet {} }
                    var alarm: Int?
                    let zone: Int?
                    static let day = 24
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock has no initializer that takes its dependencies; declare 'public init(user: User)' [no-initializer]",
                    fixIt: "declare 'public init(user: User)', and say what the other properties begin with",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            @Received let user: User
                            private let hour: Int
                            var minute: Int { 0 }
                            var second: Int { didSet {} }
                            var alarm: Int?
                            let zone: Int?
                            static let day = 24

                            public init(user: User) {
                                self.user = user
                                // These are no dependencies: each needs a value.
                                self.hour = <#Int#>
                                self.second = <#Int#>
                                self.zone = <#Int?#>
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: none, and only others",
            source: """
                @Instantiable
                public struct 1️⃣Clock: Instantiable {
                    private let hour: Int
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock has no initializer that takes its dependencies; declare 'public init()' [no-initializer]",
                    fixIt: "declare 'public init()', and say what the properties begin with",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            private let hour: Int

                            public init() {
                                // These are no dependencies: each needs a value.
                                self.hour = <#Int#>
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: none in a type on one line",
            source: "@Instantiable public struct 1️⃣Clock: Instantiable { @Received let user: User }",
            faults: [
                .init(
                    "1️⃣",
                    "Clock has no initializer that takes its dependencies; declare 'public init(user: User)' [no-initializer]",
                    fixIt: "declare 'public init(user: User)', which keeps each in its property",
                    fixed: """
                        @Instantiable public struct Clock: Instantiable { @Received let user: User

                            public init(user: User) {
                                self.user = user
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: none in a nested type",
            enclosing: "extension Box {}",
            source: """

                \t@Instantiable
                \tpublic struct 1️⃣Clock: Instantiable {
                \t\t@Received let user: User
                \t}
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock has no initializer that takes its dependencies; declare 'public init(user: User)' [no-initializer]",
                    fixIt: "declare 'public init(user: User)', which keeps each in its property",
                    fixed: """

                        \t@Instantiable
                        \tpublic struct Clock: Instantiable {
                        \t\t@Received let user: User

                        \t\tpublic init(user: User) {
                        \t\t\tself.user = user
                        \t\t}
                        \t}
                        """)
            ]),
    ]
}
