struct Network {
    func load() {}
}

struct Log {
    func write() {}
}

protocol NetworkDependency {
    var network: Network { get }
}

protocol LogDependency {
    var log: Log { get }
}

typealias FeedDependencies = LogDependency & NetworkDependency

struct Feed<Dependencies: FeedDependencies> {
    let dependencies: Dependencies

    func show() {
        dependencies.network.load()
        FeedCell(dependencies: dependencies).draw()
    }
}

// Without an alias of its own, it reads what the feed itself doesn't.
struct FeedCell<Dependencies: FeedDependencies> {
    let dependencies: Dependencies

    func draw() {
        dependencies.log.write()
    }
}
