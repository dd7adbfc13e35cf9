import SafeDI

public protocol Store { var name: String { get } }
public protocol Cache { var name: String { get } }

/// Both protocols, by one function for each.
public final class Disk: Store, Cache {
    public init(name: String) { self.name = name }
    public let name: String
}

@Instantiable(fulfillingAdditionalTypes: [Store.self, Cache.self])
extension Disk: Instantiable {
    public static func instantiate() -> Disk { Disk(name: "real disk") }
    public static func mock() -> Store { Disk(name: "store for tests") }
}

/// A function for tests makes the type in every mock, here and below.
@Instantiable
public final class API: Instantiable {
    public init(store: Store) {
        self.store = store
        self.name = "real API with \(store.name)"
    }

    @Received let store: Store
    let name: String

    public static func mock(store: Store, suffix: String = "!") -> API {
        API(store: store, name: "API for tests with \(store.name)\(suffix)")
    }

    private init(store: Store, name: String) {
        self.store = store
        self.name = name
    }
}

public struct User {
    let name: String
}

@Instantiable
extension User: Instantiable {
    public static func instantiate() -> User { User(name: "nobody") }
    public static func mock() -> User { User(name: "test user") }
}

/// A type with a generated mock and a function of its own, whose parameters the mock takes over.
@Instantiable(generateMock: true, customMockName: "plain")
public final class Page: Instantiable {
    public init(api: API, cache: Cache, user: User, title: String, length: Int = 10) {
        self.api = api
        self.cache = cache
        self.user = user
        self.title = title
        self.length = length
    }

    @Received let api: API
    @Received let cache: Cache
    @Forwarded let user: User
    @Forwarded let title: String
    let length: Int

    public static func plain(
        api: API, cache: Cache, user: User, title: String = "untitled", isPlain: Bool = true
    ) -> Page {
        Page(api: api, cache: cache, user: user, title: title, length: isPlain ? 1 : 2)
    }

    var text: String { "\(title) by \(user.name), \(length), \(api.name), \(cache.name)" }
}

@Instantiable(isRoot: true, generateMock: true)
public struct App: Instantiable {
    public init(store: Store, cache: Cache, api: API, pages: Instantiator<Page>) {
        self.store = store
        self.cache = cache
        self.api = api
        self.pages = pages
    }

    @Instantiated(fulfilledByType: "Disk") let store: Store
    @Instantiated(fulfilledByType: "Disk") let cache: Cache
    @Instantiated let api: API
    @Instantiated let pages: Instantiator<Page>
    var text: String {
        "\(store.name), \(cache.name), \(api.name)\n  "
            + pages.instantiate((title: "A", user: User(name: "Ann"))).text
    }
}

/// Each result of an extension has a function for tests of its own, with the dependencies of that result.
public struct Tag<Value> { public let text: String }

@Instantiable
extension Tag: Instantiable {
    public static func instantiate() -> Tag<Int> { Tag<Int>(text: "real number") }
    public static func instantiate(number: Tag<Int>) -> Tag<String> { Tag<String>(text: "real " + number.text) }
    public static func mock() -> Tag<Int> { Tag<Int>(text: "test number") }
    public static func mock(number: Tag<Int>) -> Tag<String> { Tag<String>(text: "test of " + number.text) }
}

@Instantiable(generateMock: true)
public struct Shelf: Instantiable {
    public init(number: Tag<Int>, title: Tag<String>) {
        self.number = number
        self.title = title
    }

    @Instantiated let number: Tag<Int>
    @Instantiated let title: Tag<String>
}
