import Arbor

@MainActor @Instantiable public final class Page: Instantiable { public init() {} }

@MainActor @Instantiable(isRoot: true) public final class Root: Instantiable {
    public nonisolated init(page: Page) { self.page = page }
    @Instantiated let page: Page
}

@Instantiable(isRoot: true) public actor Keeper: Instantiable {
    public init(pages: Instantiator<Page>) { self.pages = pages }
    @Instantiated let pages: Instantiator<Page>
}
