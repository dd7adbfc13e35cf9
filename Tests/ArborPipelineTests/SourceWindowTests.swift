import ArborModel
import ArborReporting
import ArborTestSupport
import Testing

@testable import ArborPipeline

@Suite("Lines for snippets")
struct SourceWindowTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The line around the first `mark` in the text of a file.
    private func line(around mark: Character, in text: String, shiftedBy shift: Int = 0) throws -> SourceLine?
    {
        let path = try folder.write(text, to: "a.swift")
        let offset = text.utf8.distance(from: text.startIndex, to: try #require(text.firstIndex(of: mark)))
        let before = text.utf8.prefix(offset)
        let lineStart = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { before.index(after: $0) }
        let column = before.distance(from: lineStart ?? before.startIndex, to: before.endIndex) + 1
        let place = SourcePosition(
            offset: UInt32(offset + shift), line: UInt32(before.count { $0 == 0x0A } + 1),
            column: UInt32(column))
        return SourceWindows().line(around: place, in: path)
    }

    @Test("the line without its end", arguments: ["\n", "\r\n"])
    func plain(end: String) throws {
        #expect(try line(around: "#", in: "a\(end)b # c\(end)d") == SourceLine(text: "b # c"))
        #expect(try line(around: "#", in: "#") == SourceLine(text: "#"))
        #expect(try line(around: "#", in: "#\(end)") == SourceLine(text: "#"))
        #expect(try line(around: "#", in: "a\(end)é#") == SourceLine(text: "é#"))
    }

    @Test("a part of a long line, in whole characters", arguments: ["a", "é", "漢", "👍"], [0, 1, 2, 3])
    func long(character: String, padding: Int) throws {
        let half = String(repeating: "x", count: padding) + String(repeating: character, count: 5000)
        let found = try #require(try line(around: "#", in: "1\n\(half)#\(half)"))
        #expect(found.text.utf8.count <= 8192)
        #expect(!found.text.contains("\u{FFFD}"))
        #expect(found.isCut)
        let before = try #require(found.text.firstIndex(of: "#"))
        #expect(found.start + found.text[..<before].utf8.count == half.utf8.count)
    }

    @Test("a file that has changed or is gone has no line")
    func changed() throws {
        #expect(try line(around: "#", in: "abc\nd # e", shiftedBy: 2) == nil)
        #expect(try line(around: "#", in: "abc\nd # e", shiftedBy: -3) == nil)
        #expect(try line(around: "#", in: "#", shiftedBy: 5000) == nil)
        #expect(SourceWindows().line(around: .start, in: folder.path + "/none") == nil)
        #expect(SourceWindows().line(around: .start, in: folder.path) == nil)
    }

    @Test("a location outside the file doesn't crash")
    func odd() throws {
        let path = try folder.write("abc\n", to: "a.swift")
        for place in [
            SourcePosition(offset: .max, line: .max, column: .max),
            SourcePosition(offset: 0, line: 0, column: 0),
            SourcePosition(offset: 4, line: 2, column: 1), SourcePosition(offset: 0, line: 1, column: .max),
        ] {
            _ = SourceWindows().line(around: place, in: path)
        }
    }

    @Test("no line of a hidden file is shown: the path in a summary may be any file's")
    func hidden() throws {
        let path = try folder.write("secret\n", to: "secret.txt")
        #expect(SourceWindows().line(around: .start, in: path)?.text == "secret")
        #expect(SourceWindows(hiding: [path]).line(around: .start, in: path) == nil)
    }
}
