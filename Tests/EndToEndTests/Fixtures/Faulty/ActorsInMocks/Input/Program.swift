import Arbor

@Instantiable
public final class Ticker: Instantiable {
    public init() {}
    var ticks = 0
}

/// Nothing makes it but its mock.
@Instantiable(generateMock: true)
public final class Page: Instantiable {
    public init(ticker: Ticker, stores: Instantiator<Store>) { (self.ticker, self.stores) = (ticker, stores) }
    @Forwarded let ticker: Ticker
    @Instantiated let stores: Instantiator<Store>
}

@Instantiable(generateMock: true)
public actor Store: Instantiable {
    public init(ticker: Ticker) { self.ticker = ticker }
    @Received let ticker: Ticker
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init() {}
}
