import Arbor
@Instantiable public final class B: Instantiable { public init() {} }
@Instantiable public final class C: Instantiable {
  public init(b: B, w: B?, s: B, u: B) { self.b = b; self.w = w; self.s = s; self.u = u }
  @Received unowned let b: B
  @Received(onlyIfAvailable: true) weak var w: B?
  @Received(fulfilledByDependencyNamed: "b", ofType: B.self) unowned(safe) let s: B
  @Received public unowned let u: B
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
  public init(b: B, c: C, w: B, u: B) { self.b = b; self.c = c; self.w = w; self.u = u }
  @Instantiated let b: B
  @Instantiated let c: C
  @Instantiated let w: B
  @Instantiated let u: B
}
let r = Root()
print(r.c.b === r.b, r.c.w === r.w, r.c.s === r.b)
