// Graphviz's language.

extension String {
    /// The text as a string of Graphviz's language, in quotes.
    ///
    /// A quote ends the string, and a backslash begins an escape in a label. Graphviz also reads the character entities
    /// of HTML there, so an ampersand that may begin one becomes an entity itself. A node whose name begins with a percent
    /// sign would be anonymous.
    package var quotedForDOT: String {
        var result = "\""
        var rest = visible[...].unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"", "\\":
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "&" where rest.first.map { $0 == "#" || $0.properties.isAlphabetic } ?? false:
                result += "&amp;"
            case "%" where result.utf8.count == 1: result += "&#37;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
