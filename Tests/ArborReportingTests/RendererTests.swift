import ArborModel
import Foundation
import Testing

@testable import ArborReporting

/// Lines by path, in place of the disk.
private struct FakeSource: SourceLines {
    var files: [String: String]

    func line(around position: SourcePosition, in path: String) -> SourceLine? {
        let lines = files[path]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        guard lines.indices.contains(Int(position.line) - 1) else { return nil }
        return SourceLine(text: String(lines[Int(position.line) - 1]))
    }
}

private func location(_ path: String, _ line: UInt32, _ columns: Range<UInt32>) -> ArborModel.SourceLocation {
    ArborModel.SourceLocation(
        path: path,
        range: SourceRange(
            start: SourcePosition(offset: columns.lowerBound + 9, line: line, column: columns.lowerBound),
            end: SourcePosition(offset: columns.upperBound + 9, line: line, column: columns.upperBound)))
}

private let unmet = Diagnostic(
    .unmetDependency, "Home receives 'clock: Clock', but no type above it provides that",
    about: ["Home", "clock", "Clock"], at: location("Home.swift", 2, 18..<23),
    pathTitles: ["App", "home: Home", "clock: Clock"], pathCount: 3,
    path: [Diagnostic.Note("the tree starts at App", at: location("App.swift", 1, 8..<11))],
    nearMisses: [Diagnostic.Note("App provides 'clok: Clock'", at: location("App.swift", 3, 7..<11))],
    help: "declare it",
    fixIts: [
        Diagnostic.FixIt(
            "write it",
            edits: [.init(range: location("Home.swift", 2, 4..<13).range!, replacement: "@R(\"a\")")]
        )
    ])

private let source = FakeSource(files: ["Home.swift": "// 1\n\t@Received let clock: Clock\n"])

@Suite("Text for people")
struct TerminalRendererTests {
    private func rendered(_ diagnostic: Diagnostic, usesColor: Bool = false, width: Int = 100) -> String {
        TerminalRenderer(usesColor: usesColor, width: width, source: source).render(diagnostic)
    }

    @Test("the line, the marker below it, the path, the near misses and the help")
    func whole() {
        var unmet = unmet
        unmet.location = location("Home.swift", 2, 16..<21)
        #expect(
            rendered(unmet) == """
                Home.swift:2:16: error: Home receives 'clock: Clock', but no type above it provides that [unmet-dependency]
                  2 |     @Received let clock: Clock
                    |                   ^~~~~
                  note: App.swift:3:7: App provides 'clok: Clock'
                  path: App -> home: Home -> clock: Clock (and 2 other paths)
                  help: declare it


                """)
    }

    @Test("notes, paths and help are broken at the width of the terminal")
    func wrapped() {
        var unmet = unmet
        unmet.location = nil
        unmet.help = "declare the clock in a type above it"
        #expect(
            rendered(unmet, width: 35).split(separator: "\n").dropFirst().joined(separator: "\n") == """
                  note: App.swift:3:7: App provides
                        'clok: Clock'
                  path: App -> home: Home
                        -> clock: Clock
                        (and 2 other paths)
                  help: declare the clock in a type
                        above it
                """)
    }

    @Test("a wide character has two columns, and a word that is too long is left whole")
    func cells() {
        #expect(LineWrap(width: 5).lines(of: ["時", "計", "é"]) == ["時 計", "é"])
        #expect(LineWrap(width: 5).lines(of: ["a", "bcdefg", "h"]) == ["a", "bcdefg", "h"])
        let quoting = ["write", "'a:", "any", "B',", "doesn't", "'c'", "'d", "e"]
        #expect(LineWrap(width: 12).lines(of: quoting) == ["write", "'a: any B',", "doesn't 'c'", "'d e"])
        #expect(LineWrap(width: 9).lines(of: quoting) == ["write 'a:", "any B',", "doesn't", "'c' 'd e"])
    }

    @Test("without a file the messages remain")
    func noFile() {
        var unmet = unmet
        unmet.location?.path = "Gone.swift"
        #expect(rendered(unmet).contains("[unmet-dependency]\n  note: App"))
        unmet.location = nil
        #expect(rendered(unmet).hasPrefix("arbor: error: "))
    }

    @Test("colours appear only on request")
    func colours() {
        #expect(
            rendered(unmet, usesColor: true).contains("\u{1B}[1mHome.swift:2:18:\u{1B}[0m \u{1B}[31;1merror:")
        )
        #expect(!rendered(unmet).contains("\u{1B}"))
    }

    @Test("a character that moves the cursor or turns the text is spelled out")
    func controls() {
        let text = rendered(
            Diagnostic(.brokenDeclaration, "unexpected '\u{1B}[2J\u{202E}a\u{0}é'", about: []))
        #expect(text == #"arbor: error: unexpected '\u{1B}[2J\u{202E}a\u{0}é' [broken-declaration]"# + "\n\n")
    }

    private func excerpt(_ line: String, _ marked: String) -> Excerpt {
        let start = line.range(of: marked)!.lowerBound
        let column = line.utf8.distance(from: line.startIndex, to: start) + 1
        return Excerpt(of: SourceLine(text: line), from: column, through: column + marked.utf8.count)
    }

    /// The start and the length of the marker in cells.
    private func mark(_ excerpt: Excerpt) -> [Int] { [excerpt.indent.count, excerpt.marker.count] }

    @Test("the marker is below the marked text, whatever precedes it")
    func widths() {
        #expect(mark(excerpt("let clock", "clock")) == [4, 5])
        #expect(mark(excerpt("\tlet clock", "clock")) == [8, 5])
        #expect(mark(excerpt("größe: clock", "clock")) == [7, 5])
        #expect(mark(excerpt("時計: clock", "clock")) == [6, 5])
        #expect(mark(excerpt("let 時計: T", "時計")) == [4, 4])
        #expect(mark(excerpt("let e\u{301}: clock", "clock")) == [7, 5])
        #expect(mark(excerpt("/* 👍🏽 */ clock", "clock")) == [9, 5])
        #expect(mark(excerpt("/* 👨‍👩‍👧 */ clock", "clock")) == [9, 5])
        #expect(mark(excerpt("a\u{200B}b clock", "clock")) == [4, 5])
    }

    @Test("the part around the marker of a long line is shown")
    func longLine() {
        let long = String(repeating: "a", count: 3000) + "clock" + String(repeating: "b", count: 3000)
        let excerpt = excerpt(long, "clock")
        #expect(excerpt.text.count <= 112)
        #expect(excerpt.text.hasPrefix("…a"))
        #expect(excerpt.text.hasSuffix("b…"))
        #expect(Array(excerpt.text)[excerpt.indent.count] == "c")
        #expect(excerpt.marker == "^~~~~")
        let all = Excerpt(of: SourceLine(text: long), from: 1, through: .max)
        #expect(all.marker.count <= 110)
    }

    @Test(
        "a location outside the line doesn't crash",
        arguments: [(-3, 2), (1, 1), (5, 2), (90, 95), (90, 3)])
    func odd(from: Int, through: Int) {
        for text in ["", "abc", "é"] {
            _ = Excerpt(of: SourceLine(text: text, start: 50, isCut: true), from: from, through: through)
            #expect(Excerpt(of: SourceLine(text: text), from: from, through: through).marker.hasPrefix("^"))
        }
    }
}

