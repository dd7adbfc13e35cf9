// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        nonisolated func makeBook() -> Book {
            Book(page: makePage(), clock: Clock())
        }

        nonisolated func makeLog(clock: Clock?) -> Log {
            Log(clock: nil, page: makePage())
        }

        func makeNotes(clock: Clock?) -> Notes {
            Notes(clock: nil, log: makeLog(clock: nil))
        }

        nonisolated func makePage() -> Page {
            let clock = Clock()
            return Page(clock: clock, line: Line(clock: clock))
        }

        func makeReader() -> Reader {
            Reader(screen: makeScreen(), page: makePage())
        }

        func makeScreen() -> Screen {
            Screen(clock: Clock())
        }

        func makeShelf(clock: Clock) -> Shelf {
            let pages = Instantiator<Screen> { makeScreen() }
            return Shelf(clock: clock, pages: pages)
        }

        func makeShop() -> Shop {
            let clock = Clock()
            return Shop(clock: clock, shelf: makeShelf(clock: clock))
        }

        nonisolated func makeStore() -> Store {
            let page = makePage()
            let pages = Instantiator<Page> { makePage() }
            return Store(page: page, pages: pages)
        }

        self.init(
            store: makeStore(), reader: makeReader(), log: makeLog(clock: nil), notes: makeNotes(clock: nil),
            book: makeBook(), shop: makeShop()
        )
    }
}
