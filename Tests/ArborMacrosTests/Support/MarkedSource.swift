/// Source with the marks `1️⃣` to `9️⃣`, which name locations for a test.
struct MarkedSource {
    /// The source without the marks.
    var text = ""
    /// The offset of the byte after each mark.
    var locations: [Character: Int] = [:]

    init(_ marked: String) {
        for character in marked {
            if "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣".contains(character) {
                locations[character] = text.utf8.count
            } else {
                text.append(character)
            }
        }
    }

    /// The mark at an offset, or the offset's text if there is none.
    func mark(at offset: Int) -> String {
        if let mark = locations.first(where: { $0.value == offset }) { return String(mark.key) }
        let rest = text.utf8.dropFirst(offset).prefix(12)
        return "byte \(offset), '\(String(decoding: Array(rest), as: UTF8.self))'"
    }
}

extension String {
    /// The text with its bytes in some ranges replaced.
    func applying(_ changes: [(range: Range<Int>, text: String)]) -> String {
        var bytes = Array(utf8)
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