@Suite("Formats for programs")
struct ProgramFormatTests {
    @Test("a GitHub command stays on its line, and a property within its list")
    func gitHub() {
        var odd = unmet
        odd.location?.path = "a,b:c%.swift"
        #expect(
            GitHubRenderer(source: source).render(odd)
                == "::error file=a%2Cb%3Ac%25.swift,line=2,col=18,endLine=2,endColumn=23,title=arbor%3A unmet-dependency::Home receives "
                + "'clock: Clock', but no type above it provides that%0Anote: App.swift:3:7: App provides "
                + "'clok: Clock'%0Apath: App -> home: Home -> clock: Clock (and 2 other paths)%0Ahelp: declare it"
                + "\n")
        let plain = Diagnostic(
            .noSwiftFiles, "100 %", about: [], at: ArborModel.SourceLocation(path: "A"), severity: .warning)
        #expect(
            GitHubRenderer(source: source).render(plain)
                == "::warning file=A,title=arbor%3A no-swift-files::100 %25\n")
        var long = plain
        long.location = location("A", 1, 2..<3)
        long.location?.range?.end.line = 4
        let renderer = GitHubRenderer(source: source, relativePath: { "b/" + $0 })
        #expect(renderer.render(long).hasPrefix("::warning file=b/A,line=1,endLine=4,title="))
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("a JSON line contains all facts")
    func json() throws {
        let text = JSONRenderer().render(unmet)
        #expect(text.hasSuffix("}\n"))
        #expect(text.count { $0 == "\n" } == 1)
        let line = try object(text)
        #expect(line["id"] as? String == "unmet-dependency")
        #expect(line["severity"] as? String == "error")
        #expect(line["chain"] as? [String] == unmet.pathTitles)
        #expect(line["ways"] as? Int == 3)
        #expect(line["fingerprint"] as? String == unmet.fingerprintText)
        #expect((line["line"] as? Int, line["column"] as? Int).0 == 2)
        #expect(line["endOffset"] as? Int == 32)
        let fixIt = try #require((line["fixIts"] as? [[String: Any]])?.first)
        let edit = try #require((fixIt["edits"] as? [[String: Any]])?.first)
        #expect(edit["replacement"] as? String == "@R(\"a\")")
        #expect(edit["offset"] as? Int == 13)
        let odd = Diagnostic(.brokenDeclaration, "unexpected '\u{0}\u{1B}\"\\\u{2028}'", about: [])
        #expect(try object(JSONRenderer().render(odd))["message"] as? String == odd.message)
    }

    @Test("columns in SARIF count UTF-16 code units")
    func columns() {
        let source = FakeSource(files: ["A": "/* 👍é */ x"])
        // The texts have five and two bytes, and two code units and one.
        let start = location("A", 1, 14..<15).range!.start
        #expect(source.utf16Column(of: start, in: "A") == 11)
        #expect(source.utf16Column(of: start, in: "B") == 14)
    }

    /// The parts of the schema that may go wrong here. `scripts/check-sarif` checks the document against the
    /// official one.
    @Test("a SARIF document has the required fields")
    func sarif() throws {
        var twoFiles = unmet
        twoFiles.fixIts[0].edits.append(.init(in: "App.swift", range: .start, replacement: "//"))
        var spaced = unmet
        spaced.location?.path = "/Sources/a b:é.swift"
        var layout = ReportLayout()
        layout.limit = 1
        let report = DiagnosticReport(.sarif, layout, version: "1.2.3", source: source)
        let document = try object(
            report.text(of: [twoFiles, spaced, Diagnostic(.noSuchPath, "none", about: [])]))
        #expect(document["version"] as? String == "2.1.0")
        let run = try #require((document["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == DiagnosticID.allCases.map(\.rawValue))
        for rule in rules {
            #expect(rule["helpUri"] as? String == "urn:x-arbor:diagnostics#\(rule["id"] ?? "")")
            let help = try #require(rule["help"] as? [String: String])
            #expect(help["text"]?.isEmpty == false && help["markdown"]?.hasPrefix("## ") == true)
        }
        #expect(driver["semanticVersion"] as? String == "1.2.3")
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 3)
        for result in results {
            #expect(rules.contains { $0["id"] as? String == result["ruleId"] as? String })
            #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
        }
        #expect(uri(of: results[0]) == "Home.swift")
        #expect(uri(of: results[1]) == "file:///Sources/a%20b%3A%C3%A9.swift")
        #expect(results[2]["locations"] == nil)
        #expect((results[0]["relatedLocations"] as? [Any])?.count == 2)
        #expect((results[0]["fixes"] as? [Any])?.count == 1)
        let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
        #expect((fix["artifactChanges"] as? [Any])?.count == 2)
        #expect(
            (results[0]["message"] as? [String: String])?["text"]
                == "\(unmet.message)\npath: App -> home: Home -> clock: Clock (and 2 other paths)\nhelp: declare it"
        )
        let prints = results[0]["partialFingerprints"] as? [String: String]
        #expect(prints == ["arbor/v2": unmet.fingerprintText])
        let empty = try object(report.text(of: []))
        #expect(((empty["runs"] as? [[String: Any]])?.first?["results"] as? [Any])?.isEmpty == true)
    }

    private func uri(of result: [String: Any]) -> String? {
        let location = (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
        return (location?["artifactLocation"] as? [String: String])?["uri"]
    }
}

