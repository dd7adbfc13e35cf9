public import CAtomics

/// A number that any thread may add to. No thread ever waits for another.
public final class Counter: @unchecked Sendable {
    @usableFromInline let storage: UnsafeMutablePointer<arbor_counter>

    /// Creates a counter with the value zero.
    @inlinable
    public init() {
        storage = .allocate(capacity: 1)
        storage.initialize(to: arbor_counter())
    }

    deinit { storage.deallocate() }

    /// The sum of all added numbers.
    @inlinable public var value: Int {
        get { Int(arbor_counter_load(storage)) }
        set { arbor_counter_store(storage, Int64(newValue)) }
    }

    /// Adds to the value, and returns the previous value.
    @inlinable
    @discardableResult
    public func add(_ count: Int) -> Int { Int(arbor_counter_add(storage, Int64(count))) }

    /// Returns the next indices below a total, or `nil` if all of them have been drawn. Each index is drawn once.
    @inlinable
    func draw(_ count: Int, of total: Int) -> Range<Int>? {
        let first = add(count)
        return first < total ? first..<min(first + count, total) : nil
    }
}
