import ArborModel

/// A file that lists paths.
package enum PathList {
    package struct Entry {
        package var path: String
        package var range: SourceRange
        /// The line that the first of its entries was taken from: if a file of that name came to be, it would be meant.
        var line: String?
    }

    package struct Failure: Error {
        var id: DiagnosticID
        package var message: String
    }

    /// One path a line; a line that is no path itself is taken apart at its commas, as SafeDITool's lists have them.
    package static func read(_ path: String) -> Result<[Entry], Failure> {
        var buffer = FileBuffer()
        if let failure = buffer.load(path) {
            return .failure(Failure(id: failure.id, message: failure.message))
        }
        if let offset = UTF8Validation.firstInvalidByte(in: buffer.bytes) {
            return .failure(
                Failure(
                    id: .notUTF8, message: "the list is not UTF-8: the byte at offset \(offset) is invalid"))
        }
        return .success(entries(in: buffer.bytes))
    }

    private static func entries(in bytes: UnsafeBufferPointer<UInt8>) -> [Entry] {
        var entries: [Entry] = []
        var line: UInt32 = 0
        var offset = 0
        for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            line += 1
            let content = String(decoding: text, as: UTF8.self).trimmingLineEnd
            let parts = paths(in: content)
            entries += parts.enumerated().map { number, part in
                let column = content.utf8.distance(from: content.startIndex, to: part.startIndex)
                let place = SourcePosition(
                    offset: UInt32(offset + column), line: line, column: UInt32(column + 1))
                let isTakenApart =
                    number == 0 && part.utf8.count < content.utf8.count && content.utf8.count < Int(PATH_MAX)
                return Entry(
                    path: String(part), range: SourceRange(start: place, end: place),
                    line: isTakenApart ? content : nil)
            }
            offset += text.count + 1
        }
        return entries
    }

    private static func paths(in line: String) -> [Substring] {
        guard line.utf8.contains(UInt8(ascii: ",")), FileKind(of: line) == nil else {
            return line.isEmpty ? [] : [line[...]]
        }
        return line.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    }
}

extension String {
    fileprivate var trimmingLineEnd: String { hasSuffix("\r") ? String(dropLast()) : self }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var result = drop { $0 == " " }
        while result.last == " " { result.removeLast() }
        return result
    }
}