@Suite("Many diagnostics")
struct DiagnosticSelectionTests {
    private func many(_ id: DiagnosticID, _ count: Int, _ severity: Diagnostic.Severity = .error)
        -> [Diagnostic]
    {
        (0..<count).map { Diagnostic(id, "\($0)", about: [], severity: severity) }
    }

    private func selection(_ diagnostics: [Diagnostic], limit: Int) -> DiagnosticSelection {
        DiagnosticSelection(diagnostics, limit: limit, fixCommand: "arbor fix")
    }

    @Test("few diagnostics are all shown")
    func few() {
        #expect(selection([], limit: 10).total == "")
        #expect(selection(many(.notUTF8, 1), limit: 10).total == "")
        #expect(selection(many(.notUTF8, 2), limit: 2).total == "arbor: 2 errors\n")
        #expect(selection(many(.notUTF8, 9), limit: 0).shown.count == 9)
    }

    @Test("the total counts what 'arbor fix' can fix")
    func fixable() {
        var uncertain = unmet
        uncertain.fixIts[0].isCertain = false
        #expect(selection([unmet], limit: 9).total == "arbor: 1 error; 'arbor fix' can fix it\n")
        #expect(
            selection([unmet, unmet], limit: 9).total
                == "arbor: 2 errors; 'arbor fix' can fix all\n")
        #expect(
            selection([unmet, uncertain], limit: 1).total
                == "arbor: 2 errors; 'arbor fix' can fix 1 of them\n")
        #expect(selection([uncertain], limit: 1).total == "")
    }

    @Test("of many diagnostics the first are shown, errors before warnings, with the number of the others")
    func bounded() {
        let all = many(.noSwiftFiles, 10, .warning) + many(.notUTF8, 3) + many(.emptyList, 2)
        let selection = self.selection(all, limit: 6)
        #expect(
            selection.shown.map(\.id) == [
                .noSwiftFiles, .notUTF8, .notUTF8, .notUTF8, .emptyList, .emptyList,
            ])
        #expect(
            selection.rest
                == "arbor: 9 more are not shown: 9 no-swift-files; '--max-diagnostics 0' shows all\n")
        #expect(selection.total == "arbor: 5 errors, 10 warnings\n")
        #expect(self.selection(all, limit: 2).shown.map(\.message) == ["0", "1"])
    }
}
