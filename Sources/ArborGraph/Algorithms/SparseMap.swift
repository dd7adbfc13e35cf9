import ArborModel

/// A set of ids that is cleared in O(1). One set serves a walk over many small graphs, and no graph pays for the ids of
/// the others. `ID` is a `DenseID`, as in `Table`.
@frozen public struct SparseSet<ID>: Sendable {
    /// By id, the round in which it was inserted.
    @usableFromInline var rounds = Table<ID, Int32>()
    @usableFromInline var round: Int32 = 1

    /// Creates a set without room for ids.
    @inlinable public init() {}
}

extension SparseSet where ID: DenseID {
    /// Creates a set with room for ids below `count`.
    @inlinable public init(count: Int) { reserve(count) }

    /// Makes room for ids below `count`.
    @inlinable public mutating func reserve(_ count: Int) {
        guard count > rounds.count else { return }
        let missing = max(count, 2 * rounds.count) - rounds.count
        rounds.append(contentsOf: repeatElement(0, count: missing))
    }

    /// Removes all ids, in O(1).
    @inlinable public mutating func clear() { round += 1 }

    /// Inserts an id. Returns false if the set has it already.
    @inlinable public mutating func insert(_ id: ID) -> Bool {
        if rounds[id] == round { return false }
        rounds[id] = round
        return true
    }

    mutating func remove(_ id: ID) { rounds[id] = 0 }

    /// Returns true if the set has an id for which there is room.
    @inlinable public func contains(_ id: ID) -> Bool { rounds[id] == round }

    /// Returns true if the set has an id for which there may be no room.
    @inlinable public func holds(_ id: ID) -> Bool { rounds.contains(id) && contains(id) }
}

/// A map from ids to ids that is cleared in O(1), like `SparseSet`.
struct SparseMap<Key, Value> {
    private var keys = SparseSet<Key>()
    private var values = Table<Key, Value>()

    init() {}
}

extension SparseMap: Sendable where Value: Sendable {}

extension SparseMap where Key: DenseID, Value: DenseID {
    init(count: Int) { reserve(count) }

    /// Makes room for keys below `count`.
    mutating func reserve(_ count: Int) {
        guard count > values.count else { return }
        keys.reserve(count)
        values.append(contentsOf: repeatElement(Value(0), count: keys.rounds.count - values.count))
    }

    mutating func clear() { keys.clear() }

    subscript(key: Key) -> Value? {
        get { keys.contains(key) ? values[key] : nil }
        set {
            guard let newValue else { return keys.remove(key) }
            keys.rounds[key] = keys.round
            values[key] = newValue
        }
    }
}
