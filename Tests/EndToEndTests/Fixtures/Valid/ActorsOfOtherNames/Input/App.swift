import Arbor

@Instantiable
public final class Users: Base, Instantiable {
    public override init() {}
}

@OnDisk @Instantiable
public final class Posts: Instantiable {
    public init() {}
}

@OnScreen @Instantiable
public final class Home: Instantiable {
    public init(page: Page) { self.page = page }

    @Instantiated let page: Page
}

@Instantiable
public final class Page: Shown, Instantiable {
    public init() {}
}

@MainActor @Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home) { self.home = home }

    @Instantiated let home: Home
}

@Disk @Instantiable(isRoot: true)
public final class Server: Instantiable {
    public init(users: Users, posts: Posts) { (self.users, self.posts) = (users, posts) }

    @Instantiated let users: Users
    @Instantiated let posts: Posts
}

@main
enum Main {
    @MainActor
    static func main() { print(type(of: App().home.page)) }
}
