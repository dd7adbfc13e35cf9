@testable import ArborMacros

/// Of initializers, and what is proposed in their place.
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
                    "Clock can't be made: it declares no initializer that takes its dependencies; declare 'public init(user: User, default: @escaping (Int) -> Void)'; further parameters need default values [no-initializer]",
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
                    "Clock can't be made: it declares no initializer that takes its dependencies; declare 'public init()'; further parameters need default values [no-initializer]",
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
                    "Clock can't be made: it declares no initializer that takes its dependencies; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
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
                    "Clock can't be made: it declares no initializer that takes its dependencies; declare 'public init()'; further parameters need default values [no-initializer]",
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
                    "Clock can't be made: it declares no initializer that takes its dependencies; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
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
                    "Clock can't be made: it declares no initializer that takes its dependencies; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
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
        Misuse(
            name: "initializers: one that is not public",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    1️⃣init(user: User) { self.user = user }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer is not public; Arbor calls a public one that takes the dependencies; further parameters need default values [no-initializer]",
                    fixIt: "make it public",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User) { self.user = user }
                            @Received let user: User
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that is private",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    private 1️⃣init(user: User) { self.user = user }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer is not public; Arbor calls a public one that takes the dependencies; further parameters need default values [no-initializer]",
                    fixIt: "make it public",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User) { self.user = user }
                            @Received let user: User
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that takes nothing",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public 1️⃣init() {}
                    @Received let user: User
                    @Received let box: Box<Int>
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer does not take 'user: User', 'box: Box<Int>'; Arbor calls a public one that takes the dependencies; further parameters need default values [no-initializer]",
                    fixIt: "let it take 'user', 'box'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User, box: Box<Int>) {
                                self.user = user
                                self.box = box
                            }
                            @Received let user: User
                            @Received let box: Box<Int>
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that takes some",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public 1️⃣init(box: Box<Int>, hour: Int = 12) { self.box = box; self.hour = hour }
                    @Received let user: User
                    @Received let box: Box<Int>
                    @Forwarded let done: () -> Void
                    let hour: Int
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer does not take 'user: User', 'done: () -> Void'; Arbor calls a public one that takes the dependencies; further parameters need default values [no-initializer]",
                    fixIt: "let it take 'user', 'done'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User, box: Box<Int>, done: @escaping () -> Void, hour: Int = 12) {
                                self.user = user
                                self.done = done
                                self.box = box; self.hour = hour
                            }
                            @Received let user: User
                            @Received let box: Box<Int>
                            @Forwarded let done: () -> Void
                            let hour: Int
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one over several lines, which gives one its value already",
            source: """
                @Instantiable
                public final class Clock: Instantiable {
                    public 1️⃣init(
                        box: Box<Int> // the box
                    ) {
                        // self.second = second
                        (self.box, self.first) = (box, User())
                    }
                    @Received let first: User
                    @Received let box: Box<Int>
                    @Received let second: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer does not take 'first: User', 'second: User'; Arbor calls a public one that takes the dependencies; further parameters need default values [no-initializer]",
                    fixIt: "let it take 'first', 'second'",
                    fixed: """
                        @Instantiable
                        public final class Clock: Instantiable {
                            public init(
                                first: User,
                                box: Box<Int>,
                                second: User // the box
                            ) {
                                self.second = second
                                // self.second = second
                                (self.box, self.first) = (box, User())
                            }
                            @Received let first: User
                            @Received let box: Box<Int>
                            @Received let second: User
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that is neither public nor takes all",
            source: """
                @Instantiable
                public actor Clock: Instantiable {
                    1️⃣init(box: Box<Int>) { self.box = box }
                    @Received let user: User
                    @Received let box: Box<Int>
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer is not public and does not take 'user: User'; Arbor calls a public one that takes the dependencies; further parameters need default values [no-initializer]",
                    fixIt: "make it public and let it take 'user'",
                    fixed: """
                        @Instantiable
                        public actor Clock: Instantiable {
                            public init(user: User, box: Box<Int>) {
                                self.user = user
                                self.box = box
                            }
                            @Received let user: User
                            @Received let box: Box<Int>
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: several, of which one needs access only",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init(user: User) { (self.user, self.box) = (user, Box(1)) }
                    1️⃣init(user: User, box: Box<Int>) { (self.user, self.box) = (user, box) }
                    public init() { self.init(user: User(), box: Box(1)) }
                    @Received let user: User
                    @Received let box: Box<Int>
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer is not public; Arbor calls a public one that takes the dependencies; further parameters need default values [no-initializer]",
                    fixIt: "make it public",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User) { (self.user, self.box) = (user, Box(1)) }
                            public init(user: User, box: Box<Int>) { (self.user, self.box) = (user, box) }
                            public init() { self.init(user: User(), box: Box(1)) }
                            @Received let user: User
                            @Received let box: Box<Int>
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: several, of which one lacks less",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public init() { (self.user, self.box) = (User(), Box(1)) }
                    public 1️⃣init(user: User) { (self.user, self.box) = (user, Box(1)) }
                    @Received let user: User
                    @Received let box: Box<Int>
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer does not take 'box: Box<Int>'; Arbor calls a public one that takes the dependencies; further parameters need default values [no-initializer]",
                    fixIt: "let it take 'box'",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init() { (self.user, self.box) = (User(), Box(1)) }
                            public init(user: User, box: Box<Int>) { (self.user, self.box) = (user, Box(1)) }
                            @Received let user: User
                            @Received let box: Box<Int>
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that is async",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public 1️⃣init(user: User) async { self.user = user }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer is async; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
                    fixIt: "declare 'public init(user: User)', which keeps each in its property",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User) async { self.user = user }
                            @Received let user: User

                            public init(user: User) {
                                self.user = user
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that throws, which another of its kind may not stand beside",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public 1️⃣init(user: User) throws { self.user = user }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer throws; declare 'public init(user: User)'; further parameters need default values [no-initializer]"
                )
            ]),
        Misuse(
            name: "initializers: one that may fail and takes less",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public 1️⃣init?() { return nil }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer may fail; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
                    fixIt: "declare 'public init(user: User)', which keeps each in its property",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init?() { return nil }
                            @Received let user: User

                            public init(user: User) {
                                self.user = user
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that is generic",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public 1️⃣init<T>(user: User, other: T) { self.user = user }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer is generic; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
                    fixIt: "declare 'public init(user: User)', which keeps each in its property",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init<T>(user: User, other: T) { self.user = user }
                            @Received let user: User

                            public init(user: User) {
                                self.user = user
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that takes what is no dependency",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public 1️⃣init(user: User, hour: Int) { self.user = user }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer takes 'hour', which is no annotated property; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
                    fixIt: "declare 'public init(user: User)', which keeps each in its property",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User, hour: Int) { self.user = user }
                            @Received let user: User

                            public init(user: User) {
                                self.user = user
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that takes another type",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    public 1️⃣init(user: User?) { self.user = user ?? User() }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer takes 'user: User?', but the property is of type 'User'; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
                    fixIt: "declare 'public init(user: User)', which keeps each in its property",
                    fixed: """
                        @Instantiable
                        public struct Clock: Instantiable {
                            public init(user: User?) { self.user = user ?? User() }
                            @Received let user: User

                            public init(user: User) {
                                self.user = user
                            }
                        }
                        """)
            ]),
        Misuse(
            name: "initializers: one that delegates",
            source: """
                @Instantiable
                public final class Clock: Instantiable {
                    public convenience 1️⃣init() { self.init(user: User(), hour: 1) }
                    public init(user: User, hour: Int) { self.user = user }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock can't be made: its initializer does not take 'user: User'; declare 'public init(user: User)'; further parameters need default values [no-initializer]",
                    fixIt: "declare 'public init(user: User)', which keeps each in its property",
                    fixed: """
                        @Instantiable
                        public final class Clock: Instantiable {
                            public convenience init() { self.init(user: User(), hour: 1) }
                            public init(user: User, hour: Int) { self.user = user }
                            @Received let user: User

                            public init(user: User) {
                                self.user = user
                            }
                        }
                        """)
            ]),
    ]
}
