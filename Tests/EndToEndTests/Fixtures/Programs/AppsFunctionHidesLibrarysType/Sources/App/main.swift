import Arbor
import LibA
struct Silent: Logging {}
func Logger() -> any Logging { Silent() }
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(log: any Logging) { self.log = log }
    @Instantiated let log: any Logging
}
print(type(of: Root().log))
