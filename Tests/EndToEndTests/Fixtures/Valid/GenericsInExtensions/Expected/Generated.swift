// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeFooIntStringBar(t: Int) -> Foo<Int, [String]>.Bar {
            let box = Box<Int>()
            return Foo<Int, [String]>.Bar(t: t, box: box)
        }

        let t: Int = Int.instantiate()
        let b = makeFooIntStringBar(t: t)
        self.init(t: t, b: b)
    }
}
