import Arbor

@globalActor public actor Work { public static let shared = Work() }

@Work @Instantiable public final class Store: Instantiable {
    public init() {}
}
