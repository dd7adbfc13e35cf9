import Arbor

@Instantiable
struct Keyword: Instantiable {
    init(log: Log) { self.log = log }
    @Received private val log: Log
}

@Instantiable
struct Nameless: Instantiable {
    init() {}
    @Instantiated private let
    @Instantiated let log: Log
}

@Instantiable
struct Argument: Instantiable {
    init(log: Log) { self.log = log }
    @Received(fulfilledByDependencyNamed: private let log: Log
}

@Instantiable
struct Body: Instantiable {
    init(
        self.log = log
    }
    @Received let log: Log
}

@Instantiable(isRoot: true)
struct Log: Instantiable {
    init() {}
}
