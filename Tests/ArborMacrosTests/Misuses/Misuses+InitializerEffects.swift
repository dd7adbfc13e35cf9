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
                    "Arbor can't make Clock: its initializer is async; declare 'public init(user: User)', and await the rest in a method that is called later [no-initializer]",
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
                    "Arbor can't make Clock: its initializer throws; declare it without 'throws' [no-initializer]"
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
                    "Arbor can't make Clock: its initializer is failable; declare 'public init(user: User)' [no-initializer]",
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
                    "Arbor can't make Clock: its initializer is generic; declare 'public init(user: User)', or give 'other' a default value; if the property is gone, remove it from the initializer too [no-initializer]",
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
                    "Arbor can't make Clock: its initializer takes 'hour', but no annotated property has this name; declare 'public init(user: User)', or give 'hour' a default value; if the property is gone, remove it from the initializer too [no-initializer]",
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
                    public init(1️⃣user: User?) { self.user = user ?? User() }
                    @Received let user: User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Arbor can't make Clock: its initializer takes 'user: User?', but the property has the type 'User'; write 'user: User', or declare the property with the type of the parameter [no-initializer]"
                )
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
                    "Arbor can't make Clock: its initializer doesn't take 'user: User'; declare 'public init(user: User)' [no-initializer]",
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
