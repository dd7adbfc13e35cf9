import Arbor
import Lib

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(logger: Logger) { self.logger = logger }
    @Instantiated let logger: Logger
}
print(String(reflecting: type(of: Root().logger)))
