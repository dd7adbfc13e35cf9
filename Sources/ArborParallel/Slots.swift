/// Places for values that several tasks make, each in a place of its own. The values are moved out in the order of the
/// places.
@usableFromInline
final class Slots<Value>: @unchecked Sendable {
    // Sendable: each place is filled by one task, and the values are taken when all tasks have ended.
    @usableFromInline let memory: UnsafeMutablePointer<Value>
    @usableFromInline let count: Int

    /// Creates places without values. All must be filled, and then taken.
    @inlinable
    init(count: Int) {
        memory = .allocate(capacity: count)
        self.count = count
    }

    @inlinable deinit { memory.deallocate() }

    /// Fills a place that has no value yet.
    @inlinable
    func fill(_ place: Int, with value: consuming Value) {
        (memory + place).initialize(to: value)
    }

    /// Moves the values out of their places.
    @inlinable
    func taken() -> [Value] {
        // An array without room would be the empty one that all threads share, and its size would be stored there.
        if count == 0 { return [] }
        return Array(unsafeUninitializedCapacity: count) { buffer, filled in
            buffer.baseAddress?.moveInitialize(from: memory, count: count)
            filled = count
        }
    }
}
