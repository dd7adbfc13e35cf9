/// The implementation of a `Lazy` or `SendableLazy`: it yields the value. For generated code only.
///
/// A superclass instead of a protocol, because a protocol with a type argument requires macOS 13.
public class _LazySource<Value> {
    init() {}

    /// Returns the value. Every subclass overrides this.
    func get() -> Value { fatalError("A source of lazy values has no value") }
}

/// Yields a value that exists already.
final class MadeSource<Value>: _LazySource<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
}
