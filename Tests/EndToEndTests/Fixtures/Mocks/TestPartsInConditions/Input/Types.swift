import Arbor

// Several places make a log for tests, each in some builds only.

@Instantiable
public struct Log: Instantiable {
    public init() {}

    var name = "real"
}

#if os(Linux)
    @Instantiable
    public struct First: Instantiable {
        public init(log: Log) { self.log = log }

        @Instantiated let log: Log
    }
#else
    @Instantiable
    public struct First: Instantiable {
        public init() {}
    }
#endif

#if os(macOS)
    @Instantiable
    public struct Second: Instantiable {
        public init(log: Log) { self.log = log }

        @Instantiated let log: Log
    }
#else
    @Instantiable
    public struct Second: Instantiable {
        public init() {}
    }
#endif

#if os(Linux)
    @Instantiable
    public struct Third: Instantiable {
        public init(log: Log) { self.log = log }

        @Instantiated let log: Log
    }
#else
    @Instantiable
    public struct Third: Instantiable {
        public init() {}
    }
#endif

@Instantiable(isRoot: true, generateTest: true)
public struct App: Instantiable {
    public init(first: First, second: Second, third: Third) {
        (self.first, self.second, self.third) = (first, second, third)
    }

    @Instantiated let first: First
    @Instantiated let second: Second
    @Instantiated let third: Third
}
