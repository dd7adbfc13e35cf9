import Arbor

@Instantiable public final class Log: Instantiable { public init() {} }

open class Screen {
    public let log: Log
    public init(log: Log) { self.log = log }
}

@Instantiable public final class Page: Screen, Instantiable {
    public init(log: Log, number: Int) {
        self.number = number
        super.init(log: log)
    }
    @Forwarded let number: Int
}

@Instantiable(isRoot: true) public final class App: Instantiable {
    public init(log: Log, pages: Instantiator<Page>) { (self.log, self.pages) = (log, pages) }
    @Instantiated let log: Log
    @Instantiated let pages: Instantiator<Page>
}
