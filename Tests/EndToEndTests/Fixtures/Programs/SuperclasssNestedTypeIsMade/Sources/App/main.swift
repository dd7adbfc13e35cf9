import Arbor

open class Base {
    public init() {}
    @Instantiable public final class Logger: Instantiable { public init() {} }
}
@Instantiable public final class Logger: Instantiable { public init() {} }
@Instantiable public final class Page: Base, Instantiable {
    public init(logger: Logger) { self.logger = logger }
    @Instantiated let logger: Logger
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(page: Page) { self.page = page }
    @Instantiated let page: Page
}
print(String(reflecting: type(of: Root().page.logger)))
