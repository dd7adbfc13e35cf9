import ArborModel
import ArborScanner
import ArborSyntax
import ArborTestSupport
import Testing

/// One search looks for the words of all front ends. It must find what a search for each word alone finds.
@Suite("The search for several words")
struct NeedleSearchTests {
    /// Words with capital letters at any place or none, of any length, and parts of each other.
    private static let words: [StaticString] = [
        "Instantiable", "SafeDIConfiguration", "import Blade", "IConfigurati", "Component", "Kit", "ab", "aB",
        "aaa",
        "aaab", "Provides", "é👍", "import Kit", "XYZ",
    ]

    private func search(_ words: ArraySlice<StaticString>) -> FrontEndSearch {
        let vocabulary = Vocabulary(types: [], properties: [], functions: [], expansions: [], modules: [])
        return FrontEndSearch(
            words.map { word in
                FrontEnd(vocabulary, needle: word, dialect: .test) { _, path in
                    Fragment(summary: FileSummary(path: path))
                }
            })
    }

    private func found(_ search: FrontEndSearch, in bytes: [UInt8]) -> UInt32 {
        // The buffer contains exactly these bytes, so a sanitizer or valgrind detects every read beyond them.
        bytes.withUnsafeBufferPointer { search.find(in: $0)?.annotations.rawValue ?? 0 }
    }

    /// Looks for each word at each byte.
    private func reference(_ words: ArraySlice<StaticString>, in bytes: [UInt8]) -> UInt32 {
        words.enumerated().reduce(0) { found, word in
            let needle = word.element.withUTF8Buffer(Array.init)
            let isFound = bytes.indices.contains { bytes[$0...].starts(with: needle) }
            return isFound ? found | 1 << UInt32(word.offset) : found
        }
    }

    @Test("random words are found in random texts of their parts", arguments: 0..<16)
    func random(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<40 {
            let words = Self.words.shuffled(using: &random).prefix(1 + random.below(5))
            let search = search(words)
            for _ in 0..<20 {
                let text = random.text(of: words.map { $0.withUTF8Buffer(Array.init) })
                let (found, expected) = (found(search, in: text), reference(words, in: text))
                #expect(found == expected, "\(words) in \(String(decoding: text, as: UTF8.self))")
            }
        }
    }

    @Test("a word is found at each offset of a text of each length, up to its last byte")
    func offsets() {
        for words in [Self.words[..<1], Self.words[..<3], Self.words[...]] {
            let search = search(words)
            for (index, word) in words.enumerated() {
                let needle = word.withUTF8Buffer(Array.init)
                for length in [needle.count, 15, 16, 17, 63, 64, 65, 100, 140] where length >= needle.count {
                    for offset in 0...length - needle.count {
                        var text = [UInt8](repeating: 0x20, count: length)
                        text.replaceSubrange(offset..<offset + needle.count, with: needle)
                        #expect(found(search, in: text) >> UInt32(index) & 1 == 1)
                        text[offset + needle.count - 1] ^= 0x80
                        #expect(found(search, in: text) == reference(words, in: text))
                    }
                }
            }
        }
    }

    @Test("a search for no word, or in no text, finds nothing")
    func nothing() {
        #expect(found(search([]), in: Array("Instantiable".utf8)) == 0)
        #expect(found(search(Self.words[...]), in: []) == 0)
        #expect(search(Self.words[...]).find(in: UnsafeBufferPointer(start: nil, count: 0)) == nil)
    }
}

extension SplitMix {
    /// Returns a text of the words' beginnings and ends, rarely whole words, and of their letters.
    fileprivate mutating func text(of words: [[UInt8]]) -> [UInt8] {
        let letters = Array(" IBSaeb\n".utf8) + words.joined()
        return (0..<below(24)).flatMap { _ in
            let word = words[below(words.count)]
            switch below(8) {
            case 0: return below(4) == 0 ? word : Array(word.dropLast())
            case 1: return Array(word.dropFirst(below(word.count)))
            case 2: return Array(word.prefix(below(word.count)))
            default: return (0..<below(12)).map { _ in letters[below(letters.count)] }
            }
        }
    }
}
