import Arbor
@Instantiable public final class Item: Instantiable { public init() {} }
public enum Feature {
  static func Item(_ x: Int) -> Int { x }
@Instantiable(isRoot: true) public final class Root: Instantiable { public init(item: App.Item) { self.item = item }
  @Instantiated let item: App.Item
} }
print(type(of: Feature.Root().item))
