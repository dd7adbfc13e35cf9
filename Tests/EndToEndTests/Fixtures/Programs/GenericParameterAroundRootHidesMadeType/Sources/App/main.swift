import Arbor
public protocol Makes { init() }
@Instantiable public final class Item: Instantiable { public init() {} }
@Instantiable public final class Page: Instantiable { public init(item: Item) { self.item = item } 
@Instantiated let item: Item }
public struct Outer<Item: Makes> {
@Instantiable(isRoot: true) public final class Root: Instantiable { public init(page: Page) { self.page = page }
  @Instantiated let page: Page
} }
extension Int: Makes {}
print(type(of: Outer<Int>.Root().page.item))
