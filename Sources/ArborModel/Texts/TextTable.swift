/// The id of a text in its table.
@frozen public struct Symbol: DenseID {
    public let rawValue: Int32

    /// Creates the symbol with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A table of texts by their symbols.
///
/// The bytes of all texts are in one array, so a value that names many texts holds symbols. Two tables are equal if they
/// hold the same texts in the same order.
public struct TextTable: Equatable, Sendable {
    private let bytes: [UInt8]
    /// The offset of each text, and the offset at which the last one ends.
    private let starts: [Int32]

    /// Creates a table of bytes that are laid out already.
    ///
    /// - Parameters:
    ///   - bytes: The texts in UTF-8, one after the other.
    ///   - starts: The offset at which each text starts, and the offset at which the last one ends.
    public init(bytes: [UInt8], starts: [Int32]) {
        self.bytes = bytes
        self.starts = starts
    }

    /// Creates a table in which each text has its index as its symbol.
    public init(_ texts: [String] = []) {
        var bytes: [UInt8] = []
        var starts: [Int32] = [0]
        for text in texts {
            bytes.append(contentsOf: text.utf8)
            starts.append(Int32(bytes.count))
        }
        self.init(bytes: bytes, starts: starts)
    }

    /// The number of texts.
    public var count: Int { starts.count - 1 }

    /// The symbols of all texts, in their order.
    public var symbols: Range<Symbol> { Symbol.ids(below: count) }

    /// Returns a copy of the text with a symbol.
    public subscript(symbol: Symbol) -> String {
        String(
            decoding: bytes[Int(starts[symbol.index])..<Int(starts[symbol.index + 1])], as: UTF8.self)
    }

    /// Calls `body` with a view of the texts, for a loop over many of them. The view is valid only while `body` runs.
    public func withView<Result>(_ body: (TextView) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { bytes in
            try starts.withUnsafeBufferPointer { try body(TextView(bytes: bytes, starts: $0)) }
        }
    }
}

/// A view of a table's texts, for loops over many of them.
///
/// Each access to a table retains and releases its arrays, which costs more than reading most texts. A view avoids
/// that. It is valid only while the function that provides it runs.
public struct TextView {
    @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline let starts: UnsafeBufferPointer<Int32>

    /// Creates a view of bytes that are laid out as a table's.
    public init(bytes: UnsafeBufferPointer<UInt8>, starts: UnsafeBufferPointer<Int32>) {
        self.bytes = bytes
        self.starts = starts
    }

    /// The bytes of one text.
    @inlinable public subscript(symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[Int(starts[symbol.index])..<Int(starts[symbol.index + 1])])
    }
}
