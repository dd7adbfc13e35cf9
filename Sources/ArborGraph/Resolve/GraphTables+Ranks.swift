import ArborModel

extension GraphTables {
    /// Puts the keys in the order of their texts, so that parameters are in an order that depends on no other type.
    mutating func rankKeys() {
        let pairs = keyPairs.pairs
        let keys = pairs.indices.map {
            (key: $0, label: pairs[$0].first, type: types.text(of: pairs[$0].second))
        }
        let order = symbols.withTexts { texts in
            keys.sorted { one, other in
                one.label == other.label
                    ? texts.isSorted(one.type, before: other.type)
                    : texts.isSorted(one.label, before: other.label, end: Int(UInt8(ascii: ":")))
            }
        }
        keyRanks = Array(repeating: 0, count: pairs.count)
        for (rank, entry) in order.enumerated() { keyRanks[entry.key] = Int32(rank) }
    }
}
