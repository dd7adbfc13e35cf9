import Arbor
import Low

public struct Item: Sendable {
    public init() {}
}

@Instantiable
public final class Engine: Instantiable {
    public init() {}
}

/// Receives what no module below can name.
@Instantiable
public final class Search: Screen, Instantiable {
    public init(id: Int, engine: Engine) {
        self.id = id
        self.engine = engine
    }

    @Forwarded let id: Int
    @Received let engine: Engine
}

@Instantiable
public final class Detail: Screen, Instantiable {
    public init(item: Item) { self.item = item }
    @Forwarded let item: Item
}

@Instantiable
public final class Page: Screen, Instantiable {
    public init(number: Int) { self.number = number }
    @Forwarded let number: Int
}

@Instantiable(fulfillingAdditionalTypes: [Client.self])
public final class LiveClient: Client, Instantiable {
    public init() {}
}
