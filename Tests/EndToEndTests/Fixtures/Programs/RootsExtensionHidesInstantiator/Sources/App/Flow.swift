import Arbor

@Instantiable
public final class Flow: Instantiable {
    public init(pages: Instantiator<Page>, first: Page) {
        self.pages = pages
        self.first = first
    }
    @Instantiated let pages: Instantiator<Page>
    @Instantiated let first: Page
}

@Instantiable
public final class Page: Instantiable {
    public init() {}
}
