import Arbor

@Instantiable
final class Limits: Instantiable { init() {} }

@Instantiable
final class Users: Instantiable { init() {} }

@Instantiable
final class Task: Instantiable {
    @Received let users: Users
    init(users: Users) { self.users = users }
}

@Instantiable(isRoot: true)
final class Server: Instantiable {
    @Instantiated let limits: Limits
    @Instantiated let limits: Users
    @Instantiated let task: Task
    init(limits: Limits, users: Users, task: Task) { self.limits = limits; self.users = users; self.task = task }
}
protocol Cell {}
struct User: Sendable {}

@Instantiable
struct UserCell: Cell, Instantiable {
    @Forwarded let user: User
    init(user: User) { self.user = user }
}

@Instantiable(isRoot: true)
struct Screen: Instantiable {
    @Instantiated(fulfilledByType: "UserCell") let cells: Instantiator<User, any Cell>
    init(cells: Instantiator<User, any Cell>) { self.cells = cells }
}
