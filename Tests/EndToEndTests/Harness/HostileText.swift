import ArborTestSupport

/// Texts that try to leave their place in every language that Arbor writes. A seed gives the same texts on every machine.
struct HostileText {
    private var generator: SplitMix

    init(seed: UInt64) { generator = SplitMix(seed: seed) }

    /// Texts, each different from the others.
    static func some(_ count: Int, seed: UInt64) -> [String] {
        var generator = HostileText(seed: seed)
        return (0..<count).map { "\(generator.next())\($0)" }
    }

    mutating func next() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            text +=
                Bool.random(using: &generator)
                ? Self.pieces.randomElement(using: &generator)! : randomScalar()
        }
        return text
    }

    /// A scalar of any kind, more often one of the first plane's first pages, where the special ones are.
    private mutating func randomScalar() -> String {
        let limit: UInt32 = Bool.random(using: &generator) ? 0x3100 : 0x110000
        let value = UInt32.random(in: 0..<limit, using: &generator)
        return Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFF}"
    }

    /// The signs of the languages, and what Unicode may do to them.
    private static let pieces = [
        "\"", "'", "`", "\\", "\"\u{301}", "'\u{301}", "\\\u{301}", "`\u{301}", "#\u{20E3}", "%\u{338}", "\n",
        "\r", "\r\n",
        "\t", "\u{0}", "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{7F}", "\u{85}", "\u{2028}",
        "\u{202E}", "\u{2066}",
        "\u{200F}", "\u{61C}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{FE0F}", "\u{E0041}", "\u{FFFE}", "👍",
        "👩‍👩‍👧", "é", "時",
        "::error ::x", "\n::error file=a::x", "##[error]x", "##vso[task.x]", "-->", "]]", "]]>", "#quot;",
        "#35;", "%0A",
        "%25", "&quot;", "&#10;", "<script>alert(1)</script>", "<b", "%%{init: {}}%%", "$$x$$", "\\n", "\\N",
        "\\\"", "\\u{1B}",
        "$(touch x)", "${x}", "; touch x", "*", "~", "!", "-n", "//", "/*", "*/", "\\(x)", "[a](http://b)",
        "{0}", " ", "a", "_",
        "1", "style:#f00;", "\u{FB02}°lt¶ß", "class", "self", ",", ":", "=",
    ]
}
