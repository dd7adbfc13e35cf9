// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeHome() -> Home {
            Home(page: Page())
        }

        self.init(home: makeHome())
    }
}

extension Server {
    /// Makes the whole dependency tree.
    public convenience init() {
        self.init(users: Users(), posts: Posts())
    }
}
