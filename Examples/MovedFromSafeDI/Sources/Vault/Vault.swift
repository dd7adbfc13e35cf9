/// Keeps texts by their names; another's type, which knows nothing of dependency injection.
public final class Vault: @unchecked Sendable {
    public init() {}

    public subscript(name: String) -> String? {
        get { texts[name] }
        set { texts[name] = newValue }
    }

    private var texts: [String: String] = [:]
}

/// Holds a value that may be set.
public final class Container<Value> {
    public init(_ value: Value) { self.value = value }

    public var value: Value
}
