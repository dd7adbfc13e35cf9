import Arbor

public struct Cache {}

@Instantiable
public final class Thing: Instantiable {
    public init() {}
}
