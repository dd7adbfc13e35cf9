@testable import ArborMacros

/// Initializers that do more than take dependencies.
extension Misuse {
    static let initializerEffects = [
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
