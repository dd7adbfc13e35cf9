import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(home: Home) { self.home = home }
    @Instantiated let home: Home
}
@Instantiable
final class Menu: Instantiable {
    init(home: Home) { self.home = home }
    @Instantiated let home: Home
}
