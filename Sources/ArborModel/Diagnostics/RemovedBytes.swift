extension Range<Int> {
    /// Returns the bytes of a removed word with one of the gaps around it, so that one gap remains: the spaces after the word, or
    /// those before the last word of a line or list. A range that has white space at its ends is returned as it is.
    ///
    /// - Parameter text: The bytes of the whole text.
    package func withGap(in text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        guard !isEmpty, upperBound <= text.count, !text[lowerBound].isWhiteSpace,
            !text[upperBound - 1].isWhiteSpace
        else { return self }
        let after = text[upperBound...].prefix { $0.isSpace }.count
        let isFirst = lowerBound == 0 || text[lowerBound - 1].isWhiteSpace || text[lowerBound - 1].opens
        if after > 0 { return isFirst ? lowerBound..<upperBound + after : self }
        guard upperBound == text.count || text[upperBound].isWhiteSpace || text[upperBound].closes else {
            return self
        }
        return lowerBound - text[..<lowerBound].reversed().prefix { $0.isSpace }.count..<upperBound
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }

    fileprivate var isWhiteSpace: Bool { isSpace || self == 0x0A || self == 0x0D }

    fileprivate var opens: Bool { self == UInt8(ascii: "(") || self == UInt8(ascii: "[") }

    fileprivate var closes: Bool {
        self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: ",")
    }
}
