import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(log: any Log, page: Page) {
        self.log = log
        self.page = page
    }
    @Instantiated let log: any Log
    @Instantiated let page: Page
}
protocol Log {}
@Instantiable
final class Page: Instantiable {
    init(log: any Log) { self.log = log }
    @Received let log: any Log
}
@MainActor @Instantiable final class Panel: Instantiable { init() {} }
