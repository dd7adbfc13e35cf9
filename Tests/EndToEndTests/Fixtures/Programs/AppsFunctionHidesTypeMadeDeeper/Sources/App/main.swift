import Arbor
import LibA
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(page: Page) { self.page = page }
    @Instantiated let page: Page
}
print(type(of: Root().page.log))
