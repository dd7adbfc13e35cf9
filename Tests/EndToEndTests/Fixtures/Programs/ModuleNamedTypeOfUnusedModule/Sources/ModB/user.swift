import Arbor

@Instantiable
public final class User: Instantiable {
    public init() {}
}
