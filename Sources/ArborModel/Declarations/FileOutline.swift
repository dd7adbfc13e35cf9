#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The names that a file declares at its top level, annotated or not: what a name that is written elsewhere may mean.
///
/// Most files of a program hold no annotation and are never parsed, and a module may have tens of thousands of them. So
/// an outline is one text, a line for each entry, and is taken apart only where somebody asks.
public struct FileOutline: Equatable, Sendable {
    /// What an entry says of its name.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// A type, protocol or type alias of this name is declared, and other modules see it.
        case declared = 0x74  // t
        /// The same, but only modules of the same package see it.
        case packaged = 0x70  // p
        /// The same, but other modules don't see it. Private ones are left out: other files don't either.
        case hidden = 0x69  // i
        /// A type alias that is listed as well stands for a type behind its module: `Name = Module.Type`.
        case aliased = 0x61  // a
        /// The type of this name is extended.
        case extended = 0x78  // x
        /// The module of this name is imported and shown to whoever imports this one (`@_exported`), or one declaration
        /// of it is: `Module.Name`.
        case exported = 0x65  // e
        /// The module of this name is imported with an access level.
        case leveled = 0x6C  // l
        /// A listed class or protocol is isolated to a global actor: `Name=Actor`.
        case isolated = 0x67  // g
        /// A function or variable of this name is declared, which begins with a capital letter as types' names do.
        case value = 0x76  // v
    }

    /// Stands before each condition. No name holds one.
    static let separator: UInt8 = 0x1F

    /// Each line is a kind's letter and a name, and ends with a newline. Behind the name stand the conditions of the
    /// `#if` branches around it, each behind a separator.
    public var text: String

    public init(text: String = "") { self.text = text }

    public init(_ entries: [(kind: Kind, name: String)]) {
        text = entries.map { "\(Character(UnicodeScalar($0.kind.rawValue)))\($0.name)\n" }.joined()
    }

    public var isEmpty: Bool { text.isEmpty }

    /// Calls `visit` with each entry in order, whatever its conditions. Lines of no known kind are passed over.
    public func visitEntries(_ visit: (Kind, UnsafeBufferPointer<UInt8>) -> Void) {
        var text = text
        text.withUTF8 { bytes in
            guard var next = bytes.baseAddress else { return }
            let end = next + bytes.count
            let isConditional = memchr(next, Int32(Self.separator), bytes.count) != nil
            // By the C library: an outline is read whole, and there is one for each file.
            while let found = memchr(next, 0x0A, end - next) {
                let newline = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
                if newline > next, let kind = Kind(rawValue: next.pointee) {
                    var count = newline - next - 1
                    if isConditional, let separator = memchr(next + 1, Int32(Self.separator), count) {
                        count = UnsafeRawPointer(separator) - UnsafeRawPointer(next + 1)
                    }
                    visit(kind, UnsafeBufferPointer(start: next + 1, count: count))
                }
                next = newline + 1
            }
        }
    }
}

// MARK: Conditions

extension FileOutline {
    /// True where some entry stands in an `#if`.
    public var isConditional: Bool {
        var text = text
        return text.withUTF8 { bytes in
            bytes.baseAddress.map { memchr($0, Int32(Self.separator), bytes.count) != nil } ?? false
        }
    }

    /// An entry and the conditions around it, outermost first.
    public struct Entry: Equatable, Sendable {
        public var kind: Kind
        public var name: String
        public var conditions: [String]

        public init(_ kind: Kind, _ name: String, conditions: [String] = []) {
            (self.kind, self.name, self.conditions) = (kind, name, conditions)
        }
    }

    /// All entries in order, for who asks for conditions.
    public var entries: [Entry] {
        text.utf8.split(separator: 0x0A).compactMap { line in
            guard let kind = line.first.flatMap(Kind.init) else { return nil }
            let parts = line.dropFirst().split(
                separator: Self.separator, omittingEmptySubsequences: false)
            return Entry(
                kind, String(decoding: parts[0], as: UTF8.self),
                conditions: parts.dropFirst().map { String(decoding: $0, as: UTF8.self) })
        }
    }

    /// Of each declaration of a name, what holds where it is compiled.
    public func conditions(of name: String) -> [[String]] {
        entries.filter { $0.name == name && ($0.kind == .declared || $0.kind == .hidden) }.map(\.conditions)
    }

    public init(_ entries: [Entry]) {
        let separator = String(UnicodeScalar(Self.separator))
        text = entries.map { entry in
            let conditions = entry.conditions.map { separator + $0 }.joined()
            return "\(Character(UnicodeScalar(entry.kind.rawValue)))\(entry.name)\(conditions)\n"
        }.joined()
    }
}
