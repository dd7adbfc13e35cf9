import Arbor

@Instantiable public final class Logger: Instantiable {
    public init() {}
}

@Instantiable public final class Cache: Instantiable {
    public init() {}
}
