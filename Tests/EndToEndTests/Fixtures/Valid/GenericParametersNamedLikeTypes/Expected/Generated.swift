// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

// Other declarations may hide these names below.
private typealias TopLevelModel = Model

extension Feature {
    /// Makes the whole dependency tree.
    public init() {
        func makeNetwork() -> Network {
            Network(model: TopLevelModel())
        }

        let network = makeNetwork()
        let screens = Instantiator<Screen<Model>> { Screen<Model>(items: $0, network: network) }
        self.init(screens: screens, network: network)
    }
}

extension Outer.Inner {
    /// Makes the whole dependency tree.
    public init() {
        func makeNetwork() -> Network {
            Network(model: TopLevelModel())
        }

        let network = makeNetwork()
        let screens = Instantiator<Screen<Model>> { Screen<Model>(items: $0, network: network) }
        self.init(screens: screens, network: network)
    }
}
