import Arbor

public struct Token {}

@Instantiable
public final class Page: Instantiable {
    public init(token: Token, logger: Logger, reader: Reader) {
        self.token = token
        self.logger = logger
        self.reader = reader
    }
    @Forwarded let token: Token
    @Instantiated let logger: Logger
    @Instantiated let reader: Reader
}

@Instantiable
public final class Reader: Instantiable {
    public init(token: Token) { self.token = token }
    @Received let token: Token
}

@Instantiable
public final class Logger: Instantiable {
    public init() {}
}
