// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Shop {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeShelfString(items: [String]) -> Shelf<String> {
            let rows = Instantiator<Shelf<String>.Row> { makeShelfStringRow(index: $0, items: items) }
            return Shelf<String>(items: items, rows: rows)
        }

        func makeShelfStringRow(index: Int, items: [String]) -> Shelf<String>.Row {
            Shelf<String>.Row(index: index, items: items, label: Label<String>())
        }

        let shelves = Instantiator<Shelf<String>> { makeShelfString(items: $0) }
        let lids = Instantiator<Crate<Int>.Lid> { Crate<Int>.Lid(size: $0) }
        self.init(shelves: shelves, lids: lids)
    }
}
