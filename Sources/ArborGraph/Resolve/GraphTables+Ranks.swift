import ArborModel

extension GraphTables {
    /// Sorts the keys by their texts, so that the order of parameters depends on no other type.
    mutating func rankKeys() {
        let pairs = keyPairs.pairs
        var keys: [(key: KeyID, label: Symbol, type: Symbol)] = []
        for key in pairs.indices {
            keys.append((key, label: pairs[key].first, type: orderingText(of: pairs[key].second)))
        }
        symbols.withTexts { texts in
            keys.sort { one, other in
                one.label == other.label
                    ? one.type == other.type
                        ? texts.isSorted(
                            types.text(of: pairs[one.key].second),
                            before: types.text(of: pairs[other.key].second))
                        : texts.isSorted(one.type, before: other.type)
                    : texts.isSorted(one.label, before: other.label, end: Int(UInt8(ascii: ":")))
            }
        }
        keyRanks = Table(repeating: 0, count: pairs.count)
        for (rank, entry) in keys.enumerated() { keyRanks[entry.key] = rank }
    }
}
