import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home, clock: Clock) {
        self.home = home
        self.clock = clock
    }
    @Instantiated let home: Home
    @Instantiated let clock: Clock
}
