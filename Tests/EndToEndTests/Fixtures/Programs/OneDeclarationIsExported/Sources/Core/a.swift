import Arbor

@Instantiable public final class Store: Instantiable {
    public init() {}
}

@Instantiable public final class Other: Instantiable {
    public init() {}
}
