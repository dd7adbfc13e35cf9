// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

extension App {
    /// Makes the whole dependency tree.
    public init() {
        self.init(clock: Clock())
    }
}
