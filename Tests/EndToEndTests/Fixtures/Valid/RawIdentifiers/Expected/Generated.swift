// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeReader(`their name`: String) -> Reader {
            let `my book` = Book()
            return Reader(
                `their name`: `their name`, `my book`: `my book`, shelf: makemyshelf(`my book`: `my book`)
            )
        }

        func makemyshelf(`my book`: Book) -> `my shelf` {
            let `2nd book`: Book = `my book`
            let `default`: Book = `my book`
            return `my shelf`(`my book`: `my book`, `2nd book`: `2nd book`, default: `default`)
        }

        let `my book` = Book()
        let shelf = makemyshelf(`my book`: `my book`)
        let reader = Instantiator<Reader> { makeReader(`their name`: $0) }
        self.init(`my book`: `my book`, shelf: shelf, reader: reader)
    }
}
