import Arbor

@Instantiable public final class Session: Instantiable {
    public init() {}
}
