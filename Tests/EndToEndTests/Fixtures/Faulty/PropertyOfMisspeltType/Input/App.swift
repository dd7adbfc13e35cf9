import Arbor

@Instantiable
public final class Home: Instantiable { public init() {} }

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home, pages: Instantiator<Hom>) { (self.home, self.pages) = (home, pages) }
    @Instantiated let home: Hoem
    @Instantiated let pages: Instantiator<Home>
}

@Instantiable(generateMock: true, customMockName: "mock")
public final class Page: Instantiable {
    public init(home: Home) { self.home = home }
    @Received let home: Home
}
