// JSON.

extension String {
    /// Appends a text as a string of JSON, in quotes.
    ///
    /// Characters that can't be seen are escaped too, although JSON allows most of them. A parser reads the same text, and
    /// a terminal that shows the document isn't led astray.
    package mutating func appendJSON(_ text: String) {
        self += "\""
        if text.isPlainJSON { self += text } else { appendEscapedJSON(text) }
        self += "\""
    }

    private var isPlainJSON: Bool {
        utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }

    private mutating func appendEscapedJSON(_ text: String) {
        var result = ""
        text.unicodeScalars.forEachSeen { scalar, isSeen in
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isSeen: result.unicodeScalars.append(scalar)
            default: result += scalar.escapedForJSON
            }
        }
        self += result
    }
}

extension Unicode.Scalar {
    /// The scalar as `\u001b`, or as two such escapes if it takes two code units of UTF-16.
    fileprivate var escapedForJSON: String {
        UTF16.encode(self)?.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined() ?? ""
    }
}
