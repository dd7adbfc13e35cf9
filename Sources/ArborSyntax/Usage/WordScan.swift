import ArborModel

/// Finds where some words stand in source, and how. It knows no Swift but words, comments and quotes: what it takes
/// for a read may be none, while a read that it doesn't see takes code that nobody writes.
struct WordScan: ~Copyable {
    /// How a word stands there.
    enum Use {
        /// On its own, or behind `self.`: what it means depends on the type that it stands in.
        case bare
        /// Behind the dot of something else.
        case member
    }

    private struct Token {
        var start: Int
        var end: Int
        /// 0 of a sign.
        var hash: UInt64
        var isFirstOnLine: Bool
    }

    private var tokens: [Token] = []

    /// Of a word's bytes. Two words that share a number are both taken to be read where one is.
    static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash | 1
    }

    private static let declaring = Set(["let", "var"].map { hash($0.utf8) })
    private static let variable = hash("var".utf8)
    private static let accessors = Set(["get", "set", "mutating", "nonmutating"].map { hash($0.utf8) })
    private static let own = hash("self".utf8)
    private static let pattern = hash("case".utf8)

    /// Calls `body` with each place at which one of the `words` may be read, in order.
    mutating func reads(
        of words: Set<UInt64>, in bytes: UnsafeBufferPointer<UInt8>,
        _ body: (_ word: UInt64, _ offset: Int, Use) -> Void
    ) {
        tokens.removeAll(keepingCapacity: true)
        var lexer = WordLexer(bytes)
        while let found = lexer.next() {
            let word = bytes[found.start..<found.end]
            tokens.append(
                Token(
                    start: found.start, end: found.end, hash: found.isWord ? Self.hash(word) : 0,
                    isFirstOnLine: found.isFirstOnLine))
        }
        for number in tokens.indices where words.contains(tokens[number].hash) {
            guard let use = use(of: number, in: bytes) else { continue }
            body(tokens[number].hash, tokens[number].start, use)
        }
    }

    /// `nil` of what is no read: a declaration, a label, or the assignment that every initializer has.
    private func use(of number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Use? {
        if sign(number - 1, in: bytes) == UInt8(ascii: ".") {
            guard hash(number - 2) == Self.own else { return .member }
            return isAssigned(number, in: bytes) ? nil : .bare
        }
        // Whoever has a value of the protocol reads what witnesses it, in places that name another type.
        if isRequired(number, in: bytes) { return .member }
        if isDeclared(number, in: bytes) || isLabel(number, in: bytes) || isOwnInitial(number, in: bytes) {
            return nil
        }
        return .bare
    }

    private func sign(_ number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
        guard tokens.indices.contains(number), tokens[number].hash == 0 else { return nil }
        return bytes[tokens[number].start]
    }

    private func hash(_ number: Int) -> UInt64? {
        tokens.indices.contains(number) ? tokens[number].hash : nil
    }

    /// `x =`, but not `x ==`.
    private func isAssigned(_ number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let equals = UInt8(ascii: "=")
        guard sign(number + 1, in: bytes) == equals else { return false }
        return sign(number + 2, in: bytes) != equals || tokens[number + 2].start != tokens[number + 1].end
    }

    /// `let x: T`, `var x = …`; but `if let x {` reads it.
    private func isDeclared(_ number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let before = hash(number - 1), Self.declaring.contains(before) else { return false }
        return sign(number + 1, in: bytes) == UInt8(ascii: ":") || isAssigned(number, in: bytes)
    }

    /// `var x: T { get }`, as a protocol has it.
    private func isRequired(_ number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard hash(number - 1) == Self.variable, sign(number + 1, in: bytes) == UInt8(ascii: ":") else {
            return false
        }
        let rest = tokens.indices[(number + 1)...].prefix { !tokens[$0].isFirstOnLine }
        guard let brace = rest.first(where: { sign($0, in: bytes) == UInt8(ascii: "{") }) else {
            return false
        }
        return hash(brace + 1).map(Self.accessors.contains) ?? false
    }

    /// `x:` and the `x` of `x y:`, but neither `a ? x : b`, `[x: 1]` nor `case x:`.
    private func isLabel(_ number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = sign(number - 1, in: bytes)
        if endsInColon(number, in: bytes) {
            return before != UInt8(ascii: "?") && before != UInt8(ascii: "[")
                && hash(number - 1) != Self.pattern
        }
        guard before == UInt8(ascii: "(") || before == UInt8(ascii: ","), (hash(number + 1) ?? 0) != 0 else {
            return false
        }
        return endsInColon(number + 1, in: bytes)
    }

    private func endsInColon(_ number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        sign(number + 1, in: bytes) == UInt8(ascii: ":") && tokens[number + 1].start == tokens[number].end
    }

    /// The second `x` of `self.x = x`, with nothing behind it.
    private func isOwnInitial(_ number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard sign(number - 1, in: bytes) == UInt8(ascii: "="), hash(number - 2) == hash(number),
            sign(number - 3, in: bytes) == UInt8(ascii: "."), hash(number - 4) == Self.own
        else { return false }
        guard tokens.indices.contains(number + 1), !tokens[number + 1].isFirstOnLine else { return true }
        let next = sign(number + 1, in: bytes)
        return next == UInt8(ascii: "}") || next == UInt8(ascii: ";")
    }
}
