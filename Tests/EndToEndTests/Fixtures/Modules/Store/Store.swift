public final class Depot {
    public init() {}
}

public protocol Kept {
    var name: String { get }
}

/// Seen only by who imports the module for tests.
@_spi(Testing)
public struct Cellar: Kept {
    public init(of depot: Depot) { name = "the cellar of \(type(of: depot))" }
    public let name: String
}
