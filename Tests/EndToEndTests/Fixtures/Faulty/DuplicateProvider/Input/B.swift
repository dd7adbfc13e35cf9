import Arbor

public protocol Store {}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class FileStore: Store, Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class MemoryStore: Store, Instantiable {
    public init() {}
}

@Instantiable(conformsElsewhere: true)
extension Service {
    public static func instantiate() -> Service { Service() }
}
