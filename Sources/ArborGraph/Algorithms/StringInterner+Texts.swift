import ArborModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension StringInterner {
    /// The texts as a value of their own. It shares the interner's bytes and doesn't include later texts.
    package var texts: TextTable { TextTable(bytes: bytes, starts: starts) }

    /// Gives the texts to a loop over many of them. They are valid while `body` runs.
    package func withTexts<Result>(_ body: (TextView) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { bytes in
            try starts.withUnsafeBufferPointer { try body(TextView(bytes: bytes, starts: $0)) }
        }
    }
}

extension TextView {
    /// Returns true if the first text precedes the other in the order of their bytes.
    ///
    /// - Parameter end: A byte that is assumed to follow each text. With 58, a colon, `t1: T` comes after `t10: T`.
    func isSorted(_ one: Symbol, before other: Symbol, end: Int = -1) -> Bool {
        let (left, right) = (self[one], self[other])
        let common = min(left.count, right.count)
        let order = common == 0 ? 0 : memcmp(left.baseAddress!, right.baseAddress!, common)
        if order != 0 || left.count == right.count { return order < 0 }
        return left.count > common ? Int(left[common]) < end : end < Int(right[common])
    }
}
