import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(users: UserScreen, orders: OrderScreen) {
        self.users = users
        self.orders = orders
    }
    @Instantiated let users: UserScreen
    @Instantiated let orders: OrderScreen
}
struct User {}
struct Order {}
@Instantiable final class UserScreen: Instantiable {
    init(repo: Repo<User>) { self.repo = repo }
    @Instantiated let repo: Repo<User>
}
@Instantiable final class OrderScreen: Instantiable {
    init(repo: Repo<Order>) { self.repo = repo }
    @Instantiated let repo: Repo<Order>
}
@Instantiable
final class Repo<Item>: Instantiable {
    init(cache: Cache<Item>, log: Log) {
        self.cache = cache
        self.log = log
    }
    @Instantiated let cache: Cache<Item>
    @Instantiated let log: Log
}
@Instantiable final class Cache<Item>: Instantiable { init() {} }
@Instantiable final class Log: Instantiable { init() {} }
@Instantiable final class Cache<Item>: Instantiable {
    init(log: Log) { self.log = log }
    @Instantiated let log: Log
}
