@testable import ArborMacros

/// Initializers that lack parameters or access, and the proposed ones.
extension Misuse {
    static let initializerParameters = [
        Misuse(
            name: "initializers: one that is internal",
            source: """
                @Instantiable
                public struct Clock: Instantiable {
                    init(user: User) { self.user = user }
                    @Received let user: User
                }
                """,
            faults: []),
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
                    "Arbor can't make Clock: its initializer is private; declare 'public init' [no-initializer]",
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
                    "Arbor can't make Clock: its initializer doesn't take 'user: User', 'box: Box<Int>'; give it a parameter for each annotated property; other parameters need default values [no-initializer]",
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
                    "Arbor can't make Clock: its initializer doesn't take 'user: User', 'done: () -> Void'; give it a parameter for each annotated property; other parameters need default values [no-initializer]",
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
                    "Arbor can't make Clock: its initializer doesn't take 'first: User', 'second: User'; give it a parameter for each annotated property; other parameters need default values [no-initializer]",
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
                    "Arbor can't make Clock: its initializer doesn't take 'user: User'; give it a parameter for each annotated property; other parameters need default values [no-initializer]",
                    fixIt: "let it take 'user'",
                    fixed: """
                        @Instantiable
                        public actor Clock: Instantiable {
                            init(user: User, box: Box<Int>) {
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
                    private 1️⃣init(user: User, box: Box<Int>) { (self.user, self.box) = (user, box) }
                    public init() { self.init(user: User(), box: Box(1)) }
                    @Received let user: User
                    @Received let box: Box<Int>
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Arbor can't make Clock: its initializer is private; declare 'public init' [no-initializer]",
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
                    "Arbor can't make Clock: its initializer doesn't take 'box: Box<Int>'; give it a parameter for each annotated property; other parameters need default values [no-initializer]",
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
    ]
}
