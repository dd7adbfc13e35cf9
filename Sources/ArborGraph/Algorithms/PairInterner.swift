import ArborModel

/// Gives each pair of ids an id of its own, in the order of their first occurrence. All ids are `DenseID`s, as in
/// `Table`.
struct PairInterner<First, Second, ID> {
    struct Pair {
        var first: First
        var second: Second
    }

    private(set) var pairs = Table<ID, Pair>()
    /// An open-addressing hash table with the ids of the pairs. Its size is a power of two, and at most half of it is
    /// used.
    private var slots = [ID?](repeating: nil, count: 64)
}

extension PairInterner: Sendable where First: Sendable, Second: Sendable, ID: Sendable {}
extension PairInterner.Pair: Sendable where First: Sendable, Second: Sendable {}

extension PairInterner where First: DenseID, Second: DenseID, ID: DenseID {
    mutating func intern(_ first: First, _ second: Second) -> ID {
        let pair = Pair(first: first, second: second)
        let slot = slot(of: pair)
        if let known = slots[slot] { return known }
        let id = pairs.append(pair)
        slots[slot] = id
        if 2 * pairs.count > slots.count { grow() }
        return id
    }

    /// Returns the id of a pair that was interned before, else `nil`.
    func find(_ first: First, _ second: Second) -> ID? { slots[slot(of: Pair(first: first, second: second))] }

    private func slot(of pair: Pair) -> Int {
        var slot = home(of: pair)
        while let id = slots[slot], pairs[id].first != pair.first || pairs[id].second != pair.second {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func home(of pair: Pair) -> Int {
        let word =
            UInt64(UInt32(bitPattern: pair.first.rawValue)) << 32
            | UInt64(UInt32(bitPattern: pair.second.rawValue))
        return Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
    }

    private mutating func grow() {
        slots = [ID?](repeating: nil, count: 4 * slots.count)
        for id in pairs.indices { slots[slot(of: pairs[id])] = id }
    }
}
