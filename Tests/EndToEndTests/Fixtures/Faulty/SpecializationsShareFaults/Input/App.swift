import Arbor

public struct Post {}
public struct User {}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        users: Cache<User>, posts: Cache<Post>, userList: List<User>, postList: List<Post>, userPage: Page<User>,
        postPage: Page<Post>, names: Names<String>
    ) {
        self.users = users
        self.posts = posts
        self.userList = userList
        self.postList = postList
        self.userPage = userPage
        self.postPage = postPage
        self.names = names
    }

    @Instantiated private let users: Cache<User>
    @Instantiated private let posts: Cache<Post>
    @Instantiated private let userList: List<User>
    @Instantiated private let postList: List<Post>
    @Instantiated private let userPage: Page<User>
    @Instantiated private let postPage: Page<Post>
    @Instantiated private let names: Name<String>
}

/// Two values of one name are asked for, which no type above can have.
@Instantiable
public final class Cache<Value>: Instantiable {
    public init(store: Store<Value>) { self.store = store }

    @Received private let store: Store<Value>
}

@Instantiable
public final class Store<Value>: Instantiable {
    public init() {}
}

/// A list makes its page, which makes a list.
@Instantiable
public final class List<Value>: Instantiable {
    public init(row: Row<Value>) { self.row = row }

    @Instantiated private let row: Row<Value>
}

@Instantiable
public final class Row<Value>: Instantiable {
    public init(list: List<Value>) { self.list = list }

    @Instantiated private let list: List<Value>
}

/// The number of arguments is wrong.
@Instantiable
public final class Page<Value>: Instantiable {
    public init(buffer: Buffer<Value, Value>) { self.buffer = buffer }

    @Instantiated private let buffer: Buffer<Value, Value>
}

@Instantiable
public final class Buffer<Value>: Instantiable {
    public init() {}
}

/// A property of App misspells this name.
@Instantiable
public final class Names<Value>: Instantiable {
    public init() {}
}
