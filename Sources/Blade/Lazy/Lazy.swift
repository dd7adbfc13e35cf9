/// A value that is made at the first call of `get()`, and kept.
///
/// A provider's parameter may be a `Lazy` of any type that the component provides:
///
///     @Provider
///     init(grinder: Lazy<Grinder>) { self.grinder = grinder }
///
///     func grind() {
///         grinder.get().grind()
///     }
///
/// Two singletons that need each other can be made if one of them takes the other as a `Lazy`, and calls `get()` only
/// after its initializer.
///
/// Any thread may call `get()`. To pass a `Lazy` between concurrency domains, take a `SendableLazy`.
public final class Lazy<Value>: _LazyValue {
    /// The shared implementation.
    public let _source: _LazySource<Value>

    /// Wraps an implementation. Only this library creates one.
    public init(_source: _LazySource<Value>) { self._source = _source }

    /// Wraps a closure that makes the value, for example in a test.
    ///
    /// - Parameter make: Makes the value. It is called at most once, and released after the call.
    public convenience init(_ make: @escaping () -> Value) {
        self.init(_source: OnceSource(make))
    }

    /// Returns the value. The first call makes it on its own thread, and other threads wait for it meanwhile. Later calls
    /// take no lock.
    ///
    /// The process stops if making the value calls `get()` again on the same thread: the value would need itself. It
    /// also stops if the component that owns the value was released.
    public func get() -> Value { _source.get() }
}
