/// Yields a value that the first call makes.
final class OnceSource<Value>: _LazySource<Value> {
    private let lock = Lock()
    private let isMade = Flag()
    /// Accessed only with the lock. Becomes `nil` when the value is made.
    private var make: (() -> Value)?
    /// Written with the lock and before the flag is set. Afterwards, any thread may read it. An object, because reading
    /// an optional of a generic type looks up that type's metadata, which costs twenty times as much.
    private var made: MadeSource<Value>?

    init(_ make: @escaping () -> Value) { self.make = make }

    override func get() -> Value {
        if !isMade.isSet { makeOnce() }
        return made!.get()
    }

    private func makeOnce() {
        guard lock.lock() else {
            fatalError(
                "Lazy<\(Value.self)>.get() was called while the same thread makes the value: it needs itself. "
                    + "Call get() after the initializers and providers that make the value.")
        }
        let make = make
        if let make { store(make()) }
        lock.unlock()
        // Releasing the closure may run any code, such as another `get()`. It must not happen with the lock.
        withExtendedLifetime(make) {}
    }

    private func store(_ value: Value) {
        made = MadeSource(value)
        make = nil
        isMade.set()
    }
}
