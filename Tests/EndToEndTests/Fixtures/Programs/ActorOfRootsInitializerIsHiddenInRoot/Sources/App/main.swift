import Arbor
import Core

@Instantiable public final class Page: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    @Core.Work public init(page: Page) { self.page = page }
    @Instantiated let page: Page

    struct Work {}
}

await Task { @Core.Work in print(type(of: Root().page)) }.value
