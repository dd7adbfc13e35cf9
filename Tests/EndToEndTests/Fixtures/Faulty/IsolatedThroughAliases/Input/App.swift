import Arbor

@globalActor public actor Disk { public static let shared = Disk() }

public typealias Main = MainActor

@Disk public protocol Table {}

public typealias Stored = Table

@Instantiable
public final class Users: Stored, Instantiable {
    public init() {}
}

@Main @Instantiable
public final class Page: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(users: Users) { self.users = users }

    @Instantiated let users: Users
}

@Disk @Instantiable(isRoot: true)
public final class Server: Instantiable {
    public init(users: Users, page: Page) { (self.users, self.page) = (users, page) }

    @Instantiated let users: Users
    @Instantiated let page: Page
}
