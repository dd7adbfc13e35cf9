/// Finds the locations in source that may read some words.
///
/// It knows the tokens of Swift and nothing else. It may take a word for a read that is none, and must not miss a read.
struct WordScan {
    /// The position of a word.
    enum Use {
        /// On its own, or after `self.`: its meaning depends on the type that it is in.
        case bare
        /// After the dot of something else.
        case member
    }

    private let tokens: SourceTokens

    private init(_ tokens: SourceTokens) { self.tokens = tokens }

    /// A number for a word's bytes. Of two words with one number, both count as read where one is.
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
        // Code that can't be found may read anything.
        if !tokens.areComplete { for word in words { body(word, 0, .member) } }
        WordScan(tokens).reads(of: words, body)
    }

    private func reads(of words: Set<UInt64>, _ body: (_ word: UInt64, _ offset: Int, Use) -> Void) {
        for number in tokens.indices {
            if let word = hash(number) {
                guard words.contains(word), let use = use(of: number) else { continue }
                body(word, tokens.start(number), use)
            } else if let literal = tokens.literal(number) {
                for word in literal.keyPathWords where words.contains(word) {
                    body(word, tokens.start(number), .member)
                }
            }
        }
    }

    /// `nil` of what is no read: a declaration, a label, or the assignment that every initializer has.
    private func use(of number: Int) -> Use? {
        if tokens.isSign(number - 1, ".") {
            guard hash(number - 2) == Self.own else { return .member }
            return isAssigned(number) ? nil : .bare
        }
        // Code with a value of the protocol reads the property that satisfies it, and names another type.
        if isRequired(number) { return .member }
        if isDeclared(number) || isLabel(number) || isOwnInitial(number) { return nil }
        return .bare
    }

    private func hash(_ number: Int) -> UInt64? { tokens.name(number).map { Self.hash($0) } }

    /// `x =`, but not `x ==`.
    private func isAssigned(_ number: Int) -> Bool { tokens.isSign(number + 1, "=") }

    /// `let x: T`, `var x = …`; but `if let x {` reads it.
    private func isDeclared(_ number: Int) -> Bool {
        guard let before = hash(number - 1), Self.declaring.contains(before) else { return false }
        return tokens.isSign(number + 1, ":") || isAssigned(number)
    }

    /// `var x: T { get }`, as a protocol has it.
    private func isRequired(_ number: Int) -> Bool {
        guard hash(number - 1) == Self.variable, tokens.isSign(number + 1, ":") else { return false }
        let rest = tokens.indices[(number + 1)...].prefix { !tokens.isFirstOnLine($0) }
        guard let brace = rest.first(where: { tokens.isSign($0, "{") }) else { return false }
        return hash(brace + 1).map(Self.accessors.contains) ?? false
    }

    /// `x:` and the `x` of `x y:`, but neither `a ? x : b`, `[x: 1]` nor `case x:`.
    private func isLabel(_ number: Int) -> Bool {
        if endsInColon(number) {
            return !tokens.isSign(number - 1, "?") && !tokens.isSign(number - 1, "[")
                && hash(number - 1) != Self.pattern
        }
        guard tokens.isSign(number - 1, "(") || tokens.isSign(number - 1, ","), hash(number + 1) != nil
        else { return false }
        return endsInColon(number + 1)
    }

    private func endsInColon(_ number: Int) -> Bool {
        tokens.isSign(number + 1, ":") && tokens.touchesNext(number)
    }

    /// The second `x` of `self.x = x`, if nothing follows it.
    private func isOwnInitial(_ number: Int) -> Bool {
        guard tokens.isSign(number - 1, "="), hash(number - 2) == hash(number),
            tokens.isSign(number - 3, "."), hash(number - 4) == Self.own
        else { return false }
        guard tokens.indices.contains(number + 1), !tokens.isFirstOnLine(number + 1) else { return true }
        return tokens.isSign(number + 1, "}") || tokens.isSign(number + 1, ";")
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The words of a literal whose text may be a key path, `"x"` or `"a.x"`; none of another literal. Such a text reads
    /// a property where it is given to a function of the Objective-C runtime.
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
    /// True of letters, digits, `_`, `$`, and of every byte beyond ASCII.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
