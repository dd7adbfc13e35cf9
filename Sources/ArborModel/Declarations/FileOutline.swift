#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The names that a file declares at its top level, annotated or not, so that names in other files can be resolved.
///
/// Most files of a program contain no annotation and are never parsed, and a module may have tens of thousands of them.
/// An outline is therefore one text with a line for each entry, and is only parsed on demand.
public struct FileOutline: Equatable, Sendable {
    /// The meaning of an entry for its name.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// A type, protocol or type alias of this name is declared, and other modules see it.
        case declared = 0x74  // t
        /// The same, but only modules of the same package see it.
        case packaged = 0x70  // p
        /// The same, but other modules don't see it. Private ones are left out: other files don't either.
        case hidden = 0x69  // i
        /// A type alias that is listed as well stands for a type of a module: `Name = Module.Type`.
        case aliased = 0x61  // a
        /// The type of this name is extended.
        case extended = 0x78  // x
        /// The same, and the extension adds a supertype that may bring nested types.
        case conformed = 0x58  // X
        /// The module of this name is imported and shown to every importer of this one (`@_exported`), or one
        /// declaration of it is: `Module.Name`.
        case exported = 0x65  // e
        /// The module of this name is imported with an access level.
        case leveled = 0x6C  // l
        /// A listed type is a global actor.
        case globalActor = 0x72  // r
        /// A listed class or protocol has attributes that may be its global actor: `Name=Attribute,Attribute`.
        case isolated = 0x67  // g
        /// A listed class or protocol has supertypes that may isolate it: `Name=Supertype,Supertype`. Or a type alias stands
        /// for them.
        case inheriting = 0x68  // h
        /// The supertypes of a class or protocol that don't isolate it in every build, those of an extension, and generic ones:
        /// `Name=Supertype,Supertype<`.
        case bringing = 0x62  // b
        /// A function or variable of this name is declared, which begins with a capital letter as types' names do.
        case value = 0x76  // v
        /// An extension, a class or a protocol may declare types: `Name=Type,Type`. Their names begin with capital letters, and
        /// a text like a declaration counts too. The last name is `*` if there are more.
        case nesting = 0x73  // s
        /// An `#error` is in these branches, so no build compiles them.
        case impossible = 0x7A  // z

