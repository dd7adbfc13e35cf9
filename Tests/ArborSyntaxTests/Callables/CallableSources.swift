import ArborTestSupport
import Foundation

/// Makes random files with annotated protocols, initializers and functions among other code.
///
/// The text between two tokens is random too: white space, newlines and comments.
struct CallableSources {
    private var random: SplitMix
    private var names = 0

    /// True if all tokens are on one line, with single spaces.
    private let isPlain: Bool

    init(seed: UInt64, isPlain: Bool) {
        random = SplitMix(seed: seed)
        self.isPlain = isPlain
    }

    /// Returns the text of a new file.
    mutating func file() -> String {
        names = 0
        var text = oneOf(["", "import Blade\n", "import A\nimport Blade\n", "\u{FEFF}import Blade // {\n"])
        for _ in 0..<1 + random.below(4) { text += type(depth: 0) + "\n" + junk() }
        return text
    }

    private mutating func type(depth: Int) -> String {
        let kind = oneOf(["class", "struct", "enum", "actor", "extension", "protocol", "protocol"])
        let isNamed = kind != "extension"
        let attribute = oneOf([
            "", "", kind == "protocol" ? "@Component(modules: [A.self])~" : "@Module~", "@Other(~1)~",
        ])
        let head = attribute + oneOf(["", "", "public ", "fileprivate~"]) + kind + " "
        let tail = oneOf([
            "", "~:~P", ": P, Q<R>", isNamed && kind != "protocol" ? "<T:~P>~where T.U ==~V" : "",
        ])
        let body = kind == "protocol" ? requirements() : members(depth: depth, isEnum: kind == "enum")
        return spaced(head + name("T") + tail + "~{~") + body + spaced("~}")
    }

    private mutating func members(depth: Int, isEnum: Bool) -> String {
        var text = ""
        for _ in 0..<random.below(6) {
            let end = oneOf(["\n", "\n", ";", " // }\n", "/* { */\n"])
            switch random.below(8) {
            case 0...2:
                text += spaced(callable(oneOf(["@Provider~", "@Provider(scope: .singleton)~@Other "]))) + end
            case 3: text += spaced(callable(oneOf(["", "@Other~"]))) + end
            case 4 where depth < 3: text += type(depth: depth + 1) + "\n"
            case 5: text += condition(members(depth: depth + 3, isEnum: false))
            case 6 where isEnum: text += spaced("case~") + name("c") + spaced("(A,~b: B),~`init`") + end
            default: text += spaced(other()) + end
            }
        }
        return text
    }

    private mutating func requirements() -> String {
        var text = ""
        for _ in 0..<random.below(6) {
            let requirement = oneOf([
                "func~a" + signature(), "static~func b" + signature(), "init" + parameters(),
                "init?" + parameters(),
                "var~c:~C~{ get }", "var c: [A:~B]? {~get async~set }", "associatedtype D:~P",
                "mutating func <" + signature(),
                "subscript(e: E)~-> F { get }", "@Other~func~g" + signature(),
            ])
            text += spaced(requirement) + oneOf(["\n", "\n", ";", " // }\n"])
            if random.below(8) == 0 { text += condition(spaced("func h" + signature() + "\n")) }
        }
        return text
    }

    private mutating func callable(_ attributes: String) -> String {
        let access = oneOf(["", "", "public~", "private "])
        if random.below(2) == 0 {
            return attributes + access + oneOf(["init", "init?"]) + parameters() + body()
        }
        let modifier = oneOf(["static~", "class ", ""])
        let name = oneOf(["make", "`default`", "+", "Maker"])
        return attributes + access + modifier + "func~" + name + signature() + body()
    }

    private mutating func signature() -> String {
        let result = oneOf([
            "", "A", "any~P", "(A,~B) -> C", "A<B, C>?", "[A:~B]", "some P &~Q", "@Sendable~() -> A",
        ])
        let generics = oneOf(["", "", "<T>", "<T: P,~U>"])
        let rest = oneOf(["", "", "~async~throws", "~throws(E)"]) + (result.isEmpty ? "" : "~->~" + result)
        return generics + parameters() + rest + oneOf(["", "", "", "~where~A: P,~B == C"])
    }

    private mutating func parameters() -> String {
        var list: [String] = []
        for _ in 0..<random.below(4) {
            let attribute = oneOf(["", "", "@Named(\"x)\")~", "@Named(~\"y\") @Other~"])
            let value = oneOf(["", "", "~=~1", " = {~$0 }(\"}\")", " = [.a,~\"\\(b { \")\" })\"]"])
            list.append(attribute + oneOf(["a:~A", "_~a: A", "b c:~@escaping (A) -> B", "d: D<E>"]) + value)
        }
        return "(" + list.joined(separator: ",~") + ")"
    }

    private mutating func body() -> String {
        "~{"
            + oneOf([
                "", "~", " let a = \"}\" ", " // }\n", " func b() { @Provider func c() {} } ", " /}/ ",
                " if a { b } ",
            ]) + "}"
    }

    private mutating func other() -> String {
        oneOf([
            "let a:~A", "@Wrapped~var b: B = C { }", "var c: C {~D()~}",
            "@Wrapped(\"@Provider\") let d =~1 / 2", "deinit {}",
            "subscript(e: E)~-> F { 1 }", "typealias G~=~(H) -> I", "var j: J = k~+ l {~didSet {} }",
            "init() {}",
        ])
    }

    private mutating func junk() -> String {
        oneOf([
            "", "", "func a() { /* Provider */ }\n", "let b = \"Component\"\n", "c(d) { e in }\n",
            "import F\n", "// Module\n",
        ])
    }

    private mutating func condition(_ text: String) -> String {
        oneOf([
            "\n#if A\n\(text)\n#endif\n", "\n#if A && os(Linux) // {\n\(text)\n#else\nlet z: Z\n#endif\n",
            "\n#if A\n@Other\n#endif\n\(text)\n",
        ])
    }

    private mutating func name(_ prefix: String) -> String {
        names += 1
        return prefix + String(names)
    }

    /// Replaces each `~` by text that may be between two tokens.
    private mutating func spaced(_ text: String) -> String {
        if isPlain { return text.replacingOccurrences(of: "~", with: " ") }
        return text.split(separator: "~", omittingEmptySubsequences: false).reduce(into: "") { result, part in
            if !result.isEmpty || text.hasPrefix("~") {
                result += oneOf([" ", " ", " ", "  ", "\n", "\n  ", " /* } */ ", " // {\n", "\r\n"])
            }
            result += part
        }
    }

    private mutating func oneOf(_ texts: [String]) -> String { texts[random.below(texts.count)] }
}
