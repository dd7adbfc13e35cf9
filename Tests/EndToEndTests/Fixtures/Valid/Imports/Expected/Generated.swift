// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
@preconcurrency internal import Identity
#endif
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(Store)
@_spi(Testing) import Store
#endif
#if canImport(Store)
import Store
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        func makeA(depot: Depot) -> A {
            let cellar: any Kept = Cellar.instantiate(depot: depot)
            return A(cellar: cellar)
        }

        let depot: Depot = Depot.instantiate()
        let a = makeA(depot: depot)
        let b = B(depot: depot)
        let plain: any Sendable = Plain()
        self.init(a: a, b: b, depot: depot, plain: plain)
    }
}
