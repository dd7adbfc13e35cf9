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
