import Arbor

open class Base { public struct Scope {}; public init(number: Int) {} }
public enum Scope {
    @Instantiable(isRoot: true) public final class Root: Base, Instantiable {
        public init(log: Log) {
            self.log = log
            super.init(number: 1)
        }
        @Instantiated let log: Log
    }
}
@Instantiable public final class Log: Instantiable { public init() {} }
print(type(of: Scope.Root().log))
