import Core

// No option names a module. The manifest does, and the generated code is in the root's.
@Instantiable(isRoot: true)
struct App: Instantiable {
    init(clock: SystemClock, log: Log, page: Page) {
        self.clock = clock
        self.log = log
        self.page = page
    }
    @Instantiated let clock: SystemClock
    @Instantiated let log: Log
    @Instantiated let page: Page
}

@Instantiable
struct Page: Instantiable {
    init() {}
}
