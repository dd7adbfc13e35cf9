// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

// Other declarations may hide these names below.
private typealias TopLevelCache = Cache
private typealias TopLevelFeatures = Features
private typealias TopLevelLog = Log
private typealias TopLevelPage = Page

extension Features.Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        let log = TopLevelLog()
        let cache = TopLevelCache()
        self.init(log: log, page: TopLevelPage(cache: cache), cache: cache)
    }
}
