import Arbor
import Identity

@globalActor
public actor Disk {
    public static let shared = Disk()
}

@Instantiable
public nonisolated final class Log: Instantiable, Sendable {
    public init() {}
    let identity = Identity("Log")
}

@Instantiable
public nonisolated struct Header: Instantiable, Sendable {
    public init(log: Log) {
        self.log = log
    }

    @Received let log: Log
}

@Instantiable
public final class Page: Instantiable {
    @MainActor public init(log: Log) {
        self.log = log
    }

    @Received let log: Log
}

@Disk
@Instantiable
public final class Index: Instantiable {
    public init() {}
    let identity = Identity("Index")
}
