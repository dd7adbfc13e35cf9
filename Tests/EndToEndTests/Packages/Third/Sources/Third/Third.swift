import Arbor

@Instantiable
public struct Third: Instantiable {
    public init() {}
}
