import ArborModel

/// A line of a file, or what there is to see of a long one.
public struct SourceLine: Equatable, Sendable {
    public var text: String
    /// How many bytes of the line stand before `text`.
    public var start: Int
    /// True where the line goes on behind `text`.
    public var isCut: Bool

    public init(text: String, start: Int = 0, isCut: Bool = false) {
        self.text = text
        self.start = start
        self.isCut = isCut
    }
}

/// Gives renderers the lines that diagnostics point at. Files are looked into when a line is asked for, and only there.
public protocol SourceLines {
    /// The line around a position; `nil` where the file can't be read, or is shorter by now.
    func line(around position: SourcePosition, in path: String) -> SourceLine?
}

extension SourceLines {
    /// The column in UTF-16 code units from 1, as programs count them; where the line is not to be had, in bytes.
    func utf16Column(of position: SourcePosition, in path: String) -> Int {
        guard let line = line(around: position, in: path), line.start == 0 else {
            return Int(position.column)
        }
        let bytes = line.text.utf8.prefix(Int(position.column) - 1)
        return String(decoding: bytes, as: UTF8.self).utf16.count + 1
    }
}
