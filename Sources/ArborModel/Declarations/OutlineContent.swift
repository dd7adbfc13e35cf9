/// What an outline may hold, in a few bits. They are computed while the outline's text is in the processor's cache. Later,
/// a look at the text of each of ten thousand files costs more than what is found there.
struct OutlineContent: Equatable, Sendable {
    /// The kinds of the entries, a bit each by their letter.
    private var kinds: UInt32 = 0
    /// The names of the entries.
    private var names = NameFilter()
    /// True if an entry has a condition.
    private(set) var isConditional = false

    init(of text: String) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            while start < bytes.count { start = addLine(from: start, in: bytes) }
        }
    }

    /// Adds the line at an offset, and returns the offset of the next one. A name ends at its first condition.
    private mutating func addLine(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start + 1
        var isQualified = false
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != FileOutline.separator {
            isQualified = isQualified || bytes[end] == UInt8(ascii: ":")
            end += 1
        }
        kinds |= Self.bit(bytes[start])
        // The entry of an extension may begin with a module: `Module::Type`.
        isQualified
            ? names.insertAll() : names.insert(.init(rebasing: bytes[(start + 1)..<max(start + 1, end)]))
        guard end < bytes.count, bytes[end] == FileOutline.separator else { return end + 1 }
        isConditional = true
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end + 1
    }

    func holds(_ kind: FileOutline.Kind) -> Bool { kinds & Self.bit(kind.rawValue) != 0 }

    func mayHold(_ names: NameFilter) -> Bool { self.names.intersects(names) }

    private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }
}

/// A set of names that may contain more than it was given. Two such sets are compared at once.
public struct NameFilter: Equatable, Sendable {
    /// Each name sets a bit in both.
    private var (one, other): (UInt64, UInt64) = (0, 0)

    /// Creates a set of the given names.
    public init(_ names: some Sequence<String> = []) {
        for name in names {
            var name = name
            name.withUTF8 { insert($0) }
        }
    }

    /// Adds a name.
    mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
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
}
