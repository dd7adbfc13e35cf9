import ArborModel
import ArborReporting
import ArborScanner

/// Reads only the bytes around an offset of a file, because a line may be as long as its file.
final class SourceWindows: SourceLines {
    /// The number of bytes read before and after an offset.
    private static let reach = 4096
    /// The last line read. Successive positions are often in one line.
    private var last: (path: String, lineNumber: UInt32, line: SourceLine?)?

    private let files: SourceFiles
    private let hidden: Set<String>

    /// Creates a reader of lines.
    ///
    /// - Parameter hidden: The paths of files that are not read. Those in a summary may be any file's.
    init(_ files: SourceFiles = .disk, hiding hidden: Set<String> = []) {
        self.files = files
        self.hidden = hidden
    }

    func line(around position: SourcePosition, in path: String) -> SourceLine? {
        if hidden.contains(path) { return nil }
        // A cut line depends on the offset, so it is read again.
        if let last, last.path == path, last.lineNumber == position.line, last.line?.start == 0,
            last.line?.isCut == false
        {
            return last.line
        }
        let line = read(around: position, in: path)
        last = (path, position.line, line)
        return line
    }

    private func read(around position: SourcePosition, in path: String) -> SourceLine? {
        let offset = Int(position.offset)
        let start = max(0, offset - Self.reach)
        guard let bytes = bytes(of: path, from: start, count: offset - start + Self.reach),
            bytes.count >= offset - start
        else { return nil }
        let front = bytes[..<(offset - start)]
        let lineStart = front.lastIndex(where: \.isLineEnd).map { $0 + 1 }
        let lineEnd = bytes[(offset - start)...].firstIndex(where: \.isLineEnd)
        // If the line is cut, it starts and ends with a whole character.
        let first = lineStart ?? (start == 0 ? 0 : front.firstIndex { $0 & 0xC0 != 0x80 } ?? front.count)
        let isCut = lineEnd == nil && bytes.count == offset - start + Self.reach
        let end = lineEnd ?? (isCut ? bytes.lastIndex { $0 < 0x80 || $0 >= 0xC0 } : nil) ?? bytes.count
        let before = Int(position.column) - 1 - (front.count - first)
        // The file has changed if the line starts elsewhere.
        guard before == 0 || lineStart == nil && start > 0 && before > 0 else { return nil }
        return SourceLine(
            text: String(decoding: bytes[first..<max(first, end)], as: UTF8.self), start: before, isCut: isCut
        )
    }

    private func bytes(of path: String, from start: Int, count: Int) -> [UInt8]? {
        if let buffer = files.buffer(of: path) { return Array(buffer.dropFirst(start).prefix(count)) }
        guard FileKind(of: path) == .file, let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        guard fseek(file, start, SEEK_SET) == 0 else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: count) {
            $1 = fread($0.baseAddress, 1, count, file)
        }
        return ferror(file) == 0 ? bytes : nil
    }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
