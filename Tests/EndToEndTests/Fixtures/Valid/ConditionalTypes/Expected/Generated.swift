// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif
#if canImport(NoSuchModule)
import NoSuchModule
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        self.init(shown: Shown())
    }
}
