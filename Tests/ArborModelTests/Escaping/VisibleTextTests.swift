import ArborModel
import Testing

@Suite("Text for terminals and logs")
struct VisibleTextTests {
    @Test(
        "ordinary text stays as it is",
        arguments: [
            "", "Home receives 'clock: Clock'", "größe", "e\u{301}", "時計", "السلام", "नमस्ते", "한국어",
            "👍🏽", "👨‍👩‍👧", "🏳️‍🌈", "❤️", "1️⃣", "葛\u{E0100}", "a\\b", "Core::Store", "##\"raw\"##", "#if",
        ])
    func ordinary(text: String) { #expect(text.visible == text) }

    @Test("a character that can't be seen is spelled out")
    func spelledOut() {
        #expect("a\nb\r\n\tc".visible == #"a\u{A}b\u{D}\u{A}\u{9}c"#)
        #expect("\u{1B}[2J\u{9B}2J\u{7F}\u{0}".visible == #"\u{1B}[2J\u{9B}2J\u{7F}\u{0}"#)
        #expect("a\u{202E}b\u{2066}\u{200F}\u{61C}".visible == #"a\u{202E}b\u{2066}\u{200F}\u{61C}"#)
        #expect("a\u{2028}\u{2029}\u{85}".visible == #"a\u{2028}\u{2029}\u{85}"#)
        #expect(
            "a\u{200B}\u{200C}\u{AD}\u{FEFF}\u{3164}".visible == #"a\u{200B}\u{200C}\u{AD}\u{FEFF}\u{3164}"#)
        #expect("\u{FFFE}\u{10FFFF}\u{378}\u{E0061}".visible == #"\u{FFFE}\u{10FFFF}\u{378}\u{E0061}"#)
    }

    @Test("a selector or a joiner without its emoji is spelled out")
    func neighbours() {
        #expect("\u{FE0F}a".visible == #"\u{FE0F}a"#)
        #expect("a\u{FE0F}\u{FE0F}".visible == "a\u{FE0F}" + #"\u{FE0F}"#)
        #expect("1\u{200D}2".visible == #"1\u{200D}2"#)
        #expect("👍\u{200D}".visible == #"👍\u{200D}"#)
        #expect("👍\u{200D}\u{200D}👍".visible == #"👍\u{200D}\u{200D}👍"#)
        #expect("👍\u{200D}\u{FE0F}".visible == #"👍\u{200D}\u{FE0F}"#)
    }

    @Test("a text is no command of a CI service")
    func commands() {
        #expect("::error ::x".visible == #"\u{3A}:error ::x"#)
        #expect("  ::error::".visible == #"  \u{3A}:error::"#)
        #expect("\u{A0}::error::".visible == "\u{A0}" + #"\u{3A}:error::"#)
        #expect("a ##[error]b".visible == #"a \u{23}#[error]b"#)
        #expect("a ##vso[task.x]b".visible == #"a \u{23}#vso[task.x]b"#)
        #expect("###[error]".visible == #"#\u{23}#[error]"#)
    }
}
