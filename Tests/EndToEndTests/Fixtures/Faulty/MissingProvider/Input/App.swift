import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home) { self.home = home }
    @Instantiated let home: Home
}

@Instantiable
public final class Home: Instantiable {
    public init(clock: Clock, sesion: Sesion) {
        self.clock = clock
        self.sesion = sesion
    }
    @Instantiated let clock: Clock
    @Instantiated let sesion: Sesion
}

@Instantiable
public final class Session: Instantiable {
    public init() {}
}
