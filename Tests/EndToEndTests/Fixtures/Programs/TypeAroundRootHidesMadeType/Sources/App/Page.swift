import Arbor

@Instantiable
public final class Page: Instantiable {
    public init(logger: Logger) { self.logger = logger }
    @Instantiated let logger: Logger
}

@Instantiable
public final class Logger: Instantiable {
    public init() {}
}
