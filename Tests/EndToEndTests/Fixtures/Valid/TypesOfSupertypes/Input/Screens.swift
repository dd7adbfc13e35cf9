open class View {
    public struct Style {
        public let name: String
        public init(name: String) { self.name = name }
    }
    private struct Log {}
    public init() {}
}

open class Screen: View {}

public protocol Titled {}

extension Titled {
    public typealias Title = () -> String
}

public protocol Described: Titled {
    typealias Key = [Int]
}

/// A name that types above hide from those below them.
public struct Style {
    public init() {}
}

open class Box<Value> {
    public struct Style {}
    public init() {}
}
