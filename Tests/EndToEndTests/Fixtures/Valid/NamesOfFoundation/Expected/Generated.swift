// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Foundation)
import Foundation
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        let data = Data()
        let bytes: Foundation.Data = Foundation.Data.instantiate()
        self.init(data: data, bytes: bytes, store: Store(data: data, bytes: bytes))
    }
}
