/// A position in one file, as the compiler and editors count it.
public struct SourcePosition: Hashable, Sendable, Comparable {
    /// The offset in UTF-8 bytes, from the start of the file.
    public var offset: UInt32
    /// The line, from 1.
    public var line: UInt32
    /// The column in UTF-8 bytes, from 1, as `swiftc` prints it.
    public var column: UInt32

    /// Creates a position. The offset counts from 0, the line and the column from 1.
    public init(offset: UInt32, line: UInt32, column: UInt32) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// Returns the position a number of bytes further on in the same line, or further back if the number is negative.
    public func moved(by bytes: Int) -> SourcePosition {
        SourcePosition(
            offset: UInt32(Int(offset) + bytes), line: line, column: UInt32(max(1, Int(column) + bytes)))
    }

    /// Returns this position of a text as a position in a file that holds the text from `start` on.
    public func moved(to start: SourcePosition) -> SourcePosition {
        SourcePosition(
            offset: start.offset + offset, line: start.line + line - 1,
            column: line == 1 ? start.column + column - 1 : column)
    }

    /// The position of a file's first byte.
    public static let start = SourcePosition(offset: 0, line: 1, column: 1)

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}

extension SourcePosition {
    /// Creates a position that is known only by its number among the positions of its file, from 0, in their order.
    ///
    /// Such positions compare like the real ones. A file of places says where they are.
    public init(number: UInt32) { self.init(offset: number, line: 0, column: 0) }

    /// The number of a position that is known only by it; `nil` for a real position, whose line is at least 1.
    public var number: UInt32? { line == 0 ? offset : nil }
}

/// A half-open range of bytes, from `start` up to `end`.
public struct SourceRange: Hashable, Sendable {
    /// The position of the first byte.
    public var start: SourcePosition
    /// The position after the last byte.
    public var end: SourcePosition

    /// Creates a range from its bounds. The end is not before the start.
    public init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }

    /// Creates the empty range at a position.
    public init(at position: SourcePosition) { self.init(start: position, end: position) }

    /// Returns this range of a text as a range in a file that holds the text from `start` on.
    public func moved(to start: SourcePosition) -> SourceRange {
        SourceRange(start: self.start.moved(to: start), end: end.moved(to: start))
    }

    /// The empty range at the file's first byte.
    public static let start = SourceRange(start: .start, end: .start)
}

/// A range in a named file.
public struct SourceLocation: Hashable, Sendable {
    /// The path as the user gave it or as discovery spelled it.
    public var path: String
    /// The range; `nil` if the whole file is meant.
    public var range: SourceRange?

    /// Creates a location, by default of a whole file.
    public init(path: String, range: SourceRange? = nil) {
        self.path = path
        self.range = range
    }
}

extension SourceLocation: Comparable {
    /// Orders locations by path, then by offset: the order in which diagnostics are printed.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.path != right.path { return left.path < right.path }
        return (left.range?.start.offset ?? 0) < (right.range?.start.offset ?? 0)
    }
}
