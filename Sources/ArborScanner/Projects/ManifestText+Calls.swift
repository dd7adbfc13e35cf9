/// A call in a manifest.
package struct ManifestCall {
    package struct Argument {
        /// The name in front of the colon; empty for an argument without a label.
        package var label: String
        /// The offset of the label, or that of the value of an argument without a label.
        package var start: Int
        /// The value without the white space and the comments around it.
        package var value: Range<Int>
    }

    package var arguments: [Argument]

    package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}

/// An array literal in a manifest.
package struct ManifestList {
    /// The offset of the opening bracket.
    package var open: Int
    /// The offset of the closing bracket.
    package var close: Int
    package var elements: [Range<Int>]
}

extension ManifestText {
    /// Returns the calls of a function at the top level of the manifest.
    package func topLevelCalls(of name: String) -> [ManifestCall] {
        var calls: [ManifestCall] = []
        visitTopLevel { word in
            if text(word) == name, let call = call(openedAt: afterTrivia(word.upperBound)) {
                calls.append(call)
            }
        }
        return calls
    }

    /// Visits the words that are in no brackets, in order.
    ///
    /// - Returns: False if some text can't be read, so that what follows isn't visited.
    @discardableResult
    func visitTopLevel(_ visit: (Range<Int>) -> Void) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let end = endOfIdentifier(offset)
            if end > offset { visit(offset..<end) }
            let isOpening = ["(", "[", "{"].contains { isByte($0, at: offset) }
            guard let next = isOpening ? closing(offset).map({ $0 + 1 }) : endOfToken(offset) else {
                return false
            }
            offset = next
        }
        return true
    }

    /// Returns the call that an element consists of, as `.target(name: "A")`, with the function's name.
    package func call(_ element: Range<Int>) -> (function: String, call: ManifestCall)? {
        var offset = element.lowerBound
        var name = ""
        while offset < element.upperBound, !isByte("(", at: offset) {
            if isByte(".", at: offset) {
                offset += 1
            } else {
                let end = endOfIdentifier(offset)
                if end == offset { return nil }
                name = text(offset..<end)
                offset = end
            }
            offset = afterTrivia(offset)
        }
        guard closing(offset).map({ $0 + 1 }) == element.upperBound else { return nil }
        return call(openedAt: offset).map { (name, $0) }
    }

    private func call(openedAt open: Int) -> ManifestCall? {
        guard isByte("(", at: open), let close = closing(open) else { return nil }
        return elements(between: open, and: close).map { ManifestCall(arguments: $0.map(argument)) }
    }

    private func argument(_ range: Range<Int>) -> ManifestCall.Argument {
        let end = endOfIdentifier(range.lowerBound)
        let colon = afterTrivia(end)
        guard end > range.lowerBound, colon < range.upperBound, isByte(":", at: colon) else {
            return ManifestCall.Argument(label: "", start: range.lowerBound, value: range)
        }
        let start = min(afterTrivia(colon + 1), range.upperBound)
        return ManifestCall.Argument(
            label: text(range.lowerBound..<end), start: range.lowerBound, value: start..<range.upperBound)
    }

    /// Returns the value as an array literal; `nil` for every other expression.
    package func list(_ value: Range<Int>) -> ManifestList? {
        guard isByte("[", at: value.lowerBound), let close = closing(value.lowerBound),
            close + 1 == value.upperBound, let elements = elements(between: value.lowerBound, and: close)
        else { return nil }
        return ManifestList(open: value.lowerBound, close: close, elements: elements)
    }

    /// Returns the contents of a plain string literal; `nil` for every other expression.
    package func string(_ value: Range<Int>) -> String? {
        guard value.count >= 2, isByte("\"", at: value.lowerBound),
            endOfToken(value.lowerBound) == value.upperBound
        else { return nil }
        let contents = value.dropFirst().dropLast()
        let isPlain = bytes[contents].allSatisfy { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
        return isPlain ? text(contents) : nil
    }

    /// Returns a plain string literal as a path relative to the folder that it is in, without dots and slashes at its ends.
    package func relativePath(_ value: Range<Int>) -> String? {
        string(value)?.split(separator: "/" as Character).filter { $0 != "." }.joined(separator: "/")
    }

    /// Returns the texts between the commas in brackets, without the white space and the comments around them.
    private func elements(between open: Int, and close: Int) -> [Range<Int>]? {
        var elements: [Range<Int>] = []
        var start = afterTrivia(open + 1)
        var end = start
        var offset = start
        while offset < close {
            if isByte(",", at: offset) {
                if end > start { elements.append(start..<end) }
                start = afterTrivia(offset + 1)
                end = start
                offset = start
                continue
            }
            let isOpening = ["(", "[", "{"].contains { isByte($0, at: offset) }
            guard let next = isOpening ? closing(offset).map({ $0 + 1 }) : endOfToken(offset) else {
                return nil
            }
            end = next
            offset = afterTrivia(next)
        }
        if end > start { elements.append(start..<end) }
        return elements
    }
}
