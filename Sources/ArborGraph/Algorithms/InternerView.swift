#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The texts of a `StringInterner`, for loops over many: a table's arrays are counted anew at each access, which costs more
/// than most texts. Only what `StringInterner.withTexts` gives, and only while that runs, is a table's.
package struct InternerView {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let starts: UnsafeBufferPointer<Int32>

    init(bytes: UnsafeBufferPointer<UInt8>, starts: UnsafeBufferPointer<Int32>) {
        self.bytes = bytes
        self.starts = starts
    }

    /// The bytes of one text.
    package subscript(symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[Int(starts[Int(symbol)])..<Int(starts[Int(symbol) + 1])])
    }

    /// True where the one stands before the other in the order of their bytes.
    ///
    /// - Parameter end: what is thought behind each: by 58, a colon, `t1: T` stands behind `t10: T`.
    func isSorted(_ one: Symbol, before other: Symbol, end: Int = -1) -> Bool {
        let (left, right) = (self[one], self[other])
        let common = min(left.count, right.count)
        let order = common == 0 ? 0 : memcmp(left.baseAddress!, right.baseAddress!, common)
        if order != 0 || left.count == right.count { return order < 0 }
        return left.count > common ? Int(left[common]) < end : end < Int(right[common])
    }
}
