/// A set of leaf protocols, by their numbers: a bit for each protocol of the program. The alias of an app's root contains
/// nearly all, and there are as many aliases as types, so that lists would take a thousand times the room.
struct LeafSet: Equatable, Sendable {
    private var words: [UInt64] = []

    /// Adds a protocol. Returns false if it was there.
    @discardableResult
    mutating func insert(_ leaf: Int) -> Bool {
        let (word, bit) = leaf.quotientAndRemainder(dividingBy: 64)
        if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
        if words[word] & (1 << UInt64(bit)) != 0 { return false }
        words[word] |= 1 << UInt64(bit)
        return true
    }

    func contains(_ leaf: Int) -> Bool {
        let (word, bit) = leaf.quotientAndRemainder(dividingBy: 64)
        return word < words.count && words[word] & (1 << UInt64(bit)) != 0
    }

    mutating func formUnion(_ other: LeafSet) {
        if other.words.count > words.count {
            words += Array(repeating: 0, count: other.words.count - words.count)
        }
        for (index, word) in other.words.enumerated() { words[index] |= word }
    }

    /// The protocols in the order of their numbers.
    var elements: [Int] {
        var found: [Int] = []
        for index in words.indices {
            var word = words[index]
            while word != 0 {
                found.append(index * 64 + word.trailingZeroBitCount)
                word &= word - 1
            }
        }
        return found
    }
}
