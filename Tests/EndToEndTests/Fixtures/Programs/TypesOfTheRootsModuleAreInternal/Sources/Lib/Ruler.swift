import Arbor

@Instantiable
public struct Ruler: Instantiable {
    public init() {}
}
