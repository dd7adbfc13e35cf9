/// A text that equals another one only if their bytes are equal.
///
/// Two strings are equal in Swift if Unicode counts them as the same characters, such as `é` in one scalar and in two.
/// For the compiler they are two names, and on Linux two files. Use this type where a text is a key.
public struct ExactText: Hashable, Sendable {
    /// The text.
    public let string: String

    /// Creates a key from a text.
    public init(_ string: String) { self.string = string }

    /// Returns whether two texts have the same bytes.
    public static func == (left: Self, right: Self) -> Bool {
        // Nearly all texts that differ do so for Swift too, which compares them faster.
        left.string == right.string && left.string.hasBytes(of: right.string)
    }

    /// Feeds the text to a hasher. Equal bytes have equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

extension String {
    /// Returns whether two texts have the same bytes. `==` also accepts other bytes for the same characters.
    public func hasBytes(of other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let areEqual = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
        }
        return (areEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

extension [String] {
    /// Returns whether two lists have the same texts, byte by byte.
    public func hasBytes(of other: [String]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.hasBytes(of: $1) }
    }
}
