// Words of a shell's command line.

extension String {
    /// The text as one word for bash and zsh: `it's` becomes `'it'\''s'`.
    ///
    /// A word with a character that can't be seen is spelled as `$'a\012b'`, so that the word can be shown and copied.
    package var shellWord: String {
        guard unicodeScalars.areAllSeen else { return spelledOutForShell }
        var result = "'"
        for scalar in unicodeScalars {
            if scalar == "'" { result += "'\\''" } else { result.unicodeScalars.append(scalar) }
        }
        return result + "'"
    }

    /// The path as one word that isn't taken for an option.
    package var shellPath: String { (utf8.first == UInt8(ascii: "-") ? "./" + self : self).shellWord }

    private var spelledOutForShell: String {
        var result = "$'"
        unicodeScalars.forEachSeen { scalar, isSeen in
            if scalar == "'" || scalar == "\\" { result += "\\" }
            if isSeen {
                result.unicodeScalars.append(scalar)
            } else {
                for byte in UTF8.encode(scalar) ?? .init() { result += byte.octalEscape }
            }
        }
        return result + "'"
    }
}

extension UInt8 {
    /// The byte as three octal digits. No digit that follows can be taken for a part of it.
    fileprivate var octalEscape: String {
        let digits = String(self, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
