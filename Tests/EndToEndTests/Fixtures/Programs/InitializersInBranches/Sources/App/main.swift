import Arbor

@Instantiable public final class Log: Instantiable {
    public init() {}
    var n: String { "debug" }
}
@Instantiable public final class K: Instantiable {
    @Received let log: Log
    #if DEBUG
        public init(log: Log, extra: Int = 0) {
            self.log = log
            print("d")
        }
    #else
        public init(_ log: Log) {
            self.log = log
            print("r")
        }
    #endif
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(log: Log, k: K) {
        self.log = log
        self.k = k
    }
    @Instantiated let log: Log
    @Instantiated let k: K
}
print(Root().log.n)
