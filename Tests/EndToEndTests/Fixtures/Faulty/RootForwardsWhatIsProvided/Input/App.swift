import Arbor

public protocol Log {}
@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class FileLog: Log, Instantiable { public init() {} }

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(log: any Log, pages: Instantiator<Page>) { (self.log, self.pages) = (log, pages) }
    @Forwarded let log: any Log
    @Instantiated let pages: Instantiator<Page>
}

@Instantiable
public final class Page: Instantiable {
    public init(number: Int) { self.number = number }
    @Forwarded let number: Int
}
