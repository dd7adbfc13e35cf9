/// Faults of received values: what a type takes from the types above it.
extension DiagnosticEntry {
    static let unmetDependency = error(
        "a received property has no provider above it",
        because:
            "A type above must instantiate the property or have it forwarded, with the same label and the "
            + "same type. No type is above a root.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(home: Home) { self.home = home }
                @Instantiated let home: Home
            }
            @Instantiable
            public struct Home: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Received let clock: Clock
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Declare the property as `@Instantiated` or `@Forwarded` in a type on the path from the root. "
            + "Choose the lowest type if no other type shares the value. If the value has another label or "
            + "type there, use `@Received(fulfilledByDependencyNamed:ofType:)`. Other usual causes are a "
            + "typo in the label, a type alias, and a provider in another part of the tree.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(home: Home, clock: Clock) {
                    self.home = home
                    self.clock = clock
                }
                @Instantiated let home: Home
                @Instantiated let clock: Clock
            }
            @Instantiable
            public struct Home: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Received let clock: Clock
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """))

    static let neverAvailable = adjustable(
        .warning, "a value is received if it is available, and never is",
        because:
            "A value that is received with `onlyIfAvailable` is `nil` where no type above provides it. If no type at all "
            + "provides one of that name, and a type above provides nearly that name with the same type, the name is "
            + "probably misspelt. If a type above provides the same name with another type, one of the types may be an "
            + "alias of the other. A type above may also provide the value and make it only after the consumer, or as "
            + "what makes the consumer.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock, home: Home) {
                    self.clock = clock
                    self.home = home
                }
                @Instantiated let clock: Clock
                @Instantiated let home: Home
            }
            @Instantiable
            public struct Home: Instantiable {
                public init(clokc: Clock?) { self.clokc = clokc }
                @Received(onlyIfAvailable: true) let clokc: Clock?
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Give the property the name of the provided value, or receive a type that is made before. If it is another value "
            + "that only other programs provide, pass `--ignore never-available`.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock, home: Home) {
                    self.clock = clock
                    self.home = home
                }
                @Instantiated let clock: Clock
                @Instantiated let home: Home
            }
            @Instantiable
            public struct Home: Instantiable {
                public init(clock: Clock?) { self.clock = clock }
                @Received(onlyIfAvailable: true) let clock: Clock?
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """))
}
