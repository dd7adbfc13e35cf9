extension ManifestText {
    /// Returns the value of the constant that an expression names, as far as it is an array literal or a call; the
    /// expression itself if it is something else.
    func resolved(_ value: Range<Int>) -> Range<Int> {
        let isName = !value.isEmpty && endOfIdentifier(value.lowerBound) == value.upperBound
        return isName ? constant(named: text(value)) ?? value : value
    }

    /// The value of `let name = …` or `var name: Type = …` at the top level; `nil` if there is more than one.
    private func constant(named name: String) -> Range<Int>? {
        var values: [Range<Int>?] = []
        let isRead = visitTopLevel { word in
            guard ["let", "var"].contains(text(word)) else { return }
            let start = afterTrivia(word.upperBound)
            if text(start..<endOfIdentifier(start)) == name { values.append(value(ofBindingAt: start)) }
        }
        return isRead && values.count == 1 ? values[0] : nil
    }

    private func value(ofBindingAt start: Int) -> Range<Int>? {
        var offset = afterTrivia(endOfIdentifier(start))
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
        return closing(offset).flatMap { isEnd($0 + 1) ? start..<$0 + 1 : nil }
    }

    /// Returns whether an expression ends here, and isn't continued by an operator or a member.
    private func isEnd(_ offset: Int) -> Bool {
        let next = afterTrivia(offset)
        return next == bytes.count || endOfIdentifier(next) > next || isByte("@", at: next)
            || isByte(";", at: next) || isByte("#", at: next)
    }
}
