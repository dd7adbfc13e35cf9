import Arbor

@Instantiable
final class MemoryStore: Store, Instantiable {
    init() {}
}
