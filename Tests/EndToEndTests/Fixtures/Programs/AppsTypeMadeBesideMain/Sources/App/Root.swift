import Arbor
import Core
import Lib

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(logger: any Logging) { self.logger = logger }
    @Instantiated let logger: any Logging
}
@main struct Main { static func main() { print(Root().logger.name) } }
