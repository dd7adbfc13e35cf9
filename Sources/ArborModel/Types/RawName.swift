extension String {
    /// Without the backticks of an escaped name: `default`. A raw identifier keeps them, since it is no name without:
    /// `my name`.
    package var plainName: String {
        guard utf8.first == UInt8(ascii: "`"), utf8.count > 2, utf8.last == UInt8(ascii: "`") else {
            return self
        }
        return utf8.dropFirst().dropLast().isIdentifier ? String(dropFirst().dropLast()) : self
    }

    /// The name that a string means, in backticks only where it is none without.
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
    /// Beyond ASCII nearly all characters may be.
    fileprivate var isOfIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
