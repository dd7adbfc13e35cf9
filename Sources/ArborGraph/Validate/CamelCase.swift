/// Names as words: `StockLevels` as `Stock` and `Levels`.
enum CamelCase {
    /// Returns whether two names share a word of four letters or more, or words that begin with the same five.
    static func similar(_ one: String, _ other: String) -> Bool {
        words(of: one).contains { word in
            words(of: other).contains { ($0 == word && word.count > 3) || shared($0, word) > 4 }
        }
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

    private static func shared(_ one: [UInt8], _ other: [UInt8]) -> Int {
        zip(one, other).prefix { $0 == $1 }.count
    }
}
