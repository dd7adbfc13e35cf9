/// Yields the value of another source, which is set later and not owned.
///
/// Singletons that refer to each other in a cycle do so through promises. Their component owns the sources, so
/// releasing the component releases the singletons.
final class PromiseSource<Value>: _LazySource<Value> {
    private let isClaimed = Flag()
    private let isFulfilled = Flag()
    /// Written by the thread that claims the promise, and before it is fulfilled. Afterwards, any thread may read it.
    private weak var source: _LazySource<Value>?

    override func get() -> Value {
        guard isFulfilled.isSet else {
            fatalError(
                "Lazy<\(Value.self)>.get() was called before the component was complete. "
                    + "Call get() after the initializers and providers that make the component's values.")
        }
        guard let source else {
            fatalError(
                "Lazy<\(Value.self)>.get() was called after the component that owns this value was released. "
                    + "Keep the component for as long as its lazy values are used.")
        }
        return source.get()
    }

    /// Sets the source. A promise is fulfilled once.
    func fulfill(by source: _LazySource<Value>) {
        guard !isClaimed.set() else {
            fatalError("A promise of Lazy<\(Value.self)> was fulfilled twice")
        }
        self.source = source
        isFulfilled.set()
    }
}
