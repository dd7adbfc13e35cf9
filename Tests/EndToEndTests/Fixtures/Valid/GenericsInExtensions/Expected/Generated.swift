// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeFooIntStringBar(t: Int) -> Foo<Int, [String]>.Bar {
            Foo<Int, [String]>.Bar(t: t, box: Box<Int>())
        }

        let t: Int = Int.instantiate()
        self.init(t: t, b: makeFooIntStringBar(t: t))
    }
}
