// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

@available(*, deprecated, message: "use )New{ instead")
extension Root {
    /// Makes the whole dependency tree.
    public init() {
        let log = Log()
        self.init(log: log, k: K(log: log), o: O())
    }
}
