import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home) { self.home = home }
<<<<<<< HEAD
    @Instantiated let home: Home
=======
    @Instantiated let home: House
>>>>>>> branch
}

@Instantiable
public final class Home: Instantiable {
    public init() {}
}
