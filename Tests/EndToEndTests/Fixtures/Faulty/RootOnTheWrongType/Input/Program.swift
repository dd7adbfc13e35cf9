import Arbor

@Instantiable
final class Log: Instantiable {
    init() {}
}

@Instantiable(isRoot: true)
final class Home: Instantiable {
    init(user: String, log: Log) {
        self.user = user
        self.log = log
    }
    @Forwarded let user: String
    @Received let log: Log
}

/// It was meant as the root.
@Instantiable
final class App: Instantiable {
    init(log: Log, homes: Instantiator<Home>) {
        self.log = log
        self.homes = homes
    }
    @Instantiated let log: Log
    @Instantiated let homes: Instantiator<Home>
}
