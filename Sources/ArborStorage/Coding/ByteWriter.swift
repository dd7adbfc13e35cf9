import ArborScanner

/// Collects bytes. Fixed-width numbers are little-endian on every machine.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func putByte(_ byte: UInt8) { bytes.append(byte) }

    mutating func put(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }

    mutating func put(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }

    mutating func append(_ other: some Sequence<UInt8>) { bytes += other }

    /// Appends a number with seven bits in each byte, the lowest first. The highest bit of a byte means that more bytes
    /// follow.
    mutating func putVarint(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
