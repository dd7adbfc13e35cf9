import ArborModel

/// A line of a file, or the visible part of a long one.
public struct SourceLine: Equatable, Sendable {
    /// The text of the line or of the part, without the line end.
    public var text: String
    /// The number of bytes of the line before `text`.
    public var start: Int
    /// True if the line goes on after `text`.
    public var isCut: Bool

    /// Creates a line, by default a whole one.
    public init(text: String, start: Int = 0, isCut: Bool = false) {
        self.text = text
        self.start = start
        self.isCut = isCut
    }
}

/// Provides the lines that diagnostics point at. A file is read when one of its lines is requested.
public protocol SourceLines {
    /// The line around a position; `nil` if the file can't be read or has become shorter.
    func line(around position: SourcePosition, in path: String) -> SourceLine?
}

extension SourceLines {
    /// The column in UTF-16 code units from 1, as programs count it. If the line isn't available, the column
    /// counts bytes.
    func utf16Column(of position: SourcePosition, in path: String) -> Int {
        guard let line = line(around: position, in: path), line.start == 0 else {
            return Int(position.column)
        }
        let bytes = line.text.utf8.prefix(Int(position.column) - 1)
        return String(decoding: bytes, as: UTF8.self).utf16.count + 1
    }
}
