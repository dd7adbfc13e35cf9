import Arbor

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(log: Log, page: Page) {
        self.log = log
        self.page = page
    }
    @Instantiated let log: Log
    @Instantiated let page: Page
}
@Instantiable final class Log: Instantiable { init() {} }
@Instantiable final class Page: Instantiable {
    init(log: Log) { self.log = log }
    @Received let log: Log
}
