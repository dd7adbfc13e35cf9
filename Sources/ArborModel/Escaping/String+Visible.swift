// Text for terminals and logs.

extension String {
    /// The text as part of a line that a terminal or a log shows.
    ///
    /// Characters that can't be seen are spelled as `\u{…}`: control characters, ends of lines, marks that change the
    /// direction of text, characters without width and those that Unicode doesn't define. So is the first character of
    /// a text that a CI service takes for a command: `::` at the start, and `##word[` anywhere. Letters of all scripts,
    /// combining marks and emoji stay as they are, and a backslash too: the form is for people, who can't be led
    /// astray by it, and not for programs.
    package var visible: String {
        if isVisibleASCII { return self }
        var result = ""
        result.reserveCapacity(utf8.count + 16)
        var isAtStart = true
        var commands = CommandStarts(in: self)
        unicodeScalars.forEachSeen { scalar, isSeen in
            let isCommand = commands.isStart(scalar, atStartOfText: isAtStart)
            if !scalar.properties.isWhitespace { isAtStart = false }
            if isSeen, !isCommand {
                result.unicodeScalars.append(scalar)
            } else {
                result += scalar.spelledOut
            }
        }
        return result
    }

    /// True for text without any character to spell out. It costs one look at each byte, because nearly all text is
    /// such text. Two colons or two number signs need a closer look.
    private var isVisibleASCII: Bool {
        var previous: UInt8 = 0
        for byte in utf8 {
            guard (0x20...0x7E).contains(byte) else { return false }
            if byte == previous, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return false }
            previous = byte
        }
        return true
    }
}

extension Unicode.Scalar {
    /// The scalar as Swift spells it in a string: `\u{1B}`.
    package var spelledOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

/// Finds the commands that CI services read in a log, while the text is walked once.
///
/// GitHub's begin with `::` after white space, its older ones and those of other services with `##word[` anywhere.
private struct CommandStarts {
    private var rest: Substring.UnicodeScalarView

    init(in text: String) { rest = text[...].unicodeScalars }

    /// True if a command starts at the next scalar.
    mutating func isStart(_ scalar: Unicode.Scalar, atStartOfText isAtStart: Bool) -> Bool {
        defer { rest.removeFirst() }
        switch scalar {
        case ":": return isAtStart && rest.dropFirst().first == ":"
        case "#": return rest.starts(with: "##".unicodeScalars) && endsInBracket(rest.dropFirst(2))
        default: return false
        }
    }

    private func endsInBracket(_ text: Substring.UnicodeScalarView) -> Bool {
        text.drop { ("a"..."z").contains($0) || ("A"..."Z").contains($0) || $0 == "-" }.first == "["
    }
}
