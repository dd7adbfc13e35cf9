// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Archive {
    /// Makes the whole dependency tree.
    @Disk public init() {
        self.init(index: Index())
    }
}

extension Report {
    /// Makes the whole dependency tree.
    nonisolated public init() {
        let log = Log()
        self.init(log: log, header: Header(log: log))
    }
}

extension Status {
    /// Makes the whole dependency tree.
    nonisolated public convenience init() {
        self.init(log: Log())
    }
}

extension Window {
    /// Makes the whole dependency tree.
    @MainActor public convenience init() {
        let log = Log()
        let pages = Instantiator<Page> { Page(log: log) }
        self.init(log: log, pages: pages)
    }
}
