/// Faults of the graph: each declaration is sound, but they don't fit each other.
extension DiagnosticEntry {
    static let missingProvider = error(
        "no annotated type provides the type of an instantiated property",
        because:
            "Arbor only makes annotated types.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(clock: Clock) { self.clock = clock }
                @Instantiated let clock: Clock
            }
            public struct Clock {}
            """),
        remedy:
            "Annotate the type with `@Instantiable`. If it is a library's type, annotate an extension of "
            + "it. If it is a protocol, add it to the `fulfillingAdditionalTypes` of the type that "
            + "implements it. Other usual causes are a typo, a type alias, a provider inside `#if`, and a "
            + "module whose sources or summary were not passed to Arbor.",
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

    static let notConforming = error(
        "a type doesn't conform to a protocol that it is named for",
        because:
            "The generated code passes the value where the protocol is asked for. Arbor reports this only if the sources "
            + "show it: the type's declaration, its extensions and its supertypes.",
        example: .sources(
            """
            public protocol Store {}
            @Instantiable(isRoot: true, fulfillingAdditionalTypes: [Store.self])
            public struct DiskStore: Instantiable {
                public init() {}
            }
            """),
        remedy: "Let the type conform to the protocol, or name another type.",
        mended: .sources(
            """
            public protocol Store {}
            @Instantiable(isRoot: true, fulfillingAdditionalTypes: [Store.self])
            public struct DiskStore: Store, Instantiable {
                public init() {}
            }
            """))

    static let duplicateProvider = error(
        "several declarations provide the same type",
        because:
            "Arbor can't know which of them you mean.",
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
        remedy:
            "Keep one provider of the type. A property that needs another one can name it: "
            + "`@Instantiated(fulfilledByType: \"MemoryStore\")`. If the declarations are inside `#if`, use "
            + "`#elseif` and `#else` so that each build has only one.",
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
        "a type is instantiated in a build that has no provider of it",
        because:
            "All providers of the type are inside `#if`. Some build contains the code that instantiates "
            + "the type, but none of the providers. The generated code would not compile in that build.",
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
            "Declare a provider for the other builds, for example in `#else`. Or move the type that "
            + "instantiates it, and the properties that make that type, into the same `#if`. To check one "
            + "build only, name it: `--define DEBUG` or `--platform linux`.",
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

    static let forwardedIntoConstant = error(
        "a type with forwarded properties is instantiated together with its owner",
        because:
            "Forwarded values are only known at run time, when a caller passes them to an Instantiator.",
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
        because:
            "A root is made by `init()`, which takes no values.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: String) { self.user = user }
                @Forwarded let user: String
            }
            """),
        remedy:
            "Move the properties that need the value into a type that the root makes through an "
            + "Instantiator.",
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
        "the first generic argument of an erased Instantiator doesn't match the forwarded properties",
        because:
            "The first generic argument is the type of the value that callers pass to `instantiate`.",
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
            "Write `Product.ForwardedProperties`, or the type that it is an alias of. With one forwarded "
            + "property, that is the property's type. With several, it is a tuple that is sorted by label.",
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
        "a dependency depends on itself",
        because:
            "Making it would never end. Types may make each other if every property of the cycle is an "
            + "Instantiator, because an Instantiator makes its type only when it is called.",
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
        remedy:
            "Move what both types need into a third type that a type above makes. Or declare every "
            + "property of the cycle as an Instantiator. In Blade, take one of the values as a `Lazy`.",
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
        "a generic type makes ever larger types from itself",
        because:
            "The generated code can only make a finite number of types.",
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
        remedy:
            "Make a type with the same generic arguments, or a type that is not generic.",
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
