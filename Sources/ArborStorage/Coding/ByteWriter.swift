import ArborScanner

/// Bytes that grow at their end. Fixed numbers are little-endian, whatever the machine.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    init() {}

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    mutating func putByte(_ byte: UInt8) { bytes.append(byte) }

    mutating func put(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }

    mutating func put(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }

    /// Eight numbers at once, little-endian already and without a gap between them.
    mutating func put(_ record: (UInt64, UInt64, UInt64, UInt64, UInt32, UInt32, UInt32, UInt32)) {
        withUnsafeBytes(of: record) { bytes += $0 }
    }

    /// Writes over bytes that are there already.
    mutating func put<Number: FixedWidthInteger>(_ number: Number, at place: Int) {
        withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(place..<place + $0.count, with: $0) }
    }

    mutating func append(_ other: some Sequence<UInt8>) { bytes += other }

    /// Seven bits a byte, the lowest first; the highest bit of a byte says that more follow.
    mutating func putVarint(_ number: UInt64) {
        // Most numbers are small.
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
