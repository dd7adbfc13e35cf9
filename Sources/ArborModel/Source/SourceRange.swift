/// A place in one file: where a byte stands, as the compiler and editors count it.
public struct SourcePosition: Hashable, Sendable, Comparable {
    /// UTF-8 bytes from the start of the file.
    public var offset: UInt32
    /// From 1.
    public var line: UInt32
    /// From 1, in UTF-8 bytes, as `swiftc` prints it.
    public var column: UInt32

    public init(offset: UInt32, line: UInt32, column: UInt32) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// So many bytes further on, or back, in the same line.
    public func moved(by bytes: Int) -> SourcePosition {
        SourcePosition(
            offset: UInt32(Int(offset) + bytes), line: line, column: UInt32(max(1, Int(column) + bytes)))
    }

    /// Where this place of a text stands in a file that holds the text from `start` on.
    public func moved(to start: SourcePosition) -> SourcePosition {
        SourcePosition(
            offset: start.offset + offset, line: start.line + line - 1,
            column: line == 1 ? start.column + column - 1 : column)
    }

    /// The first byte of a file.
    public static let start = SourcePosition(offset: 0, line: 1, column: 1)

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}

/// The half-open stretch of bytes from `start` up to `end`.
public struct SourceRange: Hashable, Sendable {
    public var start: SourcePosition
    public var end: SourcePosition

    public init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }

    /// The empty range at a place.
    public init(at place: SourcePosition) { self.init(start: place, end: place) }

    /// Where this range of a text stands in a file that holds the text from `start` on.
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
    /// `nil` where the whole file is meant.
    public var range: SourceRange?

    public init(path: String, range: SourceRange? = nil) {
        self.path = path
        self.range = range
    }
}

extension SourceLocation: Comparable {
    /// By path, then by offset: the order in which diagnostics are printed.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.path != right.path { return left.path < right.path }
        return (left.range?.start.offset ?? 0) < (right.range?.start.offset ?? 0)
    }
}
