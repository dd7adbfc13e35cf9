extension SyntaxPiece {
    /// The length in bytes of the white space and comments before the code.
    var leadingTriviaLength: Int {
        var rest = Substring(source).utf8
        while rest.dropSpace() || rest.dropLineComment() || rest.dropBlockComment() {}
        return source.utf8.distance(from: source.startIndex, to: rest.startIndex)
    }
}

extension Substring.UTF8View {
    fileprivate mutating func dropSpace() -> Bool {
        let start = startIndex
        self = drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return startIndex > start
    }

    fileprivate mutating func dropLineComment() -> Bool {
        guard starts(with: "//".utf8) else { return false }
        self = drop { $0 != 0x0A && $0 != 0x0D }
        return true
    }

    /// Block comments nest. An unclosed comment reaches to the end of the text.
    fileprivate mutating func dropBlockComment() -> Bool {
        guard starts(with: "/*".utf8) else { return false }
        var depth = 0
        repeat {
            let opens = starts(with: "/*".utf8)
            let closes = starts(with: "*/".utf8)
            depth += opens ? 1 : closes ? -1 : 0
            self = dropFirst(opens || closes ? 2 : 1)
        } while depth > 0 && !isEmpty
        return true
    }
}
