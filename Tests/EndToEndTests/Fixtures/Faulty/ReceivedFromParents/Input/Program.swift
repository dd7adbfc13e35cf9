import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(page: Page, lists: Instantiator<List>) {
        self.page = page
        self.lists = lists
    }
    @Instantiated let page: Page
    @Instantiated let lists: Instantiator<List>
}

@Instantiable
public final class Page: Instantiable {
    public init(header: Header, footers: Instantiator<Footer>) {
        self.header = header
        self.footers = footers
    }
    @Instantiated let header: Header
    @Instantiated let footers: Instantiator<Footer>
}

/// Its maker isn't ready.
@Instantiable
public final class Header: Instantiable {
    public init(owner: Page) { self.owner = owner }
    @Received let owner: Page
}

/// Its maker is ready, and can pass itself.
@Instantiable
public final class Footer: Instantiable {
    public init(owner: Page, app: App, pages: Instantiator<Page>) {
        self.owner = owner
        self.app = app
        self.pages = pages
    }
    @Received let owner: Page
    @Received let app: App
    @Received let pages: Instantiator<Page>
}

@Instantiable
public final class List: Instantiable {
    public init(name: String, store: Store, title: Title) {
        self.name = name
        self.store = store
        self.title = title
    }
    @Forwarded let name: String
    @Received let store: Store
    @Received let title: Title
}

/// What it needs isn't there.
@Instantiable
public final class Store: Instantiable {
    public init(disk: Disk) { self.disk = disk }
    @Received let disk: Disk
}

@Instantiable
public final class Disk: Instantiable {
    public init() {}
}

/// Only an Instantiator makes it.
@Instantiable
public final class Title: Instantiable {
    public init(text: String) { self.text = text }
    @Forwarded let text: String
}
