// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Page {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeMenuItem() -> Menu<Item> {
            let page = Instantiator<Page<Item>> { makePageItem() }
            return Menu<Item>(page: page)
        }

        func makePageItem() -> Page<Item> {
            let next = Instantiator<Page<Item>> { makePageItem() }
            let menu = Instantiator<Menu<Item>> { makeMenuItem() }
            return Page<Item>(next: next, menu: menu)
        }

        let next = Instantiator<Page<Item>> { makePageItem() }
        let menu = Instantiator<Menu<Item>> { makeMenuItem() }
        self.init(next: next, menu: menu)
    }
}

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeBoxT() -> Box<T> {
            let more = Instantiator<Box<T>> { makeBoxT() }
            return Box<T>(more: more)
        }

        func makeBoxTInt() -> Box<[T: Int]> {
            let more = Instantiator<Box<[T: Int]>> { makeBoxTInt() }
            return Box<[T: Int]>(more: more)
        }

        self.init(box: makeBoxT(), other: makeBoxTInt())
    }
}

extension Space.Nested {
    /// Makes the whole dependency tree.
    public init() {
        func makeBoxT() -> Box<T> {
            let more = Instantiator<Box<T>> { makeBoxT() }
            return Box<T>(more: more)
        }

        self.init(box: makeBoxT())
    }
}
