/// Reads what a store holds.
public protocol ReadableStore: Sendable {
    func value(for key: String) -> String?
}

public protocol KeyValueStore: ReadableStore {
    func set(_ value: String, for key: String)
}
