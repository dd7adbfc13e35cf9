import Arbor

public enum Feature {
    public final class Store {
        public var count = 0
        public init() {}
    }
}

/// This one is Sendable, and another type.
public final class Store: Sendable {
    public init() {}
}

@Instantiable
struct Value: Instantiable {
    init() {}

    let store: Feature.Store = Feature.Store()
    let stores: [Feature.Store] = []
}

/// In its own `Part` is a function, and in the other one nothing is.
@Instantiable
struct Holder: Instantiable {
    init() {}

    struct Part {
        let run: () -> Void = {}
    }

    let part: Part? = nil
}

struct Part {}

@Instantiable
public final class Counter: Instantiable {
    public var count = 0
    public init() {}
}

@Instantiable
public actor Keeper: Instantiable {
    init(value: Value, holder: Holder, counter: Counter) {
        (self.value, self.holder, self.counter) = (value, holder, counter)
    }

    @Received let value: Value
    @Received let holder: Holder
    @Received let counter: Counter
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    init(value: Value, holder: Holder, counter: Counter, keeper: Keeper) {
        (self.value, self.holder, self.counter, self.keeper) = (value, holder, counter, keeper)
    }

    @Instantiated let value: Value
    @Instantiated let holder: Holder
    @Instantiated let counter: Counter
    @Instantiated let keeper: Keeper
}
