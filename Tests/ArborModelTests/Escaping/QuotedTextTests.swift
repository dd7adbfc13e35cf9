import ArborModel
import Testing

@Suite("Text in the languages of outputs")
struct QuotedTextTests {
    @Test("a quote that a combining mark follows is escaped in DOT and Mermaid")
    func quoteBeforeCombiningMark() {
        #expect("a\"\u{301}b".quotedForDOT == "\"a\\\"\u{301}b\"")
        #expect("a\\\u{301}b".quotedForDOT == "\"a\\\\\u{301}b\"")
        #expect("a\"\u{301}b<\u{338}".quotedForMermaid == "\"a#quot;\u{301}b#lt;\u{338}\"")
    }

    @Test("DOT reads no entity, no escape and no control character")
    func dot() {
        #expect("A & B".quotedForDOT == "\"A & B\"")
        #expect("&lt;&#60;".quotedForDOT == "\"&amp;lt;&amp;#60;\"")
        #expect("%1%".quotedForDOT == "\"&#37;1%\"")
        #expect("a\n\u{1B}\u{202E}".quotedForDOT == #""a\\u{A}\\u{1B}\\u{202E}""#)
    }

    @Test("Mermaid reads no directive, no formula, no markdown and no entity")
    func mermaid() {
        #expect("label: Box".quotedForMermaid == "\"label: Box\"")
        #expect("%%{init: 1}%%".quotedForMermaid == "\"#37;#37;{init: 1}#37;#37;\"")
        #expect("$$x$$ `b` #quot;".quotedForMermaid == "\"#36;#36;x#36;#36; #96;b#96; #35;quot;\"")
        #expect("style:#f00".quotedForMermaid == "\"style#58;#35;f00\"")
        #expect("\u{FB02}°lt¶ß".quotedForMermaid == "\"#64258;°lt#182;ß\"")
    }

    @Test("a GitHub command shows escapes and bidirectional controls")
    func gitHub() {
        #expect("100%\r\n,:".messageForGitHub == "100%25%0D%0A,:")
        #expect("100%\r\n,:".propertyForGitHub == "100%25%0D%0A%2C%3A")
        #expect("\u{1B}[2J\u{202E}".messageForGitHub == #"\u{1B}[2J\u{202E}"#)
    }

    @Test("JSON escapes what can't be seen")
    func json() {
        var text = ""
        text.appendJSON("a\"\u{301}\\\n\u{1B}\u{9B}\u{202E}é👍\u{E0001}")
        #expect(text == "\"a\\\"\u{301}\\\\\\n\\u001b\\u009b\\u202eé👍\\udb40\\udc01\"")
    }

    @Test("a message of SARIF has no link")
    func sarif() {
        #expect("[Int] and (a)".messageForSARIF == "[Int] and (a)")
        #expect(#"[a](b) \"#.messageForSARIF == #"\[a\](b) \\"#)
    }

    @Test("a shell reads one word")
    func shell() {
        #expect("it's".shellWord == #"'it'\''s'"#)
        #expect("'\u{301}".shellWord == "''\\''\u{301}'")
        #expect("a\n1'\\".shellWord == #"$'a\0121\'\\'"#)
        #expect("-p".shellPath == "'./-p'")
    }
}
