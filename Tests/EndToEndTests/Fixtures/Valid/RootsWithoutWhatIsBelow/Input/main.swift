import Arbor

// Nothing above a root provides what it receives if available, though types below have a value of that name and type.

public struct User {
    let name: String
}

@Instantiable(isRoot: true)
public final class Feature: Instantiable {
    public init(user: User?, log: Log?, sessions: Instantiator<Session>, page: Page) {
        (self.user, self.log, self.sessions, self.page) = (user, log, sessions, page)
    }

    @Received(onlyIfAvailable: true) let user: User?
    @Received(onlyIfAvailable: true) let log: Log?
    @Instantiated let sessions: Instantiator<Session>
    @Instantiated let page: Page
}

@Instantiable
public final class Session: Instantiable {
    public init(user: User) { self.user = user }

    @Forwarded let user: User
}

@Instantiable
public final class Page: Instantiable {
    public init(log: Log) { self.log = log }

    @Instantiated let log: Log
}

@Instantiable
public final class Log: Instantiable {
    public init() {}
}

let feature = Feature()
print(
    feature.user?.name ?? "no user", feature.log == nil ? "no log" : "a log",
    feature.sessions.instantiate(User(name: "Ada")).user.name)
