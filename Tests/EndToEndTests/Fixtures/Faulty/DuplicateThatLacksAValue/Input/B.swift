import Arbor

@Instantiable
final class MemoryStore: Store, Instantiable {
    init(path: Path) { self.path = path }
    @Received let path: Path
}
