// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Program.Root {
    /// Makes the whole dependency tree.
    public init() {
        func makeFeatureScreen(store: Feature.Store) -> Feature.Screen {
            let configuration = Feature.Configuration()
            let panes = Instantiator<Feature.Screen.Pane> {
                Feature.Screen.Pane(configuration: configuration, title: $0)
            }
            return Feature.Screen(store: store, configuration: configuration, panes: panes)
        }

        func makeFeatureStore() -> Feature.Store {
            Feature.Store(configuration: Feature.Store.Configuration())
        }

        let store = makeFeatureStore()
        self.init(store: store, screen: makeFeatureScreen(store: store), configuration: Configuration())
    }
}
