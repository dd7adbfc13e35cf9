/// Owns the lazy values of a component, to which their users refer weakly. Any thread may use it. For generated code
/// only.
// Unchecked because a lock guards the array, whose objects are only kept and released.
public final class _LazyKeeper: @unchecked Sendable {
    private let lock = Lock()
    private var kept: [AnyObject] = []

    /// Creates a keeper that owns nothing.
    public init() {}

    /// Owns an object for as long as the keeper exists.
    func keep(_ object: AnyObject) {
        _ = lock.lock()
        kept.append(object)
        lock.unlock()
    }
}
