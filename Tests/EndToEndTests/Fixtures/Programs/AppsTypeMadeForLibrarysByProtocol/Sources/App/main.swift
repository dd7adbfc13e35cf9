import Arbor
import Core

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(logger: any Logging) { self.logger = logger }
    @Instantiated let logger: any Logging
}
let r = Root()
print(r.logger.n)
