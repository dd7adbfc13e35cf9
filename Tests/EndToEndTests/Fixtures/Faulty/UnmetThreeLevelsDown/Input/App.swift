import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home) { self.home = home }
    @Instantiated let home: Home
}
