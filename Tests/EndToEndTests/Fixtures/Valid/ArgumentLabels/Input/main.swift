import Arbor
@Instantiable(isRoot: true) public struct Root: Instantiable {
  public init(s: Instantiator<S>, t: Instantiator<T>) { self.s = s; self.t = t }
  @Instantiated let s: Instantiator<S>
  @Instantiated let t: Instantiator<T>
}
@Instantiable public struct S: Instantiable {
  public init(name n: String, of age: Int, `class` c: Bool, count: Int = 0) { self.name = n; self.age = age; self.`class` = c }
  @Forwarded let name: String
  @Forwarded let age: Int
  @Forwarded let `class`: Bool
}
@Instantiable public struct T: Instantiable {
  public init(a b: String, b a: Int) { self.a = a; self.b = b }
  @Forwarded let a: Int
  @Forwarded let b: String
}
print(Root().s.instantiate((age: 3, class: true, name: "x")), Root().t.instantiate((a: 1, b: "b")))
