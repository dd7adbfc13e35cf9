/// Sound and superfluous declarations. They are only reported on request, because other sources than the given ones may
/// use them.
extension DiagnosticEntry {
    static let unreachableType = adjustable(
        .off, "no root leads to an annotated type",
        because: "What no root leads to is made by nothing, however it is annotated: it is forgotten, or not "
            + "instantiated yet. Sources without a root are a part of a larger graph, and nothing is told of them.",
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
        remedy: "Instantiate it in a type that a root leads to, declare it a root, or remove the annotation.",
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
        .off, "a property is instantiated, and nothing uses it",
        because: "No type below its owner receives it, and no code reads it. \(whatIsRead)",
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
        remedy: "Remove the property, or use it. What is kept only that it may live can go into a baseline.",
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
        .off, "a value is forwarded to a type, and nothing uses it",
        because:
            "No type below receives it, and no code reads it: whoever makes the type finds a value for nothing. "
            + whatIsRead,
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
        remedy: "Remove the property, and the value from the calls of `instantiate`; or use it.",
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
        .off, "a type receives what it doesn't use itself",
        because:
            "No code reads the property. Types below receive the value from further up just as well: it need not "
            + "pass through every type on the way. \(whatIsRead)",
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
        remedy: "Remove the property, and the initializer's parameter.",
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
        .off, "a type stands for another that nobody asks for",
        because:
            "No property instantiates that type, so naming it decides nothing, and takes the place from another "
            + "that may stand for it.",
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
        remedy: "Remove it from `fulfillingAdditionalTypes`, or declare the property with it.",
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
        "All sources of the run are searched for code that may read it, and in doubt something does: of a `public` "
        + "or `package` property, of one with a wrapper, of one in a type that is compared or encoded as a whole."
}
