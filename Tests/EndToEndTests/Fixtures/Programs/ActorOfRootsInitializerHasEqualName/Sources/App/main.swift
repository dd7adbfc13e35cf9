import Arbor
import LibA

@Instantiable(isRoot: true) public struct Root: Sendable, Instantiable {
    @Work public init(page: Page) { self.page = page }
    @Instantiated let page: Page
}

await Task { @Work in print(type(of: Root().page.plain)) }.value
