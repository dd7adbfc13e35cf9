/// What an outline may hold, in a few bits. They are computed while the outline's text is in the processor's cache. Later,
/// a look at the text of each of ten thousand files costs more than what is found there.
package struct OutlineContent: Equatable, Sendable {
    /// The kinds of the entries, a bit each by their letter.
    private var kinds: UInt32 = 0
    /// The names of the entries.
    private var names = NameFilter()
    /// True if an entry has a condition.
    private(set) var isConditional = false

    /// The number of bytes of a stored content.
    package static let size = 21

    /// Reads a stored content.
    ///
    /// - Parameter bytes: At least `size` bytes. Any are a content.
    package init(stored bytes: UnsafeRawBufferPointer) {
        kinds = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
        names = NameFilter(
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self)),
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self)))
        isConditional = bytes[20] != 0
    }

    /// Writes the bytes that `init(stored:)` reads.
    ///
    /// - Parameter bytes: Memory for at least `size` bytes.
    package func store(in bytes: UnsafeMutableRawBufferPointer) {
        let (one, other) = names.bits
        bytes.storeBytes(of: kinds.littleEndian, as: UInt32.self)
        bytes.storeBytes(of: one.littleEndian, toByteOffset: 4, as: UInt64.self)
        bytes.storeBytes(of: other.littleEndian, toByteOffset: 12, as: UInt64.self)
        bytes[20] = isConditional ? 1 : 0
    }

    init(of text: String) {
        isConditional = FileOutline.visitLines(of: text) { letter, name in
            kinds |= Self.bit(letter)
            // The entry of an extension may begin with a module: `Module::Type`.
            let isExtension =
                letter == FileOutline.Kind.extended.rawValue
                || letter == FileOutline.Kind.conformed.rawValue
            let isQualified = isExtension && name.contains(UInt8(ascii: ":"))
            // No reader looks for the names of such an entry, of which there may be many.
            if letter == FileOutline.Kind.inheriting.rawValue {
                kinds |= Self.qualifications(of: name)
                return
            }
            if letter == FileOutline.Kind.nesting.rawValue || letter == FileOutline.Kind.impossible.rawValue
                || letter == FileOutline.Kind.bringing.rawValue
            {
                return
            }
            if letter == FileOutline.Kind.isolated.rawValue {
                kinds |= Self.qualifications(of: name) & Self.nestedTypes
            }
            isQualified ? names.insertAll() : names.insert(name)
        }
    }

    func holds(_ kind: FileOutline.Kind) -> Bool { kinds & Self.bit(kind.rawValue) != 0 }

    /// True if an entry has a qualified supertype.
    var holdsQualifiedSupertypes: Bool { kinds & Self.qualifiedSupertypes != 0 }

    /// True if an entry is that of a type in another type.
    var holdsNestedTypes: Bool { kinds & Self.nestedTypes != 0 }

    // The bits of letters that no kind has.
    private static let qualifiedSupertypes = bit(UInt8(ascii: "q"))
    private static let nestedTypes = bit(UInt8(ascii: "n"))

    /// The bits for the names in an entry: `Name=Supertype,Supertype`.
    private static func qualifications(of entry: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let last = entry.lastIndex(of: UInt8(ascii: ".")) else { return 0 }
        let end = entry.firstIndex(of: UInt8(ascii: "=")) ?? entry.count
        let isNested = entry[..<end].contains(UInt8(ascii: "."))
        return (last > end ? qualifiedSupertypes : 0) | (isNested ? nestedTypes : 0)
    }

    func mayHold(_ names: NameFilter) -> Bool { self.names.intersects(names) }

    private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }
}

/// A set of names that may contain more than it was given. Two such sets are compared at once.
public struct NameFilter: Equatable, Sendable {
    /// Each name sets a bit in both.
    private var (one, other): (UInt64, UInt64) = (0, 0)

    /// Creates a set from its bits.
    fileprivate init(_ one: UInt64, _ other: UInt64) { (self.one, self.other) = (one, other) }

    /// The bits that stand for the names.
    fileprivate var bits: (UInt64, UInt64) { (one, other) }

    /// Creates a set without names.
    init() {}

    /// Creates a set of the given names.
    public init(_ names: [Substring]) {
        for name in names { name.withBytes { insert($0) } }
    }

    /// Adds a name.
    @inline(__always) mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
        guard let first = name.first, let last = name.last else { return }
        let middle = name[name.count / 2]
        one |= 1 << UInt64((UInt32(last) &* 31 &+ UInt32(middle) &* 7 &+ UInt32(first)) & 63)
        other |= 1 << UInt64((UInt32(middle) &* 13 &+ UInt32(truncatingIfNeeded: name.count) &* 5) & 63)
    }

    /// Adds all names.
    mutating func insertAll() { (one, other) = (.max, .max) }

    /// Returns false if no name is in both sets.
    func intersects(_ others: NameFilter) -> Bool { one & others.one != 0 && other & others.other != 0 }

    /// Returns false if the name was not added.
    public func mayContain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var single = NameFilter()
        single.insert(name)
        return intersects(single)
    }

    /// Returns false if the name was not added.
    public func mayContain(_ name: Substring) -> Bool { name.withBytes { mayContain($0) } }
}
