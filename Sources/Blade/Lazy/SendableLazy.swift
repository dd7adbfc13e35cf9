/// A `Lazy` that concurrency domains may share: its closure is `@Sendable`.
// Unchecked because the source is the one of `Lazy`, which may hold any closure. Here, it holds only sendable ones.
public final class SendableLazy<Value: Sendable>: _LazyValue, @unchecked Sendable {
    /// The shared implementation.
    public let _source: _LazySource<Value>

    /// Wraps an implementation. Only this library creates one.
    public init(_source: _LazySource<Value>) { self._source = _source }

    /// Wraps a closure that makes the value, for example in a test.
    ///
    /// - Parameter make: Makes the value. It is called at most once, and released after the call.
    public convenience init(_ make: @escaping @Sendable () -> Value) {
        self.init(_source: OnceSource(make))
    }

    /// Returns the value, as `Lazy.get()` does.
    public func get() -> Value { _source.get() }
}
