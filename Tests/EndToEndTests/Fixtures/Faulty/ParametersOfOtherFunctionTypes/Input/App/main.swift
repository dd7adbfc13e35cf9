import Arbor

@Instantiable
struct Window: Instantiable {
    @Received let didClose: @Sendable (Int) -> Void
    init(didClose: @escaping @Sendable (Int) async -> Void) { self.didClose = didClose }
}

@Instantiable
struct Workspace: Instantiable {
    @Forwarded let didClose: @Sendable (Int) async -> Void
    @Instantiated let window: Window
    init(didClose: @escaping @Sendable (Int) async -> Void, window: Window) {
        self.didClose = didClose
        self.window = window
    }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let workspaces: Instantiator<Workspace>
    init(workspaces: Instantiator<Workspace>) { self.workspaces = workspaces }
}
