/// Values that one task collects, and that another task joins with those of other tasks.
///
/// An array's elements can only be copied into another array, which counts references that are in another processor's cache.
/// The values of piles are moved.
public final class Pile<Element: Sendable>: @unchecked Sendable {
    // Sendable: one task adds values, and only when it has ended does another one take them. So no access overlaps another,
    // and the checks for that would cost as much as adding a value.
    @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutablePointer<Element>?
    @exclusivity(unchecked) @usableFromInline var count = 0
    @exclusivity(unchecked) @usableFromInline var capacity = 0

    @usableFromInline let leastCapacity: Int

    /// Creates an empty pile. It takes no memory.
    ///
    /// - Parameter capacity: The number of values that the first of them makes room for.
    @inlinable public init(of capacity: Int = 4) { leastCapacity = capacity }

    @inlinable deinit {
        memory?.deinitialize(count: count)
        memory?.deallocate()
    }

    /// Adds a value at the end.
    @inlinable public func append(_ value: consuming Element) {
        if count == capacity { grow() }
        (memory! + count).initialize(to: value)
        count += 1
    }

    @inlinable func grow() {
        capacity = max(leastCapacity, 2 * capacity)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        move(to: larger)
        memory = larger
    }

    @inlinable func move(to place: UnsafeMutablePointer<Element>) {
        guard let memory else { return }
        place.moveInitialize(from: memory, count: count)
        memory.deallocate()
        self.memory = nil
    }

    /// Returns the values of some piles in order. The piles are empty afterwards.
    @inlinable public static func joined(_ piles: [Pile]) -> [Element] {
        let total = piles.reduce(0) { $0 + $1.count }
        if total == 0 { return [] }
        return Array(unsafeUninitializedCapacity: total) { buffer, count in
            for pile in piles {
                pile.move(to: buffer.baseAddress! + count)
                count += pile.count
                (pile.count, pile.capacity) = (0, 0)
            }
        }
    }
}
