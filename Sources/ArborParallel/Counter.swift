public import CAtomics

/// A number that any thread may add to. No thread ever waits for another.
public final class Counter: @unchecked Sendable {
    @usableFromInline let storage: UnsafeMutablePointer<arbor_counter>

    /// Creates a counter that stands at zero.
    @inlinable
    public init() {
        storage = .allocate(capacity: 1)
        storage.initialize(to: arbor_counter())
    }

    deinit { storage.deallocate() }

    /// The number of all that was added.
    @inlinable public var value: Int {
        get { Int(arbor_counter_load(storage)) }
        set { arbor_counter_store(storage, Int64(newValue)) }
    }

    /// Adds to the number, and returns it as it was before.
    @inlinable
    @discardableResult
    public func add(_ count: Int) -> Int { Int(arbor_counter_add(storage, Int64(count))) }

    /// The next numbers below a total, each of which is handed out once; `nil` when all have been.
    @inlinable
    func draw(_ count: Int, of total: Int) -> Range<Int>? {
        let first = add(count)
        return first < total ? first..<min(first + count, total) : nil
    }
}
