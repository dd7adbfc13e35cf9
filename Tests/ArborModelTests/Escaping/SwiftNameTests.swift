import ArborModel
import Testing

@Suite("Names of Swift")
struct SwiftNameTests {
    @Test(
        "only an identifier loses its backticks",
        arguments: [
            ("`default`", "default"), ("`größe`", "größe"), ("`a\u{200D}b`", "a\u{200D}b"),
            ("`my name`", "`my name`"),
            ("`1st`", "`1st`"), ("`a—b`", "`a—b`"), ("`→x`", "`→x`"), ("`\u{301}x`", "`\u{301}x`"),
            ("`_`", "`_`"),
            ("`a\u{E000}`", "`a\u{E000}`"), ("`$x`", "`$x`"), ("`a`\u{301}", "`a`\u{301}"), ("``", "``"),
            ("`\u{301}`", "`\u{301}`"), ("a", "a"), ("", ""),
        ])
    func plain(name: String, expected: String) {
        #expect(Array(name.plainName.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "a string means a name, a raw identifier or nothing",
        arguments: [
            ("a", "a"), ("my name", "`my name`"), ("`my name`", "`my name`"), ("`a`", "a"),
            ("a); b(", "`a); b(`"),
            ("", nil), ("``", nil), ("a`b", nil), ("`a`b`", nil), ("a\\b", nil), ("a\nb", nil),
            ("a\u{1B}", nil),
            (" ", nil), ("+", nil), ("$", "`$`"), ("$x", nil), ("a\u{A0}b", nil), ("a\u{2028}b", nil),
            ("\u{0}", nil),
        ] as [(String, String?)])
    func inText(text: String, expected: String?) { #expect(text.nameInText == expected) }

    @Test("a module's name consists of identifiers")
    func modules() {
        for name in ["A", "_Concurrency", "A.B", "Größe"] { #expect(name.isModuleName) }
        for name in ["", "A; import B", "A\nB", "a b", "`a b`", "A.", ".A", "1A", "A.\u{301}B"] {
            #expect(!name.isModuleName)
        }
    }
}
