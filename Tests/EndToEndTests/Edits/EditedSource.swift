import ArborTestSupport

/// A valid source with annotated types, into which a few random edits are made outside of these types' own text.
struct EditedSource {
    private(set) var bytes: [UInt8]
    /// The texts of the annotated types, which no edit changes.
    private let types: [[UInt8]]
    /// The names of the annotated types, by their order in the source.
    let names: [String]

    /// Creates the source of a seed. Equal seeds have equal sources.
    ///
    /// - Parameter isEdited: False for the valid source before the edits.
    init(seed: UInt64, isEdited: Bool = true) {
        var random = SplitMix(seed: seed)
        names = (0..<Int.random(in: 1...2, using: &random)).map { "Kept\($0)" }
        types = names.map { Array(Self.annotatedType($0, &random).utf8) }
        var parts = names.map { _ in Self.surroundings.randomElement(using: &random) ?? "" }
        parts.append(Self.plain.randomElement(using: &random) ?? "")
        bytes = Array(parts.joined(separator: "\n").utf8)
        if isEdited { for _ in 0..<Int.random(in: 1...2, using: &random) { edit(&random) } }
        bytes = filled
    }

    /// The byte that stands for the next annotated type.
    private static let mark = UInt8(ascii: "\u{1}")

    private var filled: [UInt8] {
        var next = types.makeIterator()
        return bytes.flatMap { $0 == Self.mark ? next.next() ?? [] : [$0] }
    }
}

extension EditedSource {
    private mutating func edit(_ random: inout SplitMix) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: truncate(&random)
        case 1: cutLine(&random)
        case 2, 3, 4: deleteSign(&random)
        default: insertSign(&random)
        }
    }

    private mutating func insertSign(_ random: inout SplitMix) {
        let sign = Self.signs.randomElement(using: &random) ?? []
        bytes.insert(contentsOf: sign, at: Int.random(in: 0...bytes.count, using: &random))
    }

    private mutating func deleteSign(_ random: inout SplitMix) {
        let places = bytes.indices.filter { Self.deletable.contains(bytes[$0]) }
        if let place = places.randomElement(using: &random) { bytes.remove(at: place) }
    }

    /// Cuts the text at a byte after the last annotated type.
    private mutating func truncate(_ random: inout SplitMix) {
        let start = bytes.lastIndex(of: Self.mark).map { $0 + 1 } ?? 0
        bytes.removeSubrange(Int.random(in: start...bytes.count, using: &random)...)
    }

    /// Cuts a line without an annotated type.
    private mutating func cutLine(_ random: inout SplitMix) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let indices = lines.indices.filter { !lines[$0].contains(Self.mark) }
        if let index = indices.randomElement(using: &random) { lines.remove(at: index) }
        bytes = Array(lines.joined(separator: [0x0A]))
    }

    private static let deletable = Set("()[]{}<>\"'`/*#@\\:,=.\n".utf8)

    private static let signs: [[UInt8]] =
        [
            "(", ")", "[", "]", "{", "}", "<", ">", "\"", "'", "`", "/", "*", "#", "@", "\\", "\"\"\"", "#\"",
            "\"#",
            "/*", "*/", "//", "#if A\n", "#endif\n", "#else\n", "#if", "\n#if os(Linux)\n", "\n#endif\n",
            "\n#else\n",
            "\r", "\u{0}", ":", "->", "=", "struct ", "func ", "let ", "class ", "enum ", "extension ",
            "protocol ",
            "import ", "case ", "@A(", "#/", "/#", "\\(", " < ", " = ", "where ", "init", "operator ",
            "typealias ",
            "var ", "if ", "switch ", "\u{FEFF}", "\u{2028}",
        ].map { Array($0.utf8) } + [[0xED, 0xA0, 0x80], [0xFF]]

    private static func annotatedType(_ name: String, _ random: inout SplitMix) -> String {
        let label = ["user", "clock", "`default`"].randomElement(using: &random) ?? "a"
        let type = ["User", "Box<Int>", "(Int) -> Void", "[String: A]?"].randomElement(using: &random) ?? "A"
        let head = [
            "struct \(name): Instantiable", "final class \(name): Instantiable",
            "actor \(name): Instantiable",
        ]
        return """
            @Instantiable
            public \(head.randomElement(using: &random) ?? "") {
                public init(\(label): \(type)) { self.\(label) = \(label) }
                @Received let \(label): \(type)
            }
            """
    }

    /// Code around an annotated type, which U+0001 stands for.
    private static let surroundings = [
        "\u{1}", "import A\n\u{1}", "struct G<T> {\n    let a: T\n}\n\u{1}", "func f() -> Int { 1 }\n\u{1}",
        "// a comment\n\u{1}\n// another", "/* a\n comment */\n\u{1}", "let a = \"text \\(b) \"\n\u{1}",
        "let a = \"\"\"\n    text \\(b[\"c\"])\n    \"\"\"\n\u{1}", "let a = #\"raw \\#(b) \"#\n\u{1}",
        "enum E<A: B> where A.C == D {\n    case a(Int), b\n    static func f<T>(_ t: T) {}\n\u{1}\n}",
        "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif\n\u{1}", "#if DEBUG\n\u{1}\n#endif",
        "extension A {\n\u{1}\n}",
        "let r = /a[b\"]c/\n\u{1}\nlet s = a / b", "let r = #/a(b)\"/#\n\u{1}",
        "protocol P {\n    func f()\n}\n\u{1}",
        "func f<T>(a: [T: Int] = [:], b: (Int) -> Void) where T: P {\n    if a < b { print(\"{\") }\n}\n\u{1}",
        "infix operator <+>\n\u{1}",
        "@propertyWrapper struct W {\n    var wrappedValue: Int { get { 1 } set {} }\n}\n\u{1}",
        "let c = { (a: Int) in a < 1 }\n\u{1}", "var x: Int {\n    didSet { f() }\n}\n\u{1}",
        "typealias A = B<C, D>\n\u{1}",
        "struct O {\n    let a = [1, 2]\n    subscript(i: Int) -> Int { i }\n\u{1}\n    struct I {}\n}",
        "f(\n    a, b)\n\u{1}",
        "@available(iOS 13, *)\nfunc g() async throws -> [Int]? { nil }\n\u{1}", "let x = a ? b : c\n\u{1}",
        "macro m() = #externalMacro(module: \"A\", type: \"B\")\n\u{1}", "#warning(\"a\")\n\u{1}",
        "indirect enum T {\n    case a\n}\n\u{1}",
        "struct O {\n    struct I<T> {\n        var a: T { fatalError() }\n    }\n\u{1}\n    func f() {}\n}",
        "let v = A<B>(c)\n\u{1}",
        "precedencegroup Q {\n    higherThan: R\n}\n\u{1}",
        "class C: D, E {\n    override init() { super.init() }\n    deinit {}\n}\n\u{1}",
    ]

    private static let plain = [
        "", "struct Z {}\n", "func z() {\n    let a = \"}\"\n}\n", "let z = 'z'", "/* end */\n",
        "let z = \"\"\"\n    a\n    \"\"\"\n",
        "extension Z {\n    func f() {}\n}\n", "#if A\n#endif\n", "enum Z { case a }\n",
        "let z = [1, 2].map { $0 }\n",
    ]
}
