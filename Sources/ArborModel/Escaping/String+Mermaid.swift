// Mermaid's language.

extension String {
    /// The text as a string of Mermaid's language, in quotes.
    ///
    /// Mermaid looks for its own syntax before it looks for strings: directives (`%%{…}%%`), formulas (`$$…$$`),
    /// entities and the signs that it puts for them (`ﬂ°lt¶ß`), and the semicolon behind a style's colour, for which a
    /// colon with text on it is enough. It then reads the string as HTML and Markdown. So every sign of these is an
    /// entity.
    package var quotedForMermaid: String {
        var result = "\""
        var rest = visible[...].unicodeScalars
        while let scalar = rest.popFirst() {
            if let entity = scalar.mermaidEntity {
                result += "#\(entity);"
            } else if scalar == ":", rest.first.map({ $0 != " " }) ?? false {
                result += "#58;"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension Unicode.Scalar {
    /// The entity that stands for a sign of the language; `nil` for other characters.
    fileprivate var mermaidEntity: StaticString? {
        switch self {
        case "\"": "quot"
        case "<": "lt"
        case ">": "gt"
        case "&": "amp"
        case "#": "35"
        case "$": "36"
        case "%": "37"
        case "\\": "92"
        case "`": "96"
        case "¶": "182"
        case "\u{FB02}": "64258"
        default: nil
        }
    }
}
