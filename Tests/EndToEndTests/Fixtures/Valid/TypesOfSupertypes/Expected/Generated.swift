// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makePage(style: View.Style, title: @escaping Titled.Title, key: Described.Key) -> Page {
            Page(style: style, title: title, key: key, log: Log(), row: makeRow(key: key, style: style))
        }

        func makeRow(key: Described.Key, style: View.Style) -> Row {
            Row(style: style, key: key, cell: Cell(style: nil))
        }

        let page = Instantiator<Page> { makePage(style: $0.style, title: $0.title, key: $0.key) }
        self.init(page: page)
    }
}
