import Arbor
@Instantiable public final class Item: Instantiable { public init() {} }
@Instantiable(generateMock: true, generateTest: true) public final class ListModel<Item>: Instantiable {
  public init(items: [Item], selected: Item?, log: Log) { self.items = items; self.selected = selected; self.log = log }
  @Forwarded let items: [Item]
  @Received(onlyIfAvailable: true) let selected: Item?
  @Received let log: Log
}
@Instantiable public final class Log: Instantiable { public init(item: Item) {self.item = item}
    @Instantiated let item: Item }
@Instantiable(isRoot: true, generateMock: true, generateTest: true) public final class Root: Instantiable {
  public init(log: Log, lists: Instantiator<ListModel<Int>>) { self.log = log; self.lists = lists }
  @Instantiated let log: Log
  @Instantiated let lists: Instantiator<ListModel<Int>>
}
