import Arbor
import Identity

/// Only its initializer is isolated, and so must be the one that is written for it.
@Instantiable(isRoot: true)
public final class Window: Instantiable {
    @MainActor
    public init(log: Log, pages: Instantiator<Page>) {
        self.log = log
        self.pages = pages
    }

    @Instantiated let log: Log
    @Instantiated let pages: Instantiator<Page>
}

@Instantiable(isRoot: true)
public struct Archive: Instantiable {
    @Disk public init(index: Index) {
        self.index = index
    }

    @Instantiated let index: Index
}

/// The type is isolated, its initializer is not: anyone may make it.
@MainActor
@Instantiable(isRoot: true)
public final class Status: Instantiable {
    public nonisolated init(log: Log) {
        self.log = log
    }

    @Instantiated private let log: Log

    nonisolated func text() -> String { log.identity.description }
}

/// Nonisolated whatever the module's default is.
@Instantiable(isRoot: true)
public nonisolated struct Report: Instantiable {
    public init(log: Log, header: Header) {
        self.log = log
        self.header = header
    }

    @Instantiated let log: Log
    @Instantiated let header: Header
}
