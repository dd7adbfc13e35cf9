// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeC(b: B, u: B, w: B?) -> C {
            let s: B = b
            return C(b: b, w: w, s: s, u: u)
        }

        let b = B()
        let u = B()
        let w = B()
        self.init(b: b, c: makeC(b: b, u: u, w: w), w: w, u: u)
    }
}
