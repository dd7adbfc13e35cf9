/// The nested types have the names of others at the top level, which would make the program wrong.
public enum Feature {
    public protocol Screen {}
    public final class Store: Sendable {
        public init() {}
    }
}

extension Feature {
    public enum Model {
        public struct Row: Sendable {
            public init() {}
        }
    }
}

@MainActor public protocol Screen {}

public final class Store {
    public var count = 0
    public init() {}
}

public final class Row {
    public var count = 0
    public init() {}
}
