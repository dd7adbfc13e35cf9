import Arbor
@Instantiable public final class Log: Instantiable { public init() {} }
@Instantiable public final class K: Instantiable {
  @Received let log: Log
  let how: String
  @available(*, unavailable, message: "no")
  public init(log: Log, a: Int = 0) { self.log = log; how = "unavailable" }
  @available(*, deprecated, renamed: "init(log:)")
  public init(old log: Log) { self.log = log; how = "deprecated" }
  @available(macOS 999, *)
  public init(new log: Log) { self.log = log; how = "new" }
  @available(swift, obsoleted: 5)
  public init(swift log: Log) { self.log = log; how = "swift" }
  public init(log: Log) { self.log = log; how = "right" }
}
@available(*, deprecated, message: "use )New{ instead")
@Instantiable(isRoot: true) public struct Root: Instantiable {
  public init(log: Log, k: K, o: O) { self.log = log; self.k = k; self.o = o }
  @Instantiated let log: Log
  @Instantiated let k: K
  @Instantiated let o: O
}
@available(*, deprecated) @Instantiable public final class O: Instantiable { public init() {} }
@available(*, deprecated) func run() { print(Root().k.how) }
protocol Runs { static func go() }
enum R: Runs { @available(*, deprecated) static func go() { run() } }
(R.self as any Runs.Type).go()
