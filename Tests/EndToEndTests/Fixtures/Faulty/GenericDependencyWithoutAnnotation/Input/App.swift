import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(page: Instantiator<Page<Int>>, log: Log, home: Home) {
        (self.page, self.log, self.home) = (page, log, home)
    }
    @Received let page: Instantiator<Page<Int>>
    @Instantiated let log: Log
    @Instantiated let home: Home
}

@Instantiable
final class Log: Instantiable {
    init() {}
}

@Instantiable
final class Home: Instantiable {
    init(users: Repo<User>) { self.users = users }
    let users: Repo<User>
}

@Instantiable
final class Page<Item>: Instantiable {
    init(log: Log) { self.log = log }
    @Received let log: Log
}

struct User {}

@Instantiable
final class Repo<Item>: Instantiable {
    init() {}
}
