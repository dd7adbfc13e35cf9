import ArborScanner

/// The error of a reader whose bytes don't come from the corresponding writer.
struct DecodingError: Error {}

/// Reads bytes from the front. Every length is checked against the remaining bytes. No input can therefore make it read
/// beyond the end, or allocate more memory than the input itself takes.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    /// Creates a reader. The bytes must outlive it.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The number of remaining bytes.
    var remaining: Int { bytes.count - position }

    /// The remaining bytes.
    var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[position...]) }

    mutating func byte() throws(DecodingError) -> UInt8 {
        guard position < bytes.count else { throw DecodingError() }
        position += 1
        return bytes[position - 1]
    }

    mutating func uint32() throws(DecodingError) -> UInt32 {
        UInt32(littleEndian: try take(4).loadUnaligned(as: UInt32.self))
    }

    mutating func uint64() throws(DecodingError) -> UInt64 {
        UInt64(littleEndian: try take(8).loadUnaligned(as: UInt64.self))
    }

    mutating func take(_ count: Int) throws(DecodingError) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= remaining else { throw DecodingError() }
        position += count
        return UnsafeRawBufferPointer(rebasing: bytes[position - count..<position])
    }

    /// Reads a number. Nearly all are below 128, and take one byte.
    @inline(__always) mutating func varint() throws(DecodingError) -> UInt64 {
        guard position < bytes.count, bytes[position] < 0x80 else { return try longVarint() }
        position += 1
        return UInt64(bytes[position - 1])
    }

    private mutating func longVarint() throws(DecodingError) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            guard shift < 63 || byte <= 1 else { throw DecodingError() }
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
    }

    /// Reads the number of values that follow. Each of them takes at least one byte.
    mutating func count() throws(DecodingError) -> Int {
        let number = try varint()
        guard number <= UInt64(remaining) else { throw DecodingError() }
        return Int(number)
    }

    mutating func string() throws(DecodingError) -> String {
        guard let text = String(ifUTF8: try take(count())) else { throw DecodingError() }
        return text
    }
}
