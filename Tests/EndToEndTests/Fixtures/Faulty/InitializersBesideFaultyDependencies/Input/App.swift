import Arbor

// Each type has a faulty dependency. What is wrong with its initializer besides is reported in the same run.

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(log: Log, home: Home, row: Row) { (self.log, self.home, self.row) = (log, home, row) }
    @Instantiatd let log: Log
    @Instantiated unowned let home: Home
    @Instantiated let row: Row
}

@Instantiable
public final class Log: Instantiable { public init() {} }

@Instantiable
public final class Home: Instantiable {
    private init(page: Page, log: Log) throws { (self.page, self.log) = (page, log) }
    @Instantiated(fulfilledByType: Page) let page: Page
    @Received let log: Log
}

@Instantiable
public final class Page: Instantiable {
    public init(log: Log?, title: Int) { (self.log, self.title) = (log!, "\(title)") }
    @Received(onlyIfAvailable: "yes") let log: Log
    @Instantiated let title: String
}

@Instantiable
public final class Row: Instantiable {
    public init(log: Log) { (self.log, page) = (log, nil) }
    @Received @Instantiated let log: Log
    @Instantiated let page: Page?
}
