// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        let stub: any P = Stub()
        let desk: any P = Desk()
        let main: any Q = Main()
        let make = ErasedInstantiator<(), any P> { Stub() }
        self.init(stub: stub, desk: desk, main: main, make: make)
    }
}
