import Identity

/// A third party's store of values.
public final class SecurePersistentStorage: CustomStringConvertible {
    private let identity = Identity("SecurePersistentStorage")
    private var values: [String: Any] = [:]

    public init() {}

    public var description: String { "\(identity) of \(values.keys.sorted())" }

    public subscript<Value>(key: String, ofType type: Value.Type) -> Value? { values[key] as? Value }

    public subscript<Value>(key: String) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }
}
