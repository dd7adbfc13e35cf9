import Arbor
import LibA
import LibB

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(logger: Logger, cache: Cache) {
        self.logger = logger
        self.cache = cache
    }
    @Instantiated let logger: Logger
    @Instantiated let cache: Cache
}

let root = Root()
print(String(reflecting: type(of: root.logger)), String(reflecting: type(of: root.cache)))
