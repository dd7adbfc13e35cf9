/// A search for words that a file's code uses.
package struct WordUse: Sendable {
    private let words: [UInt64: String]

    /// Creates a search.
    package init(_ words: [String]) {
        self.words = Dictionary(words.map { (WordScan.hash($0.utf8), $0) }) { first, _ in first }
    }

    /// Returns the words that occur in the code of a file, in any order.
    package func used(in source: UnsafeBufferPointer<UInt8>) -> [String] {
        var found: Set<UInt64> = []
        WordScan.reads(of: Set(words.keys), in: source) { word, _, _ in found.insert(word) }
        return found.compactMap { words[$0] }
    }
}
