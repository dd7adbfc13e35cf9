/// The words of a body, and which of them are assigned to: as much of code as a fix-it asks for. It is read as text, in
/// one pass; words of strings count as words.
struct BodyWords {
    private(set) var words: Set<String> = []
    /// Names that are given a value: `name =`, `self.name =`, `(self.name, …) =`. Those of new variables are left out.
    private(set) var assigned: Set<String> = []
    /// True where another initializer is called.
    private(set) var callsInitializerOfSelf = false

    /// - Parameter text: without comments.
    init(of text: String) {
        let bytes = Array(text.utf8)
        var position = 0
        var before = (last: "", lastButOne: "")
        while position < bytes.count {
            guard bytes[position].isWordByte else {
                position += 1
                continue
            }
            let end = bytes[position...].firstIndex { !$0.isWordByte } ?? bytes.count
            let word = String(decoding: bytes[position..<end], as: UTF8.self)
            let isMember = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
            note(word.plainName, after: before, isMember: isMember, followedBy: bytes[end...])
            before = (word, before.last)
            position = end
        }
    }

    private mutating func note(
        _ word: String, after before: (last: String, lastButOne: String), isMember: Bool,
        followedBy rest: ArraySlice<UInt8>
    ) {
        words.insert(word)
        let isOfSelf = isMember && before.last == "self"
        if word == "init", isOfSelf { callsInitializerOfSelf = true }
        guard isOfSelf || !isMember, !["let", "var"].contains(before.last) else { return }
        let next = rest.drop { $0 == 0x20 }
        let isGiven = next.first == UInt8(ascii: "=") && next.dropFirst().first != UInt8(ascii: "=")
        let isInTuple =
            isOfSelf && next.first.map { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")") } == true
        if isGiven || (isInTuple && rest.closesTupleOfTargets) { assigned.insert(word) }
    }
}

extension UInt8 {
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"),
            0x80...:
            true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether `) =` follows, behind nothing but more names: `, self.b) = (a, b)`. Looks no further than a line is long.
    fileprivate var closesTupleOfTargets: Bool {
        let end = prefix(1_000).firstIndex { !($0.isWordByte || ", .".utf8.contains($0)) }
        guard let end, self[end] == UInt8(ascii: ")") else { return false }
        let next = self[(end + 1)...].drop { $0 == 0x20 }
        return next.first == UInt8(ascii: "=") && next.dropFirst().first != UInt8(ascii: "=")
    }
}
