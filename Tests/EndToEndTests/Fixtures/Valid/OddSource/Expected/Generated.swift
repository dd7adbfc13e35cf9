// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import struct Identity.Identity
#endif

extension Größe🌳 {
    /// Makes the whole dependency tree.
    public convenience init() {
        let blatt🍃 = Blatt🍃()
        let été = Instantiator<Été> { Été(blatt🍃: blatt🍃, 名前: $0) }
        self.init(blatt🍃, größe: été)
    }
}
