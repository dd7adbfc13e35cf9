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
        let k = K(log: log)
        let o = O()
        self.init(log: log, k: k, o: o)
    }
}
