/// Numbers pairs of numbers in the order in which they come first.
struct PairInterner: Sendable {
    struct Pair: Equatable {
        var first: Int32
        var second: Int32
    }

    /// By number.
    private(set) var pairs: [Pair] = []
    /// Open addressing: numbers of pairs, or -1. A power of two, half full at most.
    private var slots = [Int32](repeating: -1, count: 64)

    mutating func intern(_ first: Int32, _ second: Int32) -> Int32 {
        let pair = Pair(first: first, second: second)
        let place = slot(of: pair)
        if slots[place] >= 0 { return slots[place] }
        slots[place] = Int32(pairs.count)
        pairs.append(pair)
        if 2 * pairs.count > slots.count { grow() }
        return Int32(pairs.count) - 1
    }

    /// The number of a pair that was interned before, else `nil`.
    func find(_ first: Int32, _ second: Int32) -> Int32? {
        let number = slots[slot(of: Pair(first: first, second: second))]
        return number < 0 ? nil : number
    }

    private func slot(of pair: Pair) -> Int {
        var place = home(of: pair)
        while slots[place] >= 0, pairs[Int(slots[place])] != pair { place = (place + 1) & (slots.count - 1) }
        return place
    }

    private func home(of pair: Pair) -> Int {
        let word = UInt64(UInt32(bitPattern: pair.first)) << 32 | UInt64(UInt32(bitPattern: pair.second))
        return Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: 4 * slots.count)
        for (number, pair) in pairs.enumerated() { slots[slot(of: pair)] = Int32(number) }
    }
}
