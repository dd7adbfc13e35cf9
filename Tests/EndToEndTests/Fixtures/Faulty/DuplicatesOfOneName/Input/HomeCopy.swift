import Arbor

@Instantiable
final class Home: Instantiable {
    init(menu: Menu) { self.menu = menu }
    @Instantiated let menu: Menu
}
