import Arbor
@Instantiable public final class Log: Instantiable { public init() {} }
@Instantiable public final class K: Instantiable {
  @Received let log: Log
  let how: String
#if DEBUG
  public init(log: Log, extra: Int = 0) { self.log = log; how = "debug" }
#elseif os(Linux) && !TESTING
  public init(_ log: Log) { self.log = log; how = "linux" }
#else
  public init(other log: Log) { self.log = log; how = "other" }
#endif
}
@Instantiable public final class F: Instantiable {
  @Received let log: Log
  @Forwarded let name: String
  let how: String
#if DEBUG
  public init(log: Log, name: String) { self.log = log; self.name = name; how = "debug" }
#endif
  @available(*, deprecated) public init(name: String, log: Log) { self.log = log; self.name = name; how = "old" }
  public init(log: Log, named name: String) { self.log = log; self.name = name; how = "new" }
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
#if DEBUG
  public init(log: Log, k: K, f: Instantiator<F>) { self.log = log; self.k = k; self.f = f }
#else
  public init(f: Instantiator<F>, log: Log, k: K) { self.log = log; self.k = k; self.f = f }
#endif
  @Instantiated let log: Log
  @Instantiated let k: K
  @Instantiated let f: Instantiator<F>
}
print(Root().k.how, Root().f.instantiate("a").how)
