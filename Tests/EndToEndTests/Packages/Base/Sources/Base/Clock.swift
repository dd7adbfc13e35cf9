import Arbor

@Instantiable
public struct Clock: Instantiable {
    public init() {}

    public func now() -> Int {
        1
    }
}
