import Arbor

public protocol Persisting {}

@Instantiable
public final class MemoryPersister: Persisting, Instantiable {
    public init() {}
}

/// A tree for tests can't make a value of a type that only a test knows.
@Instantiable(generateTest: true)
public final class Repository<P: Persisting & Instantiable>: Instantiable {
    public init(persister: P) { self.persister = persister }
    @Instantiated let persister: P
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(repository: Repository<MemoryPersister>) { self.repository = repository }
    @Instantiated let repository: Repository<MemoryPersister>
}
