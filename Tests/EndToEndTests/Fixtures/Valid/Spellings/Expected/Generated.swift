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
        func makePage(number: Int?, onTurn: @escaping @MainActor @Sendable (Int) -> Void) -> Page {
            let reading: (any Reading)? = File()
            return Page(number: number, onTurn: onTurn, reading: reading)
        }

        func makeReader(
            file: Writing & Reading, ints: Box<[Int]>, map: Box<[String: Int?]>, maybe: Int?
        ) -> Reader {
            let page = Instantiator<Page> { makePage(number: $0.number, onTurn: $0.onTurn) }
            return Reader(file: file, ints: ints, map: map, page: page, maybe: maybe)
        }

        func makeShelf(
            maybe: Int?, file: Writing & Reading, ints: Box<[Int]>, map: Box<[String: Int?]>
        ) -> Shelf {
            Shelf(maybe: maybe, reader: makeReader(file: file, ints: ints, map: map, maybe: maybe))
        }

        let file: Reading & Writing = File()
        let ints: Box<Array<Int>> = Box<[Int]>.instantiate()
        let map: Box<[String: Int?]> = Box<[String: Int?]>.instantiate()
        let any: Box<any Reading> = Box<any Reading>.instantiate(file: file)
        let shelves = Instantiator<Shelf> { makeShelf(maybe: $0, file: file, ints: ints, map: map) }
        let lamp: Optional<Lamp> = Lamp()
        let spareLamp: Optional<Lamp> = Lamp()
        let lamps: Optional<Instantiator<Lamp>> = Instantiator<Lamp> { Lamp() }
        self.init(
            file: file, ints: ints, map: map, any: any, shelves: shelves, lamp: lamp, spareLamp: spareLamp,
            lamps: lamps
        )
    }
}
