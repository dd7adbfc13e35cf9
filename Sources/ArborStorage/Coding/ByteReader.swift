import ArborScanner

/// What a reader of bytes throws where they are not what a writer wrote.
struct DecodingError: Error {}

/// Reads bytes from the front. Every length is checked against what is left, so that no input can make it read
/// beyond its end or ask for more memory than the input itself takes.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    /// - Parameter bytes: must outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// How many bytes are left.
    var remaining: Int { bytes.count - position }

    /// What is left.
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

    mutating func varint() throws(DecodingError) -> UInt64 {
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

    /// The number of things that follow, each of which takes at least one byte.
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
