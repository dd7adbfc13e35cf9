import SafeDI

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(logger: any Logger, pages: Instantiator<Page>, cover: AnyCover, draft: Draft) {
        (self.logger, self.pages, self.cover, self.draft) = (logger, pages, cover, draft)
    }

    @Instantiated let logger: any Logger
    /// The type that uses an Instantiator makes it.
    @Forwarded let pages: Instantiator<Page>
    /// One error, although the value counts as wrapped.
    @Instantiated(fulfilledByType: "Cover", erasedToConcreteExistential: yes) let cover: AnyCover
    @Instantiated let draft: Draft
}

public protocol Logger {}

/// Its conformance shows that it was annotated.
public final class ConsoleLogger: Logger, Instantiable {
    public init() {}
}

@Instantiable
public final class NullLogger: Logger, Instantiable {
    public init() {}
}

@Instantiable
public final class Page: Instantiable {
    public init() {}
}

public struct AnyCover {
    init(_ cover: Cover) {}
}

@Instantiable
public final class Cover: Instantiable {
    public init() {}
}

/// It has no function for tests, so `mockOnly` is the slip.
@Instantiable(generateMock: true, mockOnly: true)
public final class Draft: Instantiable {
    public init() {}
}

/// A new initializer would lose what this one does with the capacity.
@Instantiable
public final class Cache: Instantiable {
    public init(logger: any Logger, capacity: Int) {
        self.logger = logger
        values.reserveCapacity(capacity)
    }

    @Received let logger: any Logger
    private var values: [String] = []
}
