import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(page: Page) { self.page = page }
    @Instantiated let page: Page
}
