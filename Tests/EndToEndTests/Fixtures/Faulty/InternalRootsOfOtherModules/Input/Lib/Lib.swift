import Arbor

@Instantiable(isRoot: true)
struct Root: Instantiable {
    init(log: Log) { self.log = log }

    @Instantiated let log: Log
}

@Instantiable
struct Log: Instantiable {
    init() {}
}
