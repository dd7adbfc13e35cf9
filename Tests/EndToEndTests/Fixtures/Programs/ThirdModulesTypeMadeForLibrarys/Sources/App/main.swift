import Arbor
import Core
import Other

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(logger: any Logging) { self.logger = logger }
    @Instantiated let logger: any Logging
}

print(Root().logger.name)
