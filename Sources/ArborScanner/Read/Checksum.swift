/// A 64-bit checksum of bytes, the same on every machine.
///
/// It protects against damage, not against forgery. A reader of the covered bytes must still check every length.
///
/// Each step is a bijection of its lane, and so is the joining of the lanes. Damage within one word of eight bytes is
/// therefore always detected, and any other damage is missed with a probability of 2⁻⁶⁴. Four lanes keep the
/// multiplier busy, which gives several GB/s.
package struct Checksum: Sendable {
    /// The number of bytes in a step of all lanes.
    package static let block = 32

    private var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    /// The number of bytes so far.
    private var count: UInt64 = 0

    /// Creates a checksum of the first bytes, which other bytes may follow.
    ///
    /// - Parameter blocks: Whole blocks.
    package init(_ blocks: UnsafeRawBufferPointer) {
        precondition(blocks.count % Self.block == 0)
        add(blocks)
    }

    /// Returns the checksum of some bytes.
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        Self(UnsafeRawBufferPointer(rebasing: bytes[..<0])).of(andThen: bytes)
    }

    /// Returns the checksum of the first bytes and of those that follow, as if they were in one place.
    package func of(andThen rest: UnsafeRawBufferPointer) -> UInt64 {
        var whole = self
        whole.add(rest)
        let lanes = whole.lanes
        var sum = Self.step(whole.count, lanes.0)
        sum = Self.step(Self.step(Self.step(sum, lanes.1), lanes.2), lanes.3)
        for byte in rest[(rest.count / Self.block * Self.block)...] { sum = Self.step(sum, UInt64(byte)) }
        return sum ^ (sum >> 32)
    }

    /// Adds the whole blocks of some bytes, and counts all of them.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var lanes = lanes
        var offset = 0
        while offset + Self.block <= bytes.count {
            lanes.0 = Self.step(lanes.0, Self.word(bytes, offset))
            lanes.1 = Self.step(lanes.1, Self.word(bytes, offset + 8))
            lanes.2 = Self.step(lanes.2, Self.word(bytes, offset + 16))
            lanes.3 = Self.step(lanes.3, Self.word(bytes, offset + 24))
            offset += Self.block
        }
        self.lanes = lanes
        count += UInt64(bytes.count)
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
