/// Finds the locations in source that may read some words.
///
/// It knows only the tokens of Swift. It may report a location that is not a read, and must not miss a read.
struct WordScan {
    /// The form of a use.
    enum Use {
        /// The word stands alone or after `self.`. Its meaning depends on the type around it.
        case bare
        /// The word follows the dot of another expression.
        case member
    }

    private let tokens: SourceTokens

    private init(_ tokens: SourceTokens) { self.tokens = tokens }

    /// Returns the FNV-1a hash of a word's bytes. If two words have the same hash, a read of one counts as a read of
    /// both.
    static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    private static let declaring = Set(["let", "var"].map { hash($0.utf8) })
    private static let variable = hash("var".utf8)
    private static let accessors = Set(["get", "set", "mutating", "nonmutating"].map { hash($0.utf8) })
    private static let own = hash("self".utf8)
    private static let pattern = hash("case".utf8)

    /// Calls `body` with each location at which one of the `words` may be read, in order.
    static func reads(
        of words: Set<UInt64>, in bytes: UnsafeBufferPointer<UInt8>,
        _ body: (_ word: UInt64, _ offset: Int, Use) -> Void
    ) {
        let tokens = SourceTokens(of: bytes)
        // Code that is missing from the tokens may read anything.
        if !tokens.areComplete { for word in words { body(word, 0, .member) } }
        WordScan(tokens).reads(of: words, body)
    }

    private func reads(of words: Set<UInt64>, _ body: (_ word: UInt64, _ offset: Int, Use) -> Void) {
        for index in tokens.indices {
            if let word = hash(index) {
                guard words.contains(word), let use = use(of: index) else { continue }
                body(word, tokens.start(index), use)
            } else if let literal = tokens.literal(index) {
                for word in literal.keyPathWords where words.contains(word) {
                    body(word, tokens.start(index), .member)
                }
            }
        }
    }

    /// Returns the form of a use, or `nil` if the word is not a read: a declaration, a label, or the assignment that
    /// every initializer contains.
    private func use(of index: Int) -> Use? {
        if tokens.isSign(index - 1, ".") {
            guard hash(index - 2) == Self.own else { return .member }
            return isAssigned(index) ? nil : .bare
        }
        // Code with a value of the protocol reads the property that satisfies this requirement, and doesn't name the
        // property's owner.
        if isRequired(index) { return .member }
        if isDeclared(index) || isLabel(index) || isOwnInitial(index) { return nil }
        return .bare
    }

    private func hash(_ index: Int) -> UInt64? { tokens.name(index).map { Self.hash($0) } }

    /// Returns true for `x =`, and false for `x ==`.
    private func isAssigned(_ index: Int) -> Bool { tokens.isSign(index + 1, "=") }

    /// Returns true for `let x: T` and `var x = …`. The shorthand `if let x {` is a read.
    private func isDeclared(_ index: Int) -> Bool {
        guard let before = hash(index - 1), Self.declaring.contains(before) else { return false }
        return tokens.isSign(index + 1, ":") || isAssigned(index)
    }

    /// Returns true for a protocol's requirement: `var x: T { get }`.
    private func isRequired(_ index: Int) -> Bool {
        guard hash(index - 1) == Self.variable, tokens.isSign(index + 1, ":") else { return false }
        let rest = tokens.indices[(index + 1)...].prefix { !tokens.isFirstOnLine($0) }
        guard let brace = rest.first(where: { tokens.isSign($0, "{") }) else { return false }
        return hash(brace + 1).map(Self.accessors.contains) ?? false
    }

    /// Returns true for `x:` and for the `x` of `x y:`, and false in `a ? x : b`, `[x: 1]` and `case x:`.
    private func isLabel(_ index: Int) -> Bool {
        if endsInColon(index) {
            return !tokens.isSign(index - 1, "?") && !tokens.isSign(index - 1, "[")
                && hash(index - 1) != Self.pattern
        }
        guard tokens.isSign(index - 1, "(") || tokens.isSign(index - 1, ","), hash(index + 1) != nil
        else { return false }
        return endsInColon(index + 1)
    }

    private func endsInColon(_ index: Int) -> Bool {
        tokens.isSign(index + 1, ":") && tokens.touchesNext(index)
    }

    /// Returns true for the second `x` of `self.x = x`, if nothing follows it in the statement.
    private func isOwnInitial(_ index: Int) -> Bool {
        guard tokens.isSign(index - 1, "="), hash(index - 2) == hash(index),
            tokens.isSign(index - 3, "."), hash(index - 4) == Self.own
        else { return false }
        guard tokens.indices.contains(index + 1), !tokens.isFirstOnLine(index + 1) else { return true }
        return tokens.isSign(index + 1, "}") || tokens.isSign(index + 1, ";")
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The words of a literal whose text may be a key path, `"x"` or `"a.x"`. Empty for any other literal. A function
    /// of the Objective-C runtime that gets such a text reads the property.
    fileprivate var keyPathWords: [UInt64] {
        let start = firstIndex { $0 != UInt8(ascii: "#") } ?? endIndex
        guard start < endIndex, self[start] == UInt8(ascii: "\"") else { return [] }
        let isDelimiter = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") }
        let text = drop(while: isDelimiter).prefix { !isDelimiter($0) }
        guard text.allSatisfy({ $0.isOfName || $0 == UInt8(ascii: ".") }) else { return [] }
        return text.split(separator: UInt8(ascii: ".")).map { WordScan.hash($0) }
    }
}

extension UInt8 {
    /// True for letters, digits, `_`, `$`, and for every byte beyond ASCII.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
