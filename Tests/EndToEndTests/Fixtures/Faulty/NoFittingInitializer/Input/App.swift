import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    @Instantiated let none: None
    @Instantiated let failable: Failable
    @Instantiated let asynchronous: Asynchronous
    @Instantiated let throwing: Throwing
    @Instantiated let generic: Generic
    @Instantiated let short: Short
    @Instantiated let long: Long
    @Instantiated let other: Other
}

@Instantiable
public final class None: Instantiable {
    @Forwarded let save: (String) -> Void
}

@Instantiable
public final class Failable: Instantiable {
    public init?() {}
}

@Instantiable
public final class Asynchronous: Instantiable {
    public init() async {}
}

@Instantiable
public final class Throwing: Instantiable {
    public init() throws {}
}

@Instantiable
public final class Generic: Instantiable {
    public init<T>(_ value: T) {}
}

@Instantiable
public final class Short: Instantiable {
    public init(none: None) { self.none = none }
    @Received let none: None
    @Received let failable: Failable
}

@Instantiable
public final class Long: Instantiable {
    public init(none: None, count: Int) { self.none = none }
    @Received let none: None
}

@Instantiable
public final class Other: Instantiable {
    public init(none: Short) { fatalError() }
    @Received let none: None
}

@Instantiable
public struct Memberwise: Instantiable {
    @Received let none: None
}

@Instantiable
public struct Private: Instantiable {
    private init() {}
}

@Instantiable
public struct Internal: Instantiable {
    init() {}
}
