// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Engine {
    /// Makes the whole dependency tree.
    public init() {
        let step = Step()
        let counter = Counter(step: step)
        let counters = SendableInstantiator<Counter> { Counter(step: step) }
        self.init(step: step, counter: counter, counters: counters)
    }
}

extension Window {
    /// Makes the whole dependency tree.
    public convenience init() {
        let step = Step()
        let counter = Counter(step: step)
        let screens = Instantiator<Screen> { Screen(counter: counter) }
        self.init(step: step, counter: counter, screens: screens, screen: Screen(counter: counter))
    }
}
