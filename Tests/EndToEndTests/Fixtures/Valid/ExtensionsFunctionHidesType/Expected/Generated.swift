// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

// Other declarations may hide these names below.
private typealias TopLevelBadge = Badge
private typealias TopLevelFooter = Footer

extension Screen {
    /// Makes the whole dependency tree.
    nonisolated public init() {
        func makeHeader() -> Header {
            Header(badge: TopLevelBadge())
        }

        self.init(header: makeHeader(), footer: TopLevelFooter())
    }
}
