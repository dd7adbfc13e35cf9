// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeArrayBoolBag() -> Array<Bool>.Bag {
            Array<Bool>.Bag(box: Box<Bool>())
        }

        func makeFooIntStringBar(t: Int) -> Foo<Int, [String]>.Bar {
            Foo<Int, [String]>.Bar(t: t, box: Box<Int>())
        }

        func makeShelfStringRow(item: String) -> Shelf<String>.Row {
            Shelf<String>.Row(label: Shelf<String>.Label(item: item), item: item, box: Box<String>())
        }

        func makeTrayDoubleLid() -> Tray<Double>.Lid {
            Tray<Double>.Lid(box: Box<Double>())
        }

        let t: Int = Int.instantiate()
        let b = makeFooIntStringBar(t: t)
        let rows = Instantiator<Shelf<String>.Row> { makeShelfStringRow(item: $0) }
        self.init(t: t, b: b, rows: rows, bag: makeArrayBoolBag(), lid: makeTrayDoubleLid())
    }
}
