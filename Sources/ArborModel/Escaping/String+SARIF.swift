// Messages of SARIF.

extension String {
    /// The text as a message of SARIF, in which `[text](target)` is a link.
    ///
    /// Only a text with a closing bracket in front of a parenthesis can hold one. Others stay as they are, because not
    /// every viewer removes the backslashes.
    package var messageForSARIF: String {
        guard utf8.elementsFollow(UInt8(ascii: "]"), by: UInt8(ascii: "(")) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if ["[", "]", "\\"].contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}

extension String.UTF8View {
    /// True if one byte directly follows another somewhere.
    fileprivate func elementsFollow(_ first: UInt8, by second: UInt8) -> Bool {
        zip(self, dropFirst()).contains { $0 == first && $1 == second }
    }
}
