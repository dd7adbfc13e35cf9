extension ManifestText {
    /// Returns the value of the constant that an expression names, as far as it is an array literal or a call; the
    /// expression itself if it is something else.
    func resolved(_ value: Range<Int>) -> Range<Int> {
        let isName = !value.isEmpty && endOfIdentifier(value.lowerBound) == value.upperBound
        return isName ? constant(named: text(value)) ?? value : value
    }

    /// The value of `let name = …` or `var name: Type = …` at the top level.
    private func constant(named name: String) -> Range<Int>? {
        var offset = 0
        while offset < bytes.count {
            let end = endOfIdentifier(offset)
            if end > offset, ["let", "var"].contains(text(offset..<end)),
                let value = value(ofBindingAt: afterTrivia(end), named: name)
            {
                return value
            }
            let isOpening = ["(", "[", "{"].contains { isByte($0, at: offset) }
            guard let next = isOpening ? closing(offset).map({ $0 + 1 }) : endOfToken(offset) else {
                return nil
            }
            offset = next
        }
        return nil
    }

    private func value(ofBindingAt start: Int, named name: String) -> Range<Int>? {
        let end = endOfIdentifier(start)
        guard end > start, text(start..<end) == name else { return nil }
        var offset = afterTrivia(end)
        // A type in front of the value has no line break.
        while offset < bytes.count, !isByte("=", at: offset), !isByte("\n", at: offset) { offset += 1 }
        guard isByte("=", at: offset) else { return nil }
        return expression(at: afterTrivia(offset + 1))
    }

    /// An array literal, or a call of a name with dots in it.
    private func expression(at start: Int) -> Range<Int>? {
        var offset = start
        while offset < bytes.count, !isByte("(", at: offset), !isByte("[", at: offset) {
            let end = isByte(".", at: offset) ? offset + 1 : endOfIdentifier(offset)
            if end == offset { return nil }
            offset = end
        }
        if isByte("[", at: offset), offset > start { return nil }
        return closing(offset).map { start..<$0 + 1 }
    }
}
