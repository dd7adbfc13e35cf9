// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Identity)
import Identity
#endif
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

extension MyApp {
    /// Makes the whole dependency tree.
    public init() {
        let contentViewInstantiator = Instantiator<ContentView> { ContentView() }
        self.init(contentViewInstantiator: contentViewInstantiator)
    }
}
