/// Returns the names that a text with faults may declare, or may name as provided: each identifier after a word that
/// declares a type, and each before `.self`. The text is not parsed, so names in comments and strings are among them.
///
/// They are in no order, each once.
func namesOfTypes(in text: UnsafeBufferPointer<UInt8>) -> [String] {
    var found: Set<[UInt8]> = []
    var last: Range<Int>?
    var next = 0
    while next < text.count {
        guard text[next].isOfName else {
            next += 1
            continue
        }
        let start = next
        while next < text.count, text[next].isOfName { next += 1 }
        let word = start..<next
        if let last, declaringWords.contains(where: text[last].elementsEqual) {
            found.insert(Array(text[word]))
        } else if let last, text[word].elementsEqual("self".utf8), start == last.upperBound + 1 {
            found.insert(Array(text[last]))
        }
        last = word
    }
    return found.map { String(decoding: $0, as: UTF8.self) }.sorted()
}

private let declaringWords: [[UInt8]] = [
    "class", "struct", "actor", "enum", "protocol", "extension", "typealias",
].map { Array($0.utf8) }

extension UInt8 {
    /// True for a byte of an identifier.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
