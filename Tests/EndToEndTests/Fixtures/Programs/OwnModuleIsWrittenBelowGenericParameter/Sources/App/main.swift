import Arbor

@Instantiable public struct Item: Instantiable {
    public init() {}
}

@Instantiable public struct Box<Item>: Instantiable {
    public init(item: App.Item) { self.item = item }
    @Instantiated let item: App.Item
}

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(box: Box<Int>) { self.box = box }
    @Instantiated let box: Box<Int>
}

print(type(of: Root().box.item))
