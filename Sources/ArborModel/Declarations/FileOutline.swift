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
        /// A function or variable of this name is declared, which begins with a capital letter as types' names do.
        case value = 0x76  // v
    }

    /// Each line is a kind's letter and a name, and ends with a newline.
    public var text: String

    public init(text: String = "") { self.text = text }

    public init(_ entries: [(kind: Kind, name: String)]) {
        text = entries.map { "\(Character(UnicodeScalar($0.kind.rawValue)))\($0.name)\n" }.joined()
    }

    public var isEmpty: Bool { text.isEmpty }

    /// Calls `visit` with each entry in order. Lines of no known kind are passed over.
    public func visitEntries(_ visit: (Kind, UnsafeBufferPointer<UInt8>) -> Void) {
        var text = text
        text.withUTF8 { bytes in
            guard var next = bytes.baseAddress else { return }
            let end = next + bytes.count
            // By the C library: an outline is read whole, and there is one for each file.
            while let found = memchr(next, 0x0A, end - next) {
                let newline = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
                if newline > next, let kind = Kind(rawValue: next.pointee) {
                    visit(kind, UnsafeBufferPointer(start: next + 1, count: newline - next - 1))
                }
                next = newline + 1
            }
        }
    }
}
