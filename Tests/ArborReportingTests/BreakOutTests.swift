import ArborModel
import Testing

@testable import ArborReporting

/// Text from outside that used to leave its place in a report.
@Suite("Text that broke out of reports")
struct BreakOutTests {
    private struct NoSource: SourceLines {
        func line(around position: SourcePosition, in path: String) -> SourceLine? { nil }
    }

    private let diagnostic = Diagnostic(
        .invalidArgument, "'a\n::error ::b\u{1B}[2J' is no name", about: [],
        at: ArborModel.SourceLocation(path: "A\n::error ::c.swift"),
        path: [Diagnostic.Note("x\r::error ::d")], help: "\u{202E}e")

    private static let terms = Terms(
        provider: "", instantiated: "", received: "", receivedSpellings: [], forwarded: "",
        additionalTypes: "",
        namedProvider: "", deferred: "", deferredCall: "", forwardedValues: "", root: "",
        ifAvailableArguments: "", aliasArguments: { _, _ in "" })

    private func report(_ format: DiagnosticFormat) -> String {
        DiagnosticReport(format, version: "1", source: NoSource())
            .text(of: [diagnostic])
    }

    @Test("a plain diagnostic has one line for each of its parts, and no command of a CI service")
    func plain() {
        #expect(
            report(.plain) == #"""
                A\u{A}::error ::c.swift: error: 'a\u{A}::error ::b\u{1B}[2J' is no name [invalid-argument]
                A\u{A}::error ::c.swift: note: x\u{D}::error ::d
                A\u{A}::error ::c.swift: note: help: \u{202E}e

                """#)
        var atStart = diagnostic
        atStart.location?.path = "::error ::c.swift"
        #expect(PlainRenderer().render(atStart).hasPrefix(#"\u{3A}:error ::c.swift: error: "#))
    }

    @Test("a GitHub command holds neither an escape nor a bidirectional control")
    func gitHub() {
        #expect(
            report(.github)
                == "::error file=A%0A%3A%3Aerror %3A%3Ac.swift,title=arbor%3A invalid-argument::"
                + #"'a\u{A}::error ::b\u{1B}[2J' is no name%0Anote: x\u{D}::error ::d%0Ahelp: \u{202E}e"#
                + "\n")
    }

    @Test("a line that is broken at a word begins with no command")
    func wrapped() {
        var wrapped = diagnostic
        wrapped.help = "wrap this text ::error ::b ##vso[c]"
        let text = TerminalRenderer(usesColor: false, width: 28, source: NoSource()).render(wrapped)
        #expect(
            text.hasSuffix(
                #"""
                  help: wrap this text
                        \u{3A}:error ::b
                        \u{23}#vso[c]


                """#), "\(text)")
    }

    @Test("an explanation on a terminal shows control characters")
    func explanation() {
        let place = Explanation.Place(
            owner: "A", label: "b\u{1B}", type: "C\n", location: .init(path: "\u{202E}.swift"))
        var explanation = Explanation(subject: "\u{1B}[2Jb", words: .init(Self.terms))
        explanation.consumers = [.init(place: place, manner: .received)]
        let text = explanation.lines
        #expect(text.hasPrefix("\\u{1B}[2Jb, which no type provides\n"))
        #expect(text.contains(#"    A.b\u{1B}: C\u{A}, "#))
        #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    }

    @Test("a digit hides no joiner in a source line")
    func joinerAfterDigit() {
        let excerpt = Excerpt(of: SourceLine(text: "let a = 1\u{200D}"), from: 5, through: 6)
        #expect(excerpt.text == "let a = ·")
    }
}
