import Arbor

#if DEBUG
@Instantiable(isRoot: true)
public struct DebugApp: Instantiable {
    public init(shell: Shell) { self.shell = shell }
    @Instantiated let shell: Shell
}
#endif

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(shell: Shell, settings: Settings) {
        self.shell = shell
        self.settings = settings
    }

    @Instantiated let shell: Shell
    @Instantiated let settings: Settings
}

/// Made in several steps in each build, and by the functions of each.
@Instantiable
public struct Settings: Instantiable {
    public init(store: Store) { self.store = store }
    @Instantiated let store: Store
}

@Instantiable
public struct Store: Instantiable {
    public init() {}
}

print(App().shell.text)
