// The functions that the components' generated classes call. Their names may change with any version.

/// The common part of `Lazy` and `SendableLazy`. For generated code only.
public protocol _LazyValue: AnyObject {
    /// The type of the value.
    associatedtype Value

    /// The implementation.
    var _source: _LazySource<Value> { get }

    /// Wraps an implementation.
    init(_source: _LazySource<Value>)
}

extension _LazyValue {
    /// Returns a lazy value that is made already. For generated code only.
    public static func _of(_ value: Value) -> Self { Self(_source: MadeSource(value)) }

    /// Returns the value, as `get()` does. For generated code only.
    public static func _get(_ lazy: Self) -> Value { lazy._source.get() }

    /// Returns a lazy value that refers weakly to another one, set later by `_fulfilled`. Until then, `get()` stops the
    /// process. It also does after that other one was released. For generated code only.
    public static func _promise() -> Self { Self(_source: PromiseSource()) }

    /// Sets the lazy value that a promise refers to, and returns it. For generated code only.
    ///
    /// - Parameters:
    ///   - promise: A result of `_promise`, not fulfilled before.
    ///   - lazy: The value that the promise refers to. The caller has to keep it: the promise doesn't.
    public static func _fulfilled(_ promise: Self, by lazy: Self) -> Self {
        guard let source = promise._source as? PromiseSource<Value> else {
            fatalError("Only a promise can be fulfilled, not another Lazy<\(Value.self)>")
        }
        source.fulfill(by: lazy._source)
        return lazy
    }

    /// Returns a lazy value that refers weakly to another one, which a keeper owns. For generated code only.
    ///
    /// - Parameters:
    ///   - lazy: The value to own.
    ///   - keeper: Its owner. Once the keeper is released, `get()` of the result stops the process.
    public static func _kept(_ lazy: Self, by keeper: _LazyKeeper) -> Self {
        keeper.keep(lazy)
        let promise = _promise()
        _ = _fulfilled(promise, by: lazy)
        return promise
    }
}
