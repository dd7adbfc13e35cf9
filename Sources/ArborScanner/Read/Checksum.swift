/// A 64-bit checksum of bytes, the same on every machine.
///
/// It protects against damage, not against forgery. A reader of the covered bytes must still check every length.
///
/// Each step is a bijection of its lane, and so is the joining of the lanes. Damage within one word of eight bytes is
/// therefore always detected, and any other damage is missed with a probability of 2⁻⁶⁴. Four lanes keep the
/// multiplier busy, which gives several GB/s.
package enum Checksum {
    /// The number of bytes in a step of all lanes.
    package static let block = 32

    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        of(UnsafeRawBufferPointer(rebasing: bytes[..<0]), bytes)
    }

    /// Returns the checksum of bytes in two parts. It is that of one part with the same bytes.
    ///
    /// - Parameter first: Whole blocks.
    package static func of(_ first: UnsafeRawBufferPointer, _ rest: UnsafeRawBufferPointer) -> UInt64 {
        precondition(first.count % block == 0)
        var lanes: Lanes = (1, 2, 3, 4)
        add(first, to: &lanes)
        add(rest, to: &lanes)
        let count = UInt64(first.count + rest.count)
        var sum = step(step(step(step(count, lanes.0), lanes.1), lanes.2), lanes.3)
        for byte in rest[(rest.count / block * block)...] { sum = step(sum, UInt64(byte)) }
        return sum ^ (sum >> 32)
    }

    private typealias Lanes = (UInt64, UInt64, UInt64, UInt64)

    /// Adds the whole blocks of some bytes.
    private static func add(_ bytes: UnsafeRawBufferPointer, to lanes: inout Lanes) {
        var offset = 0
        while offset + block <= bytes.count {
            lanes.0 = step(lanes.0, word(bytes, offset))
            lanes.1 = step(lanes.1, word(bytes, offset + 8))
            lanes.2 = step(lanes.2, word(bytes, offset + 16))
            lanes.3 = step(lanes.3, word(bytes, offset + 24))
            offset += block
        }
    }

    @inline(__always)
    private static func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let product = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product << 29 | product >> 35
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
