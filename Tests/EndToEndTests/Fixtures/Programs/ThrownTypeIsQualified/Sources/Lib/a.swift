import Arbor

public struct Failure: Error { public init() {} }
@globalActor public actor Work { public static let shared = Work() }

@Instantiable public final class Leaf: Instantiable {
    public init(load: @escaping () throws(Failure) -> Void, action: @escaping @Work () -> Void) {
        self.load = load
        self.action = action
    }
    @Received let load: () throws(Failure) -> Void
    @Received let action: @Work () -> Void
}
