/// Names as words: `StockLevels` as `Stock` and `Levels`.
enum CamelCase {
    /// Returns whether two names share a word of four letters, or words that begin with the same five.
    static func similar(_ one: String, _ other: String) -> Bool {
        !Set(keys(of: one)).isDisjoint(with: keys(of: other))
    }

    /// The words of four letters, and the first five letters of longer words.
    static func keys(of name: String) -> [[UInt8]] {
        words(of: name).filter { $0.count > 3 }.map { Array($0.prefix(5)) }
    }

    private static func words(of name: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        for byte in name.utf8 {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if isCapital || words.isEmpty { words.append([]) }
            words[words.count - 1].append(byte | (isCapital ? 0x20 : 0))
        }
        return words
    }
}
