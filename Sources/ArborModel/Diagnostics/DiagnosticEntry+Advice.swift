/// Sound and superfluous declarations. They are only reported on request, because other sources than the given ones may
/// use them.
extension DiagnosticEntry {
    static let unreachableType = adjustable(
        .off, "no root leads to an annotated type",
        because:
            "No code makes the type. It may be a leftover, or it is not used yet. If the sources have no "
            + "root, they are part of a larger graph, and Arbor doesn't report this.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            @Instantiable
            public struct Settings: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Instantiate it in a type that a root leads to, declare it as a root, or remove the annotation.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(settings: Settings) { self.settings = settings }
                @Instantiated public let settings: Settings
            }
            @Instantiable
            public struct Settings: Instantiable {
                public init() {}
            }
            """))

    static let unusedInstantiated = adjustable(
        .off, "an instantiated property is not used",
        because:
            "No type below the owner receives the property, and no code reads it. \(whatIsRead)",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated private let clock: Clock
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
                public var hour: Int { 12 }
            }
            """),
        remedy:
            "Remove the property, or use it. If the value only has to stay alive, add the finding to a "
            + "baseline.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated private let clock: Clock
                public var isMorning: Bool { clock.hour < 12 }
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
                public var hour: Int { 12 }
            }
            """))

    static let unusedForwarded = adjustable(
        .off, "a forwarded value is not used",
        because:
            "No type below receives the value, and no code reads it. Callers pass it for nothing. "
            + "\(whatIsRead)",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(pages: Instantiator<Page>) { self.pages = pages }
                @Instantiated public let pages: Instantiator<Page>
            }
            @Instantiable
            public struct Page: Instantiable {
                public init(title: String) { self.title = title }
                @Forwarded private let title: String
            }
            """),
        remedy:
            "Remove the property, and remove the value from the calls of `instantiate`. Or use the "
            + "property.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(pages: Instantiator<Page>) { self.pages = pages }
                @Instantiated public let pages: Instantiator<Page>
            }
            @Instantiable
            public struct Page: Instantiable {
                public init(title: String) { self.title = title }
                @Forwarded private let title: String
                public var heading: String { "# " + title }
            }
            """))

    static let unusedReceived = adjustable(
        .off, "a type receives a value that it doesn't use",
        because:
            "No code reads the property. Types below can receive the value from further up. It doesn't "
            + "have to pass through every type between them. \(whatIsRead)",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: User, home: Home) { (self.user, self.home) = (user, home) }
                @Instantiated private let user: User
                @Instantiated public let home: Home
            }
            @Instantiable
            public struct Home: Instantiable {
                public init(user: User, header: Header) {
                    self.user = user
                    self.header = header
                }
                @Received private let user: User
                @Instantiated public let header: Header
            }
            @Instantiable
            public struct Header: Instantiable {
                public init(user: User) { self.user = user }
                @Received private let user: User
                public var text: String { "Hello, \\(user.name)" }
            }
            @Instantiable
            public struct User: Instantiable {
                public init() {}
                public var name: String { "reader" }
            }
            """),
        remedy:
            "Remove the property and the initializer's parameter.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: User, home: Home) { (self.user, self.home) = (user, home) }
                @Instantiated private let user: User
                @Instantiated public let home: Home
            }
            @Instantiable
            public struct Home: Instantiable {
                public init(header: Header) { self.header = header }
                @Instantiated public let header: Header
            }
            @Instantiable
            public struct Header: Instantiable {
                public init(user: User) { self.user = user }
                @Received private let user: User
                public var text: String { "Hello, \\(user.name)" }
            }
            @Instantiable
            public struct User: Instantiable {
                public init() {}
                public var name: String { "reader" }
            }
            """))

    static let unusedAdditionalType = adjustable(
        .off, "a type fulfils an additional type that no property instantiates",
        because:
            "The entry has no effect, except that no other type can fulfil the additional type.",
        example: .sources(
            """
            public protocol Clock {}
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: WallClock) { self.clock = clock }
                @Instantiated public let clock: WallClock
            }
            @Instantiable(fulfillingAdditionalTypes: [Clock.self])
            public struct WallClock: Clock, Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Remove the type from `fulfillingAdditionalTypes`, or declare a property with it.",
        mended: .sources(
            """
            public protocol Clock {}
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: any Clock) { self.clock = clock }
                @Instantiated public let clock: any Clock
            }
            @Instantiable(fulfillingAdditionalTypes: [Clock.self])
            public struct WallClock: Clock, Instantiable {
                public init() {}
            }
            """))

    private static let whatIsRead =
        "Arbor searches all sources of the run for code that may read the property. When unsure, it "
        + "assumes that the property is read. This applies to `public` and `package` properties, to "
        + "properties with a wrapper, and to properties of types that are compared or encoded as a whole."
}
