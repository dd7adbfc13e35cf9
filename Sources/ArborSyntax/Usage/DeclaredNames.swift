/// A search for the declarations of classes, protocols and type aliases with some names, in text that isn't parsed.
package struct DeclaredNames: Sendable {
    private let names: Set<String>

    package init(_ names: Set<String>) { self.names = names }

    /// Returns false if the text declares none of the names. Text in a comment may look like a declaration.
    package func mayOccur(in source: UnsafeBufferPointer<UInt8>) -> Bool {
        var isDeclared = false
        var end = 0
        while let start = source[end...].firstIndex(where: Self.isOfWord) {
            end = source[start...].firstIndex { !Self.isOfWord($0) } ?? source.count
            let word = source[start..<end]
            if isDeclared, names.contains(String(decoding: word, as: UTF8.self)) { return true }
            isDeclared = Self.keywords.contains { word.elementsEqual($0) }
        }
        return false
    }

    private static let keywords = ["class", "protocol", "typealias"].map { Array($0.utf8) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
