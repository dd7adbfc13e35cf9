import Arbor

@Instantiable public final class Store: Instantiable {
    public init() {}
}
