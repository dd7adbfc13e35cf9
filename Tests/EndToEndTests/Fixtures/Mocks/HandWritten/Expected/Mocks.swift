// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension API {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var suffix: String = "!"
        var safeDIBuilder: ((Store, String) -> API)? = nil

        init(suffix: String = "!", _ safeDIBuilder: ((Store, String) -> API)? = nil) {
            self.suffix = suffix
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Page {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var isPlain: Bool = true
        var safeDIBuilder: ((API, Cache, User, String, Bool) -> Page)? = nil

        init(isPlain: Bool = true, _ safeDIBuilder: ((API, Cache, User, String, Bool) -> Page)? = nil) {
            self.isPlain = isPlain
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var store: (() -> Store)? = nil
        var cache: (() -> Cache)? = nil
        private var _box2: Boxed<API.SafeDIMockConfiguration>? = nil
        var api: API.SafeDIMockConfiguration {
            get { _box2?.value ?? .init() }
            set { _box2 = .init(newValue) }
        }
        private var _box3: Boxed<Page.SafeDIMockConfiguration>? = nil
        var pages: Page.SafeDIMockConfiguration {
            get { _box3?.value ?? .init() }
            set { _box3 = .init(newValue) }
        }

        init(
            store: (() -> Store)? = nil, cache: (() -> Cache)? = nil,
            api: API.SafeDIMockConfiguration = .init(), pages: Page.SafeDIMockConfiguration = .init()
        ) {
            self.store = store
            self.cache = cache
            self.api = api
            self.pages = pages
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makeAPI(store: Store, configuration: API.SafeDIMockConfiguration) -> API {
            return if let make = configuration.safeDIBuilder {
                make(store, configuration.suffix)
            } else {
                API.mock(store: store, suffix: configuration.suffix)
            }
        }

        func makePage(
            user: User, title: String, api: API, cache: Cache, configuration: Page.SafeDIMockConfiguration
        ) -> Page {
            return if let make = configuration.safeDIBuilder {
                make(api, cache, user, title, configuration.isPlain)
            } else {
                Page.plain(api: api, cache: cache, user: user, title: title, isPlain: configuration.isPlain)
            }
        }

        let store: Store = if let make = safeDIOverrides.store { make() } else { Disk.mock() }
        let cache: Cache = if let make = safeDIOverrides.cache { make() } else { Disk.instantiate() }
        let api = makeAPI(store: store, configuration: safeDIOverrides.api)
        let pages = Instantiator<Page> { [configuration = safeDIOverrides.pages] in
            makePage(user: $0.user, title: $0.title, api: api, cache: cache, configuration: configuration)
        }
        return App(store: store, cache: cache, api: api, pages: pages)
    }
}

extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<API.SafeDIMockConfiguration>? = nil
        var api: API.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        var cache: (() -> Cache)? = nil
        var store: (() -> Store)? = nil

        init(
            api: API.SafeDIMockConfiguration = .init(), cache: (() -> Cache)? = nil,
            store: (() -> Store)? = nil
        ) {
            self.api = api
            self.cache = cache
            self.store = store
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(
        user: User = .mock(), title: String = "untitled", isPlain: Bool = true,
        safeDIOverrides: SafeDIOverrides = .init()
    ) -> Page {
        func makeAPI(store: Store, configuration: API.SafeDIMockConfiguration) -> API {
            return if let make = configuration.safeDIBuilder {
                make(store, configuration.suffix)
            } else {
                API.mock(store: store, suffix: configuration.suffix)
            }
        }

        let store: Store = if let make = safeDIOverrides.store { make() } else { Disk.mock() }
        let api = makeAPI(store: store, configuration: safeDIOverrides.api)
        let cache: Cache = if let make = safeDIOverrides.cache { make() } else { Disk.instantiate() }
        return Page.plain(api: api, cache: cache, user: user, title: title, isPlain: isPlain)
    }
}

extension Shelf {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var number: (() -> Tag<Int>)? = nil
        var title: ((Tag<Int>) -> Tag<String>)? = nil

        init(number: (() -> Tag<Int>)? = nil, title: ((Tag<Int>) -> Tag<String>)? = nil) {
            self.number = number
            self.title = title
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Shelf {
        let number: Tag<Int> = if let make = safeDIOverrides.number { make() } else { Tag<Int>.mock() }
        let title: Tag<String> = if let make = safeDIOverrides.title {
            make(number)
        } else {
            Tag<String>.mock(number: number)
        }
        return Shelf(number: number, title: title)
    }
}
#endif
