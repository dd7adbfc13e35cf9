import Arbor

@Instantiable
public final class Café: Instantiable {
    public init() {}
}
