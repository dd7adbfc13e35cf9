extension String {
    /// The name without the backticks of an escaped name such as `default`. A raw identifier such as `my name` keeps
    /// them, because it is not a name without them.
    package var plainName: String {
        guard utf8.first == UInt8(ascii: "`"), utf8.count > 2, utf8.last == UInt8(ascii: "`") else {
            return self
        }
        return utf8.dropFirst().dropLast().isIdentifier ? String(dropFirst().dropLast()) : self
    }

    /// The name that a string means, in backticks only if it is not an identifier without them.
    package var nameInText: String {
        if utf8.isIdentifier || isEmpty || utf8.contains(UInt8(ascii: "`")) { return plainName }
        return "`\(self)`"
    }
}

extension Collection<UInt8> {
    fileprivate var isIdentifier: Bool {
        let startsWithDigit = first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
        return !startsWithDigit && allSatisfy(\.isOfIdentifier)
    }
}

extension UInt8 {
    /// True if the byte may be part of an identifier. Bytes beyond ASCII count, because nearly all of their characters
    /// may.
    fileprivate var isOfIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
