import Arbor
public struct Foo<T, U> {}
@Instantiable public struct Box<T>: Instantiable { public init() {} }
extension Foo where T == Int, U: Sequence, U.Element == String {
  @Instantiable public struct Bar: Instantiable { public init(t: T, box: Box<T>) { self.t = t; self.box = box }
   @Received let t: T
   @Instantiated let box: Box<T>
 } }
@Instantiable(isRoot: true) public final class Root: Instantiable { public init(t: Int, b: Foo<Int, [String]>.Bar) { self.b = b; self.t = t }; @Instantiated let b: Foo<Int, [String]>.Bar
  @Instantiated let t: Int }
@Instantiable extension Int: @retroactive Instantiable { public static func instantiate() -> Int { 7 } }
print(type(of: Root().b), Root().b.t)
