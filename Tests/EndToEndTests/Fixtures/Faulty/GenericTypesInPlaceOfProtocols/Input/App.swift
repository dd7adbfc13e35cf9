import Arbor

public protocol Storing {}
public protocol Caching {}
public struct User {}
public struct Post {}
public struct Image {}

public typealias ImageCache = Cache<Image>

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        store: any Storing, page: Page, cache: Cache<User>, users: Repository<User>, posts: Repository<Post>,
        images: ImageCache
    ) {
        self.store = store
        self.page = page
        self.cache = cache
        self.users = users
        self.posts = posts
        self.images = images
    }

    @Instantiated private let store: any Storing
    @Instantiated private let page: Page
    @Instantiated private let cache: Cache<User>
    @Instantiated private let users: Repository<User>
    @Instantiated private let posts: Repository<Post>
    @Instantiated private let images: ImageCache
}

@Instantiable
public final class Page: Instantiable {
    public init(disk: any Caching) { self.disk = disk }

    @Received private let disk: any Caching
}

@Instantiable(fulfillingAdditionalTypes: [Storing.self])
public final class MemoryStore<Value>: Storing, Instantiable {
    public init() {}
}

@Instantiable
public final class Disk<Key, Value>: Caching, Instantiable {
    public init() {}
}

@Instantiable
public final class Cache<Value>: Instantiable {
    public init() {}
}

/// Its cache is one of users only if it is a repository of users.
@Instantiable
public final class Repository<Model>: Instantiable {
    public init(cache: Cache<Model>) { self.cache = cache }

    @Received private let cache: Cache<Model>
}
