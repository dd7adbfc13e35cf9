import Arbor

@Instantiable
struct Log: Instantiable {
    init() {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(log: Log, named: Named, typed: Typed, twice: Twice, valued: Valued, other: Other) {
        self.log = log
        self.named = named
        self.typed = typed
        self.twice = twice
        self.valued = valued
        self.other = other
    }
    @Instantiated let log: Log
    @Instantiated let named: Named
    @Instantiated let typed: Typed
    @Instantiated let twice: Twice
    @Instantiated let valued: Valued
    @Instantiated let other: Other
}

@Instantiable
struct Named: Instantiable {
    init(log: Log) { self.log = log }
    @Received let log: Log
    @Instantiated private let
    private func run() {}
}

@Instantiable
struct Typed: Instantiable {
    init(log: Log) { self.log = log }
    @Received let log: Log
    @Instantiated let clock:
    static func run() {}
}

@Instantiable
struct Twice: Instantiable {
    init(log: Log) { self.log = log }
    @Received private
    @Received private let log: Log
}

@Instantiable
struct Valued: Instantiable {
    init(start: Log) { self.start = start }
    @Instantiated let start = Log()
}

/// Nothing provides a 'Logg'.
@Instantiable
struct Other: Instantiable {
    init(text: Log) { self.text = text }
    @Received(fulfilledByDependencyNamed: "log", ofType: Logg.self) let text: Log
}
