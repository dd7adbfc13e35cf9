import Arbor

@Instantiable public final class Other: Instantiable {
    public init() {}
}
