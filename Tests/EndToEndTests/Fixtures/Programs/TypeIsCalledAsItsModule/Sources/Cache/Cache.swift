import Arbor

@Instantiable
public final class Cache: Instantiable {
    public init() {}
}
