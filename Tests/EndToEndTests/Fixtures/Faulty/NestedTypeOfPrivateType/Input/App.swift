import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(home: Home) { self.home = home }
    @Instantiated let home: Home
}
@Instantiable
private final class Home: Instantiable {
    init(row: Row) { self.row = row }
    @Instantiated let row: Row
    @Instantiable
    final class Row: Instantiable { init() {} }
}
