extension ManifestText {
    /// Returns the value of the constant that an expression names, as far as it is an array literal or a call; the
    /// expression itself if it is something else.
    package func resolved(_ value: Range<Int>) -> Range<Int> {
        let isName = !value.isEmpty && endOfIdentifier(value.lowerBound) == value.upperBound
        return isName ? constant(named: text(value)) ?? value : value
    }

    /// The value of the constant with a name; `nil` if there is more than one, or some text can't be read.
    private func constant(named name: String) -> Range<Int>? {
        guard let values = constants?.filter({ text($0.name) == name }), values.count == 1 else { return nil }
        return values[0].value
    }

    /// The names and values of `let name = …` and `var name: Type = …` at the top level, in order. The value is `nil` if it is
    /// neither an array literal nor a call. `nil` if some text can't be read.
    var constants: [(name: Range<Int>, value: Range<Int>?)]? {
        var found: [(name: Range<Int>, value: Range<Int>?)] = []
        let isRead = visitTopLevel { word in
            guard ["let", "var"].contains(text(word)) else { return }
            let start = afterTrivia(word.upperBound)
            found.append((start..<endOfIdentifier(start), value(ofBindingAt: start)))
        }
        return isRead ? found : nil
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
