/// Finds bytes that are not UTF-8.
enum UTF8Validation {
    /// Returns the offset of the first byte that belongs to no well-formed sequence, or `nil` if all bytes do.
    static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = 0
        while offset < bytes.count {
            let plain = asciiLength(from: offset, in: bytes)
            offset += plain
            if offset == bytes.count { return nil }
            guard let length = sequenceLength(at: offset, in: bytes) else { return offset }
            offset += length
        }
        return nil
    }

    /// Returns the number of ASCII bytes from `start` on. It reads 64 bytes at a time, because nearly all of a source
    /// is ASCII.
    private static func asciiLength(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var offset = start
        while offset + 64 <= raw.count,
            raw.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self).isASCII
        {
            offset += 64
        }
        while offset + 8 <= raw.count, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).isASCII {
            offset += 8
        }
        while offset < raw.count, raw[offset] < 0x80 { offset += 1 }
        return offset - start
    }

    /// Returns the length of the sequence at an offset, or `nil` if it is ill-formed.
    ///
    /// The ranges are those of table 3-7 of the Unicode Standard: overlong forms, surrogates and code points beyond
    /// 10FFFF are ill-formed.
    private static func sequenceLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let (length, second): (Int, ClosedRange<UInt8>)
        switch bytes[offset] {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        for index in (offset + 2)..<max(offset + 2, offset + length) where bytes[index] & 0xC0 != 0x80 {
            return nil
        }
        return length
    }

    /// Returns true if all bytes are ASCII.
    static func areASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        asciiLength(from: 0, in: bytes.assumingMemoryBound(to: UInt8.self)) == bytes.count
    }

    /// Returns the line and the column of a byte, both from 1.
    static func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (
        line: UInt32, column: UInt32
    ) {
        let before = bytes[..<offset]
        let line = before.reduce(UInt32(1)) { $1 == 0x0A ? $0 + 1 : $0 }
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (line, UInt32(offset - start + 1))
    }
}

extension SIMD8<UInt64> {
    fileprivate var isASCII: Bool {
        let pairs = lowHalf | highHalf
        let one = pairs.lowHalf | pairs.highHalf
        return (one[0] | one[1]).isASCII
    }
}

extension UInt64 {
    fileprivate var isASCII: Bool { self & 0x8080_8080_8080_8080 == 0 }
}

extension String {
    /// Creates a string from UTF-8, or returns `nil` if the bytes are ill-formed. The library's own `init(validating:)`
    /// is generic, and many times as slow.
    package init?(ifUTF8 bytes: UnsafeRawBufferPointer) {
        self.init(decoding: bytes, as: UTF8.self)
        if UTF8Validation.areASCII(bytes) { return }
        // Ill-formed bytes have been replaced by others.
        let isSame = withBytes { own in
            own.count == bytes.count
                && (own.isEmpty || memcmp(own.baseAddress!, bytes.baseAddress!, own.count) == 0)
        }
        if !isSame { return nil }
    }
}
