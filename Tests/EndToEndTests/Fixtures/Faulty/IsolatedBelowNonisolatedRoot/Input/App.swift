import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home) {
        self.home = home
    }

    @Instantiated let home: Home
}

@Instantiable
public final class Home: Instantiable {
    public init(models: Instantiator<Model>) {
        self.models = models
    }

    @Instantiated let models: Instantiator<Model>
}

@MainActor
@Instantiable
public final class Model: Instantiable {
    public init() {}
}

/// An actor's initializer runs outside of it.
@Instantiable(isRoot: true)
public actor Engine: Instantiable {
    public init(gauge: Gauge) {
        self.gauge = gauge
    }

    @Instantiated let gauge: Gauge
}

@Instantiable
public struct Gauge: Instantiable {
    @MainActor public init() {}
}

/// Isolated, but for its initializer.
@MainActor
@Instantiable(isRoot: true)
public final class Panel: Instantiable {
    public nonisolated init(gauge: Gauge) {
        self.gauge = gauge
    }

    @Instantiated let gauge: Gauge
}

/// Isolated as what it makes is: no fault.
@Instantiable(isRoot: true)
public final class Board: Instantiable {
    @MainActor public init(gauge: Gauge) {
        self.gauge = gauge
    }

    @Instantiated let gauge: Gauge
}
