import Arbor
public struct Foo<T, U> {}
@Instantiable public struct Box<T>: Instantiable { public init() {} }
extension Foo where T == Int, U: Sequence, U.Element == String {
  @Instantiable public struct Bar: Instantiable { public init(t: T, box: Box<T>) { self.t = t; self.box = box }
   @Received let t: T
   @Instantiated let box: Box<T>
 } }
/// In an extension, the parameters and the types of the declaration are known.
public struct Shelf<Item> {
    @Instantiable public struct Label: Instantiable { public init(item: Item) { self.item = item }; @Received let item: Item }
}
extension Shelf {
    @Instantiable public struct Row: Instantiable {
        public init(label: Label, item: Item, box: Box<Item>) { self.label = label; self.item = item; self.box = box }
        @Instantiated let label: Label
        @Forwarded let item: Item
        @Instantiated let box: Box<Item>
    }
}
/// Without an annotation, such as this declaration, a generic type is read only for its extension.
public struct Tray<Thing> {}
extension Tray {
    @Instantiable public struct Lid: Instantiable { public init(box: Box<Thing>) { self.box = box }; @Instantiated let box: Box<Thing> }
}
extension Array {
    @Instantiable public struct Bag: Instantiable { public init(box: Box<Element>) { self.box = box }; @Instantiated let box: Box<Element> }
}
@Instantiable(isRoot: true) public final class Root: Instantiable { public init(t: Int, b: Foo<Int, [String]>.Bar, rows: Instantiator<Shelf<String>.Row>, bag: Array<Bool>.Bag, lid: Tray<Double>.Lid) { self.b = b; self.lid = lid; self.t = t; self.rows = rows; self.bag = bag }; @Instantiated let b: Foo<Int, [String]>.Bar
  @Instantiated let rows: Instantiator<Shelf<String>.Row>
  @Instantiated let bag: Array<Bool>.Bag
  @Instantiated let lid: Tray<Double>.Lid
  @Instantiated let t: Int }
@Instantiable extension Int: @retroactive Instantiable { public static func instantiate() -> Int { 7 } }
print(type(of: Root().b), Root().b.t)
let row = Root().rows.instantiate("first")
print(type(of: row.label), row.label.item, type(of: row.box), type(of: Root().bag.box), type(of: Root().lid.box))
