import Arbor
@Instantiable public final class Box<T>: Instantiable { public init(more: Instantiator<Box<T>>) { self.more = more } ; @Instantiated let more: Instantiator<Box<T>> }
@Instantiable(isRoot: true) public final class Root<T: Hashable>: Instantiable {
  public init(box: Box<T>, other: Box<[T: Int]>) { self.box = box; self.other = other }
  @Instantiated let box: Box<T>
  @Instantiated let other: Box<[T: Int]>
}
public enum Space<T> {
@Instantiable(isRoot: true) public struct Nested: Instantiable { public init(box: Box<T>) { self.box = box } ; @Instantiated let box: Box<T> }
}
print(Root<Int>().box, Space<Int>.Nested().box.more.instantiate())
/// Makes more of itself, at once by its own name and by way of another type.
@Instantiable(isRoot: true)
public final class Page<Item>: Instantiable {
    public init(next: Instantiator<Page<Item>>, menu: Instantiator<Menu<Item>>) {
        self.next = next
        self.menu = menu
    }
    @Instantiated let next: Instantiator<Page<Item>>
    @Instantiated let menu: Instantiator<Menu<Item>>
}
@Instantiable
public final class Menu<Entry>: Instantiable {
    public init(page: Instantiator<Page<Entry>>) { self.page = page }
    @Instantiated let page: Instantiator<Page<Entry>>
}
print(Page<Int>().next.instantiate().menu.instantiate().page.instantiate())