        /// True if the entry is that of an extension.
        public var isExtension: Bool { self == .extended || self == .conformed }
    }

    /// The byte before each condition. No name contains it.
    static let separator: UInt8 = 0x1F

    /// The entries, a line each: a kind's letter, a name, and a newline. After the name follow the conditions of the
    /// `#if` branches around it, each after a separator.
    public let text: String

    /// What the text may hold. Readers that look for a few names in a whole program leave out most outlines by it.
    package let content: OutlineContent

    /// Creates an outline from its text. The lines are not checked: readers skip a line of an unknown kind.
    public init(text: String = "") {
        self.text = text
        content = OutlineContent(of: text)
    }

    /// Creates an outline from its text and its content, which must be that of the text.
    package init(text: String, content: OutlineContent) { (self.text, self.content) = (text, content) }

    /// Creates an outline of entries without conditions, in the given order.
    public init(_ entries: [(kind: Kind, name: String)]) {
        self.init(
            text: entries.map { "\(Character(UnicodeScalar($0.kind.rawValue)))\($0.name)\n" }.joined())
    }

    /// True if the file declares no name.
    public var isEmpty: Bool { text.isEmpty }

    /// Returns false if the outline has no entry of the kind. No memory of the text is touched.
    public func holds(_ kind: Kind) -> Bool { content.holds(kind) }

    /// True if a class, protocol or type alias of the file has a qualified supertype: `A.B`. No memory of the text is touched.
    public var holdsQualifiedSupertypes: Bool { content.holdsQualifiedSupertypes }

    /// True if a class, protocol or type alias is listed that is in another type. No memory of the text is touched.
    public var holdsNestedTypes: Bool { content.holdsNestedTypes }

    /// Returns false if no entry has one of the names. No memory of the text is touched.
    public func mayHold(_ names: NameFilter) -> Bool { content.mayHold(names) }

    /// Calls `visit` with each entry in order, whatever its conditions. Lines of an unknown kind are skipped.
    public func visitEntries(_ visit: (Kind, UnsafeBufferPointer<UInt8>) -> Void) {
        Self.visitLines(of: text) { letter, name in
            if let kind = Kind(rawValue: letter) { visit(kind, name) }
        }
    }

    /// Calls `visit` with each extension, class or protocol that may declare types: with the name of the type, without those of
    /// types around it, and the names that may be declared, with commas between them.
    package func visitNesting(
        _ visit: (_ outer: UnsafeBufferPointer<UInt8>, _ declared: UnsafeBufferPointer<UInt8>) -> Void
    ) {
        visitEntries { kind, entry in
            guard kind == .nesting, let end = entry.firstIndex(of: UInt8(ascii: "=")) else { return }
            let start = entry[..<end].lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
            visit(
                UnsafeBufferPointer(rebasing: entry[(start.map { $0 + 1 } ?? 0)..<end]),
                UnsafeBufferPointer(rebasing: entry[(end + 1)...]))
        }
    }

    /// Calls `visit` with the letter and the name of each line. Returns true if some line has a condition.
    @discardableResult
    static func visitLines(of text: String, _ visit: (UInt8, UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
        text.withBytes { bytes in
            guard var next = bytes.baseAddress else { return false }
            let end = next + bytes.count
            let isConditional = memchr(next, Int32(separator), bytes.count) != nil
            // The C library's search is fast, and every outline of the program is read whole.
            while let found = memchr(next, 0x0A, end - next) {
                let newline = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
                if newline > next {
                    var count = newline - next - 1
                    if isConditional, let separator = memchr(next + 1, Int32(separator), count) {
                        count = UnsafeRawPointer(separator) - UnsafeRawPointer(next + 1)
                    }
                    visit(next.pointee, UnsafeBufferPointer(start: next + 1, count: count))
                }
                next = newline + 1
            }
            return isConditional
        }
    }
}

// MARK: Conditions

extension FileOutline {
    /// True if an entry has a condition.
    public var isConditional: Bool { content.isConditional }

    /// An entry and the conditions around it, outermost first.
    public struct Entry: Equatable, Sendable {
        /// The meaning of the entry for its name.
        public var kind: Kind
        /// The declared, extended or imported name, in the form that the kind prescribes.
        public var name: String
        /// The conditions of the `#if` branches around the declaration, outermost first.
        public var conditions: [String]

        /// Creates an entry from its parts, by default without a condition.
        public init(_ kind: Kind, _ name: String, conditions: [String] = []) {
            (self.kind, self.name, self.conditions) = (kind, name, conditions)
        }
    }

    /// All entries in order, with their conditions. Each access parses the whole text.
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

    /// Returns the conditions of each declaration of a name, one array for each declaration.
    public func conditions(of name: String) -> [[String]] {
        entries.filter { $0.name == name && [.declared, .packaged, .hidden].contains($0.kind) }
            .map(\.conditions)
    }

    /// Creates an outline of entries with their conditions, in the given order.
    public init(_ entries: [Entry]) {
        let separator = String(UnicodeScalar(Self.separator))
        let lines = entries.map { entry in
            let conditions = entry.conditions.map { separator + $0 }.joined()
            return "\(Character(UnicodeScalar(entry.kind.rawValue)))\(entry.name)\(conditions)\n"
        }
        self.init(text: lines.joined())
    }
}

extension FileOutline {
    /// Returns whether the file declares a type at its top level.
    ///
    /// - Parameter filter: The filter of the name.
    package func declares(_ name: String, _ filter: NameFilter) -> Bool {
        guard mayHold(filter) else { return false }
        var isFound = false
        visitEntries { kind, entry in
            let isDeclared = kind == .declared || kind == .packaged || kind == .hidden
            isFound = isFound || isDeclared && entry.elementsEqual(name.utf8)
        }
        return isFound
    }
}
