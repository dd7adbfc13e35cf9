// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        let value = Value()
        self.init(value: value, keeper: Keeper(value: value), page: Page(), view: Home.View())
    }
}
