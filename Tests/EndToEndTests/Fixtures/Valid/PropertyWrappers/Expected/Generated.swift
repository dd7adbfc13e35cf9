// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeScreen(width: Int, model: Model) -> Screen {
            Screen(model: model, width: width, state: State(width: width))
        }

        let model = Model()
        let screens = Instantiator<Screen> { makeScreen(width: $0, model: model) }
        self.init(model: model, screens: screens)
    }
}
