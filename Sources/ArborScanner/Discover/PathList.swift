import ArborModel

/// A file that lists paths.
package enum PathList {
    package struct Entry {
        package var path: String
        package var range: SourceRange
        /// The whole line, for the first entry of a line that was divided at its commas. If a file with this name
        /// appeared, the line would mean that file.
        var line: String?
    }

    package struct Failure: Error {
        var id: DiagnosticID
        package var message: String
        var help: String?
    }

    /// The first bytes of summaries and caches.
    private static let beginningOfBinary = Array("ARBOR\0".utf8)

    /// Reads a list with one path on each line. A line that is not the path of an existing file is divided at its
    /// commas, because SafeDITool's lists are separated by commas.
    package static func read(_ path: String) -> Result<[Entry], Failure> {
        var buffer = FileBuffer()
        if let failure = buffer.load(path, limit: FileBuffer.largestList) {
            return .failure(Failure(id: failure.id, message: failure.message))
        }
        if buffer.bytes.starts(with: beginningOfBinary) {
            return .failure(
                Failure(
                    id: .notUTF8, message: "the file is arbor's own, not a source or a list of sources",
                    help: "pass the summary of a module with '--dependent-module-info'"))
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
            entries += parts.enumerated().map { index, part in
                let column = content.utf8.distance(from: content.startIndex, to: part.startIndex)
                let position = SourcePosition(
                    offset: UInt32(offset + column), line: line, column: UInt32(column + 1))
                let isFirstPart =
                    index == 0 && part.utf8.count < content.utf8.count && content.utf8.count < Int(PATH_MAX)
                return Entry(
                    path: String(part), range: SourceRange(start: position, end: position),
                    line: isFirstPart ? content : nil)
            }
            offset += text.count + 1
        }
        return entries
    }

    private static func paths(in line: String) -> [Substring] {
        guard line.utf8.contains(UInt8(ascii: ",")), FileKind(of: line) == nil else {
            return line.isEmpty ? [] : [line[...]]
        }
        return line.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
    }
}

extension String {
    fileprivate var trimmingLineEnd: String { hasSuffix("\r") ? String(dropLast()) : self }
}
