import ArborScanner

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The texts that one task has decoded last, so that equal bytes become one text.
///
/// The files of a program name the same types again and again. A text that was decoded before takes a quarter of the
/// instructions of a new one, and no memory.
final class DecodedTexts {
    private struct Entry {
        /// The bytes of the text, where they were found first.
        var bytes: UnsafeRawBufferPointer
        var text: String
    }

    /// The entries, each in the place that the hash of its bytes names. A new one takes the place of an old one.
    private let entries: UnsafeMutablePointer<Entry>
    private static let count = 1 << 11

    /// Creates a set without texts. All bytes that it is given must outlive it.
    init() {
        entries = .allocate(capacity: Self.count)
        entries.initialize(
            repeating: Entry(bytes: UnsafeRawBufferPointer(start: nil, count: 0), text: ""), count: Self.count
        )
    }

    deinit {
        entries.deinitialize(count: Self.count)
        entries.deallocate()
    }

    /// Reads strings, and adds them to a list. This is one call for a file, because each call from outside counts a reference
    /// to the set.
    func appendTexts(_ count: Int, from reader: inout ByteReader, to list: inout [String])
        throws(DecodingError)
    {
        for _ in 0..<count {
            guard let text = text(of: try reader.take(reader.count())) else { throw DecodingError() }
            list.append(text)
        }
    }

    /// Returns the text of some bytes, or `nil` if they are ill-formed.
    private func text(of bytes: UnsafeRawBufferPointer) -> String? {
        guard let start = bytes.baseAddress, bytes.count <= Self.longest else { return String(ifUTF8: bytes) }
        let entry = entries + Self.place(of: bytes)
        if entry.pointee.bytes.count == bytes.count, let known = entry.pointee.bytes.baseAddress,
            memcmp(known, start, bytes.count) == 0
        {
            return entry.pointee.text
        }
        guard let text = String(ifUTF8: bytes) else { return nil }
        entry.pointee = Entry(bytes: bytes, text: text)
        return text
    }

    /// Longer texts are hardly ever equal to another.
    private static let longest = 256

    /// The place of the bytes by their hash, which takes in the first and the last eight of them and their number.
    private static func place(of bytes: UnsafeRawBufferPointer) -> Int {
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        if bytes.count >= 8 {
            hash ^= bytes.loadUnaligned(as: UInt64.self) &* 0x9E37_79B9_7F4A_7C15
            hash ^= bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        } else {
            for byte in bytes { hash = hash << 8 | UInt64(byte) }
        }
        hash &*= 0xFF51_AFD7_ED55_8CCD
        return Int(hash >> 53)
    }
}
