/// Faults of the graph: each declaration is sound, but they don't fit each other.
extension DiagnosticEntry {
    static let missingProvider = error(
        "a property is instantiated whose type no annotated type makes",
        because: "Arbor makes what is annotated, and nothing else.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            public struct Clock {}
            """),
        remedy: "Annotate the type, or an extension of it where it is another's; or name it in the "
            + "`fulfillingAdditionalTypes` of the type that stands for it.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            @Instantiable
            public struct Clock: Instantiable {
                public init() {}
            }
            """))

    static let duplicateProvider = error(
        "two declarations stand for one type",
        because: "It would be left to chance which of them is made.",
        example: .sources(
            """
            public protocol Store {}
            @Instantiable(isRoot: true, fulfillingAdditionalTypes: [Store.self])
            public struct DiskStore: Store, Instantiable {
                public init() {}
            }
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public struct MemoryStore: Store, Instantiable {
                public init() {}
            }
            """),
        remedy: "Let one stand for it. Properties that mean the other name it: "
            + "`@Instantiated(fulfilledByType: \"MemoryStore\")`.",
        mended: .sources(
            """
            public protocol Store {}
            @Instantiable(isRoot: true, fulfillingAdditionalTypes: [Store.self])
            public struct DiskStore: Store, Instantiable {
                public init() {}
            }
            @Instantiable
            public struct MemoryStore: Store, Instantiable {
                public init() {}
            }
            """))

    static let uncoveredCondition = error(
        "a type is instantiated in a build in which nothing makes it",
        because:
            "The providers stand in `#if`, and in some build in which their consumer is made none of them is "
            + "compiled. The code would compile in other builds only.",
        example: .sources(
            """
            public protocol Store {}
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(store: any Store) { self.store = store }
                @Instantiated let store: any Store
            }
            #if DEBUG
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public struct MemoryStore: Store, Instantiable {
                public init() {}
            }
            #endif
            """),
        remedy:
            "Declare a provider for the other builds, most simply in `#else`; or put the consumer, and what makes "
            + "it, into the same `#if`. To judge one build only, name it: `--define DEBUG`, `--platform linux`.",
        mended: .sources(
            """
            public protocol Store {}
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(store: any Store) { self.store = store }
                @Instantiated let store: any Store
            }
            #if DEBUG
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public struct MemoryStore: Store, Instantiable {
                public init() {}
            }
            #else
            @Instantiable(fulfillingAdditionalTypes: [Store.self])
            public struct DiskStore: Store, Instantiable {
                public init() {}
            }
            #endif
            """))

    static let unmetDependency = error(
        "a property is received that nothing above provides",
        because:
            "What is received is made by, or forwarded to, a type above, under the same label and type. Nothing "
            + "stands above a root.",
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
            "Declare it as `@Instantiated` or `@Forwarded` in one of the types on the way from the root: in "
            + "the lowest, if nobody else is to share it. Or receive it under the name that it has: "
            + "`@Received(fulfilledByDependencyNamed:ofType:)`.",
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

    static let forwardedIntoConstant = error(
        "a type with forwarded properties is instantiated at once",
        because:
            "Forwarded values are known when somebody gives them, so such a type is made by an Instantiator.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(session: Session) { self.session = session }
                @Instantiated let session: Session
            }
            @Instantiable
            public struct Session: Instantiable {
                public init(user: String) { self.user = user }
                @Forwarded let user: String
            }
            """),
        remedy: "Declare the property as an Instantiator, and call `instantiate` with the values.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(sessions: Instantiator<Session>) { self.sessions = sessions }
                @Instantiated let sessions: Instantiator<Session>
            }
            @Instantiable
            public struct Session: Instantiable {
                public init(user: String) { self.user = user }
                @Forwarded let user: String
            }
            """))

    static let forwardedIntoRoot = error(
        "a root has forwarded properties",
        because: "A root is made by `init()`, which is given nothing.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: String) { self.user = user }
                @Forwarded let user: String
            }
            """),
        remedy: "Move what needs the value into a type that the root makes by an Instantiator.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(sessions: Instantiator<Session>) { self.sessions = sessions }
                @Instantiated let sessions: Instantiator<Session>
            }
            @Instantiable
            public struct Session: Instantiable {
                public init(user: String) { self.user = user }
                @Forwarded let user: String
            }
            """))

    static let erasedValues = error(
        "the first generic argument of an erased Instantiator is not what its product is forwarded",
        because: "It is the type of what callers give to `instantiate`.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(pages: ErasedInstantiator<Int, any Screen>) { self.pages = pages }
                @Instantiated(fulfilledByType: "Page") let pages: ErasedInstantiator<Int, any Screen>
            }
            public protocol Screen {}
            @Instantiable
            public struct Page: Screen, Instantiable {
                public init(title: String) { self.title = title }
                @Forwarded let title: String
            }
            """),
        remedy:
            "Write `Product.ForwardedProperties`, or what it stands for: the type of the one forwarded property, "
            + "or a tuple of all, sorted by label.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(pages: ErasedInstantiator<String, any Screen>) { self.pages = pages }
                @Instantiated(fulfilledByType: "Page") let pages: ErasedInstantiator<String, any Screen>
            }
            public protocol Screen {}
            @Instantiable
            public struct Page: Screen, Instantiable {
                public init(title: String) { self.title = title }
                @Forwarded let title: String
            }
            """))

    static let dependencyCycle = error(
        "something is needed to make itself",
        because:
            "Making it would never end. Types may make each other by Instantiators all the way round, since then "
            + "each is made when it is asked for.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public final class Chicken: Instantiable {
                public init(egg: Egg) { self.egg = egg }
                @Instantiated let egg: Egg
            }
            @Instantiable
            public final class Egg: Instantiable {
                public init(chicken: Chicken) { self.chicken = chicken }
                @Instantiated let chicken: Chicken
            }
            """),
        remedy: "Take out what both need and let a type above make it, or make every property on the way an "
            + "Instantiator.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public final class Chicken: Instantiable {
                public init(eggs: Instantiator<Egg>) { self.eggs = eggs }
                @Instantiated let eggs: Instantiator<Egg>
            }
            @Instantiable
            public final class Egg: Instantiable {
                public init(chickens: Instantiator<Chicken>) { self.chickens = chickens }
                @Instantiated let chickens: Instantiator<Chicken>
            }
            """))

    static let endlessType = error(
        "a generic type makes ever larger types of itself",
        because: "Code can be written for a number of types that ends.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(pages: Pages<Int>) { self.pages = pages }
                @Instantiated let pages: Pages<Int>
            }
            @Instantiable
            public final class Pages<Item>: Instantiable {
                public init(groups: Instantiator<Pages<[Item]>>) { self.groups = groups }
                @Instantiated let groups: Instantiator<Pages<[Item]>>
            }
            """),
        remedy: "Make a type with the same arguments, or one that is not generic.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(pages: Pages<Int>) { self.pages = pages }
                @Instantiated let pages: Pages<Int>
            }
            @Instantiable
            public final class Pages<Item>: Instantiable {
                public init(groups: Instantiator<Pages<Item>>) { self.groups = groups }
                @Instantiated let groups: Instantiator<Pages<Item>>
            }
            """))
}
