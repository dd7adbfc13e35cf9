import Arbor

@globalActor public actor DiskActor { public static let shared = DiskActor() }

@DiskActor @Instantiable
public final class Users: Instantiable {
    public init() {}
}

@MainActor @Instantiable
public final class Page: Instantiable {
    public init() {}
}

@Instantiable(generateMock: true)
public final class Desk: Instantiable {
    public init(users: Users, page: Page) { (self.users, self.page) = (users, page) }

    @Instantiated let users: Users
    @Instantiated let page: Page
}
