/// A 64-bit checksum of bytes, the same on every machine.
///
/// It protects against damage, not against forgery. A reader of the covered bytes must still check every length.
///
/// Each step is a bijection of its lane, and so is the joining of the lanes. Damage within one word of eight bytes is
/// therefore always detected, and any other damage is missed with a probability of 2⁻⁶⁴. Four lanes keep the
/// multiplier busy, which gives several GB/s.
package enum Checksum {
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
        var offset = 0
        while offset + 32 <= bytes.count {
            lanes.0 = step(lanes.0, word(bytes, offset))
            lanes.1 = step(lanes.1, word(bytes, offset + 8))
            lanes.2 = step(lanes.2, word(bytes, offset + 16))
            lanes.3 = step(lanes.3, word(bytes, offset + 24))
            offset += 32
        }
        var sum = step(step(step(step(UInt64(bytes.count), lanes.0), lanes.1), lanes.2), lanes.3)
        while offset < bytes.count {
            sum = step(sum, UInt64(bytes[offset]))
            offset += 1
        }
        return sum ^ (sum >> 32)
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
