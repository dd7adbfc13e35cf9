import Arbor

@globalActor public actor Work { public static let shared = Work() }

@Instantiable public final class Leaf: Instantiable {
    public init(action: @escaping @Work () -> Void) { self.action = action }
    @Received let action: @Work () -> Void
}
