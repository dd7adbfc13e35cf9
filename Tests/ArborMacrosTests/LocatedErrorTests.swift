import ArborModel
import Testing

@testable import ArborMacros

@Suite("Faults have their locations")
struct LocatedErrorTests {
    /// The text from the position of the only diagnostic on. The piece has an offset in its file.
    func textAtError(of source: String) throws -> Substring {
        let expansion = try expansion(of: source, offset: 1000)
        let diagnostic = try #require(expansion.diagnostics.first)
        #expect(expansion.source == "")
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.position.fileName == "Sources/A.swift")
        let start = source.utf8.index(source.startIndex, offsetBy: diagnostic.position.offset - 1000)
        return source[start...]
    }

    @Test(
        "a type that can't be created is rejected at its name",
        arguments: [
            "@Instantiable enum E {}", "\n\n// é 😀\n/* a /* b */ */ @Instantiable public enum E { case a }",
            "@Instantiable(isRoot: true) indirect enum E { case a }",
        ])
    func enums(source: String) throws {
        #expect(try textAtError(of: source).hasPrefix("E {"))
    }

    @Test("a protocol is rejected at its name")
    func protocols() throws {
        #expect(try textAtError(of: "/// A é.\n@Instantiable\npublic protocol P {}").hasPrefix("P {"))
    }

    @Test("an unclosed type is an error in the file")
    func unfinished() throws {
        _ = try textAtError(of: "@Instantiable public struct A { @Forwarded let user: User")
    }

    @Test("without a type the error is at the declaration's first word")
    func noType() throws {
        #expect(
            try textAtError(of: "\n// é\n/* b */ @Instantiable let x: Int").hasPrefix("@Instantiable let"))
    }

    @Test(
        "leading comments and white space are skipped",
        arguments: [
            ("", 0), ("a", 0), (" \t\r\n a", 5), ("// a\nb", 5), ("/// a\r// b\rc", 11), ("/**/a", 4),
            ("/* /* */ */ a", 12), ("/* a", 4), ("// é", 5), ("/", 0), ("/*/a", 4), ("/* é */x", 8),
        ])
    func trivia(source: String, length: Int) {
        #expect(SyntaxPiece(source: source, fileName: "", offset: 7).leadingTriviaLength == length)
    }
}

@Suite("Diagnostics of the model become diagnostics of the compiler")
struct WireDiagnosticTests {
    let piece = SyntaxPiece(source: "  let x: Int", fileName: "A.swift", offset: 100)

    func range(_ start: UInt32, _ end: UInt32) -> SourceRange {
        SourceRange(
            start: SourcePosition(offset: start, line: 1, column: start + 1),
            end: SourcePosition(offset: end, line: 1, column: end + 1))
    }

    @Test("ranges become offsets in the file")
    func ranges() {
        let diagnostic = Diagnostic(
            .invalidDependency, "wrong", about: [], at: SourceLocation(path: "A.swift", range: range(6, 7)),
            severity: .warning,
            path: [.init("root")],
            nearMisses: [.init("near", at: .init(path: "A.swift", range: range(9, 12)))],
            help: "mend it",
            fixIts: [.init("make it 'y'", edits: [.init(range: range(6, 7), replacement: "y")])])
        let x = WireDiagnostic.Range(fileName: "A.swift", offsets: 106..<107)
        #expect(
            WireDiagnostic(diagnostic, in: piece)
                == WireDiagnostic(
                    message: "wrong; mend it [invalid-dependency]", severity: .warning,
                    position: .init(fileName: "A.swift", offset: 106), highlights: [x],
                    notes: [
                        .init(position: .init(fileName: "A.swift", offset: 102), message: "root"),
                        .init(position: .init(fileName: "A.swift", offset: 109), message: "near"),
                    ],
                    fixIts: [.init(message: "make it 'y'", changes: [.init(range: x, newText: "y")])]))
    }

    @Test("a range that ends before its start doesn't crash")
    func backwards() {
        let location = SourceLocation(path: "A.swift", range: range(7, 3))
        let mapped = WireDiagnostic(Diagnostic(.brokenDeclaration, "a", about: [], at: location), in: piece)
        #expect(mapped.position.offset == 107)
        #expect(mapped.highlights.isEmpty)
    }

    @Test("the reply contains every key")
    func keys() {
        let expansion = Expansion.failure([
            WireDiagnostic(
                message: "a", position: .nowhere, highlights: [.init(fileName: "A", offsets: 1..<2)],
                notes: [.init(position: .nowhere, message: "b")],
                fixIts: [
                    .init(
                        message: "c",
                        changes: [.init(range: .init(fileName: "A", offsets: 1..<2), newText: "d")])
                ])
        ])
        let text = String(decoding: PluginReply.expansion(expansion).json.bytes, as: UTF8.self)
        let range = #"{"fileName":"A","startOffset":1,"endOffset":2}"#
        let nowhere = #"{"fileName":"","offset":0}"#
        #expect(
            text
                == #"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"a","severity":"error","#
                + #""position":\#(nowhere),"highlights":[\#(range)],"notes":[{"position":\#(nowhere),"message":"b"}],"#
                + #""fixIts":[{"message":"c","changes":[{"range":\#(range),"newText":"d"}]}]}]}}"#)
    }
}
