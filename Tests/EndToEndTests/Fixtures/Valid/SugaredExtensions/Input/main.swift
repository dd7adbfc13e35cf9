import Arbor
public protocol P {}
public struct X: P {}
@Instantiable extension Array: @retroactive Instantiable {
  public static func instantiate() -> [any P] { [X()] }
  public static func instantiate() -> Array<Int> { [1, 2] }
  public static func instantiate() -> [() -> Void] { [{}] }
}
@Instantiable extension Optional: @retroactive Instantiable { public static func instantiate() -> Int? { 4 } ; public static func instantiate() -> Optional<any P> { X() } }
@Instantiable extension Dictionary: @retroactive Instantiable { public static func instantiate(a: [any P]) -> [String: any P] { ["a": a[0]] } }
@Instantiable extension Set: @retroactive Instantiable { public static func instantiate() -> Set<Int> { [1] } }
public struct Cfg { let n: Int; let log: Log; let name: String }
@Instantiable extension Cfg: Instantiable {
  public static func instantiate(log: Log, n: Int = 4, name: String = "none") -> Self { Self(n: n, log: log, name: name) }
  @available(*, unavailable) public static func instantiate(n: Int) -> Cfg { fatalError() }
}
@Instantiable public final class Log: Instantiable { public init() {} }
public struct Cond { let s: String }
@Instantiable extension Cond: Instantiable {
#if DEBUG
  public static func instantiate() -> Cond { Cond(s: "d") }
#else
  public static func instantiate(log: Log) -> Cond { Cond(s: "r") }
#endif
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
  public init(c: Cfg, log: Log, a: [any P], ints: [Int], fs: Array<() -> Void>, o: Int?, p: (any P)?, d: Dictionary<String, any P>, s: Set<Int>, u: Instantiator<User>, cond: Cond) { self.c = c; self.log = log; self.a = a; self.o = o; self.d = d; self.u = u ; self.cond = cond; self.ints = ints; self.fs = fs; self.p = p; self.s = s}
  @Instantiated let c: Cfg
  @Instantiated let log: Log
  @Instantiated let a: [any P]
  @Instantiated let ints: [Int]
  @Instantiated let fs: Array<() -> Void>
  @Instantiated let o: Int?
  @Instantiated let p: (any P)?
  @Instantiated let d: Dictionary<String, any P>
  @Instantiated let s: Set<Int>
  @Instantiated let u: Instantiator<User>
  @Instantiated let cond: Cond
}
@Instantiable public struct User: Instantiable {
  public init(name: String, other: Other) { self.other = other; self.name = name }
  @Forwarded let name: String
  @Instantiated let other: Other
}
@Instantiable public struct Other: Instantiable { public init(cfg2: Cfg2) { self.cfg2 = cfg2 } ; @Instantiated let cfg2: Cfg2 }
public struct Cfg2 { let n: Int; let name: String }
@Instantiable extension Cfg2: Instantiable {
  public static func instantiate(n: Int = 4, name: String = "none") -> Self { Self(n: n, name: name) }
}
let r = Root()
print(r.c.n, r.c.name, r.a.count, r.o!, r.d, r.u.instantiate("me").other.cfg2, r.cond.s)
