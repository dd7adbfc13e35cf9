import Arbor

public struct Failure: Error {}

@Instantiable public final class Leaf: Instantiable {
    public init(load: @escaping () throws(Failure) -> Void) { self.load = load }
    @Received let load: () throws(Failure) -> Void
}
