// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        let ruler = Ruler()
        let column = Column(ruler: ruler)
        self.init(column: column, ruler: ruler)
    }
}
