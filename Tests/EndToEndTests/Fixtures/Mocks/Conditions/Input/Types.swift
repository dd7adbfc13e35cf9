import SafeDI

#SafeDIConfiguration(mockConditionalCompilation: nil)

public protocol Store { var name: String { get } }

#if DEBUG
@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct MemoryStore: Store, Instantiable {
    public init() {}
    public let name = "memory"
}
#else
@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct DiskStore: Store, Instantiable {
    public init(path: Path) { self.path = path }
    @Received let path: Path
    public let name = "disk"
}
#endif

@Instantiable
public struct Path: Instantiable {
    public init() {}
}

#if DEBUG
@Instantiable
public struct Console: Instantiable {
    public init(store: Store, lines: Int = 4) {
        self.store = store
        self.lines = lines
    }

    @Received let store: Store
    let lines: Int
}
#endif

@Instantiable(isRoot: true, generateMock: true)
public struct App: Instantiable {
    public init(path: Path, store: Store) {
        self.path = path
        self.store = store
    }

    @Instantiated let path: Path
    @Instantiated let store: Store
}

#if DEBUG
@Instantiable(generateMock: true)
public struct DebugApp: Instantiable {
    public init(console: Console) { self.console = console }
    @Instantiated let console: Console
}
#endif
