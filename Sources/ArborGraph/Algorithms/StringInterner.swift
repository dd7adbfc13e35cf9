import ArborModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A table of texts by their symbols.
///
/// Each text is stored once, in one array of bytes for all texts. Its readers compare and index symbols, and copy bytes
/// only to write them.
///
/// Texts are equal if their bytes are. The compiler, too, distinguishes two normal forms of one letter.
public struct StringInterner: Sendable {
    private(set) var bytes: [UInt8] = []
    /// The offset of each text. One more entry marks the end of the last.
    private(set) var starts: [Int32] = [0]
    private var hashes = Table<Symbol, UInt32>()
    /// An open-addressing hash table with the symbols. Its size is a power of two, and at most half of it is used.
    private var slots = [Symbol?](repeating: nil, count: 64)

    /// Creates a table without texts.
    public init() {}

    /// The number of texts.
    public var count: Int { hashes.count }

    /// The symbols of all texts, in the order in which they were added.
    package var symbols: Range<Symbol> { hashes.indices }

    /// Returns the symbol of a text, and adds the text if it is new. New texts get symbols in the order in which they
    /// are added.
    public mutating func intern(_ text: String) -> Symbol {
        text.withBytes { intern($0) }
    }

    /// Adds a text. Returns false if it was known.
    public mutating func add(_ text: String) -> Bool { text.withBytes { add($0) } }

    mutating func add(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = count
        _ = intern(text)
        return self.count > count
    }

    /// Returns the symbol of a text that was interned before, else `nil`.
    public func find(_ text: String) -> Symbol? {
        text.withBytes { find($0) }
    }

    package func find(_ text: UnsafeBufferPointer<UInt8>) -> Symbol? {
        slots[slot(of: text, hash: Self.hash(text))]
    }

    /// Returns a copy of the text with a symbol.
    public subscript(symbol: Symbol) -> String { String(decoding: bytes[range(of: symbol)], as: UTF8.self) }

    /// Returns the length in bytes.
    func length(of symbol: Symbol) -> Int { range(of: symbol).count }

    private func range(of symbol: Symbol) -> Range<Int> {
        Int(starts[symbol.index])..<Int(starts[symbol.index + 1])
    }

    package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
        let hash = Self.hash(text)
        let slot = slot(of: text, hash: hash)
        if let known = slots[slot] { return known }
        bytes.append(contentsOf: text)
        starts.append(Int32(bytes.count))
        let symbol = hashes.append(hash)
        slots[slot] = symbol
        if 2 * hashes.count > slots.count { grow() }
        return symbol
    }

    /// Returns the slot that has the text, or the slot where it would be put.
    private func slot(of text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while let symbol = slots[slot] {
            if hashes[symbol] == hash, isText(text, symbol) { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func isText(_ text: UnsafeBufferPointer<UInt8>, _ symbol: Symbol) -> Bool {
        let range = range(of: symbol)
        guard range.count == text.count else { return false }
        guard let start = text.baseAddress else { return true }
        return bytes.withUnsafeBufferPointer {
            memcmp($0.baseAddress! + range.lowerBound, start, text.count) == 0
        }
    }

    private mutating func grow() {
        slots = [Symbol?](repeating: nil, count: 4 * slots.count)
        for symbol in hashes.indices {
            var slot = Int(hashes[symbol]) & (slots.count - 1)
            while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = symbol
        }
    }

    /// Hashes eight bytes at a time. `Hasher` is not used because its start and end cost more than a short text.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let raw = UnsafeRawBufferPointer(text)
        var hash = mix(UInt64(text.count) &+ 0x9E37_79B9_7F4A_7C15)
        var offset = 0
        while offset + 8 <= raw.count {
            hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset += 1
        }
        return UInt32(truncatingIfNeeded: mix(hash ^ rest) >> 32)
    }

    private static func mix(_ word: UInt64) -> UInt64 {
        let product = word.multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
        return product.high ^ product.low
    }
}
