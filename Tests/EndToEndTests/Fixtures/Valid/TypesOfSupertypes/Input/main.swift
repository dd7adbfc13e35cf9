import Arbor

@Instantiable
public final class Log: Instantiable {
    public let name = "log"
    public init() {}
}

/// `Style` is declared two classes above, and `Title` two protocols.
@Instantiable
public final class Page: Screen, Described, Instantiable {
    public init(style: Style, title: @escaping Title, key: Key, log: Log, row: Row) {
        self.style = style
        self.title = title
        self.key = key
        self.log = log
        self.row = row
        super.init()
    }

    @Forwarded let style: Style
    @Forwarded let title: Title
    @Forwarded let key: Key
    /// The `Log` of the class above is its own.
    @Instantiated let log: Log
    @Instantiated let row: Row
}

/// `View.Style` is what `Style` means in `Page`.
@Instantiable
public final class Row: Described, Instantiable {
    public init(style: View.Style, key: Key, cell: Cell) {
        self.style = style
        self.key = key
        self.cell = cell
    }

    @Received let style: View.Style
    @Received let key: Key
    @Instantiated let cell: Cell
}

/// Nothing above declares a `Style`.
@Instantiable
public struct Cell: Instantiable {
    public init(style: Style?) { self.style = style }

    @Received(onlyIfAvailable: true) let style: Style?
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(page: Instantiator<Page>) { self.page = page }

    @Instantiated let page: Instantiator<Page>
}

let page = Root().page.instantiate((key: [1], style: View.Style(name: "bold"), title: { "title" }))
print(page.style.name, page.row.style.name, page.title(), page.row.key, page.row.cell.style == nil, page.log.name)
