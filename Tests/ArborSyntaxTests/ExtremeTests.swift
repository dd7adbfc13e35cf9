import ArborModel
import ArborSyntax
import Foundation
import SafeDIFrontEnd
import Testing

/// Huge, deep and damaged sources, which only tools write. Each is read to its end with and without the prescan.
@Suite("Extremes")
struct ExtremeTests {
    /// The factor of the sizes, 1 by default. `ARBOR_EXTREMES=10` makes large sources ten times as large, with lines of
    /// 200 MB.
    private static let scale = Int(ProcessInfo.processInfo.environment["ARBOR_EXTREMES"] ?? "") ?? 1

    private func `repeat`(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test(
        "a line of 20 MB is skipped, and the declarations before and after it are read",
        arguments: ["// x", "/* x", "let s = \"x", "let a = [1, ", "func f() { a("])
    func longLine(_ opening: String) {
        let closing = ["// x": "", "/* x": "*/", "let s = \"x": "\"", "let a = [1, ": "1]"][opening] ?? ") }"
        let source =
            provider("A") + "\n" + opening + `repeat`("x1, ", 5_000_000 * Self.scale) + closing + "\n"
            + provider("B")
        let (whole, annotated) = readTwice(source)
        #expect(whole.types.map(\.name) == ["A", "B"])
        #expect(annotated.types.map(\.name) == ["A", "B"])
        #expect(fragment(whole) == fragment(annotated))
    }

    @Test(
        "a million opening brackets",
        arguments: ["{", "(", "[", "func f() {", "struct A { func f() {", "let a = (", "let a = ["])
    func openBrackets(_ opening: String) throws {
        let bracket = String(try #require(opening.last))
        let (whole, annotated) = readTwice(opening + `repeat`(bracket, 1_000_000))
        #expect(fragment(whole).summary.providers.isEmpty)
        #expect(annotated.types.filter { !$0.attributes.isEmpty }.isEmpty)
    }

    /// This crashed with versions of tree-sitter that count children in sixteen bits.
    @Test(
        "more brackets are open at the end than tree-sitter can count", arguments: ["[", "(", "B<", "(b: "])
    func unclosedInType(_ opening: String) {
        for count in [65_500, 65_540, 140_000] {
            let (whole, _) = readTwice("let a: " + `repeat`(opening, count))
            #expect(!whole.faults.isEmpty)
        }
    }

    @Test("types nested up to the compiler's limit are read, and deeper ones are a fault")
    func nestedTypes() {
        for depth in [255, 256] {
            let source = `repeat`("struct A{", depth) + provider("B") + `repeat`("}", depth)
            let (whole, annotated) = readTwice(source)
            let isTooDeep = depth >= SyntaxFault.mostNested
            #expect(whole.types.count == min(depth + 1, SyntaxFault.mostNested))
            #expect(whole.types.last?.depth == whole.types.count - 1)
            #expect(whole.faults.map(\.kind) == (isTooDeep ? [.beyond(.nesting)] : []))
            #expect(fragment(whole) == fragment(annotated))
        }
    }

    /// A million `#if` took 15 s and 650 MB, and were 100 faults.
    @Test(
        "what is nested far beyond the limit is one fault, and isn't parsed",
        arguments: ["struct A{", "#if A\nstruct B {}\n", "#if A\n", "func f() {", "enum A {\n", "#if A\n}\n"])
    func deepNesting(_ opening: String) {
        let source = provider("B") + "\n" + `repeat`(opening, 100_000) + "\n" + provider("C")
        let (whole, annotated) = readTwice(source)
        #expect(whole.faults.map(\.kind) == [.beyond(.nesting)])
        #expect(!fragment(annotated).diagnostics.isEmpty)
        #expect(fragment(whole) == fragment(annotated))
    }

    @Test("an unclosed literal before what is nested too deep is a fault too")
    func deepNestingAfterLiteral() {
        let (whole, _) = readTwice("let a = \"\"\"\n" + `repeat`("#if A\n", 10_000) + provider("C"))
        #expect(whole.faults.first?.kind == .unclosed("\"\"\""))
    }

    @Test("a type with 10,000 suffixes", arguments: ["?", "!", ".B", "[]", ".B<C>?"])
    func suffixes(_ suffix: String) {
        let type = "A" + `repeat`(suffix, 10_000)
        let (whole, annotated) = readTwice(
            "@Instantiable public struct D: Instantiable { @Received let a: \(type)\npublic init(a: \(type)) {} }"
        )
        #expect(fragment(whole) == fragment(annotated))
    }

    @Test("an #if with many branches, whose conditions contain those of the branches before them")
    func manyBranches() {
        for count in [SyntaxFault.mostBranches - 1, 10_000] {
            let branches = `repeat`("#elseif B\n", count)
            let (whole, annotated) = readTwice("#if A\n" + branches + provider("C") + "\n#endif\n")
            let isTooMuch = count >= SyntaxFault.mostBranches
            #expect(whole.types.first?.conditions.first?.hasPrefix("!(A) && !(B) && ") == true)
            #expect(whole.types.first?.conditions.first?.hasSuffix(") && (B)") == true)
            #expect(whole.faults.map(\.kind) == (isTooMuch ? [.beyond(.branches)] : []))
            #expect(fragment(whole) == fragment(annotated))
        }
    }

    @Test("a name beyond the limit")
    func longName() {
        for count in [900, 1_000, 1_000_000] {
            let name = `repeat`("A", count)
            let (whole, annotated) = readTwice("struct \(name) {\n" + provider("B") + "}")
            let isTooLong = count >= SyntaxFault.longestName
            #expect(whole.faults.first?.kind == (isTooLong ? .beyond(.name) : nil))
            #expect(whole.types.first?.name == (isTooLong ? "" : name))
            #expect(fragment(whole) == fragment(annotated))
        }
    }

    @Test("a property with more attributes than the limit")
    func manyAttributes() {
        let (whole, _) = readTwice("struct A {" + `repeat`("@B ", 10_000) + "let a, b, c: Int }")
        #expect(whole.types.first?.properties.map(\.attributes.count) == [256, 256, 256])
        #expect(whole.faults.map(\.kind) == [.beyond(.prefixes)])
    }

    /// Joining one error with the next took quadratic time: 8 s for 50 KB of the first text.
    @Test(
        "if too much text is not Swift, the rest is not read, and the declarations before it are",
        arguments: [
            "let a: B: B: B: B: B\n", "struct {}\n", "let a: (b: C d: E\n", "func f(x Int) {}\n",
        ])
    func tooBroken(_ line: String) {
        let (whole, _) = readTwice("struct A { let b: Int }\n" + `repeat`(line, 3_000) + provider("Z"))
        #expect(whole.types.first?.name == "A")
        #expect(whole.types.first?.properties.map(\.label) == ["b"])
        #expect(whole.types.last?.name != "Z")
        #expect(whole.faults.contains { $0.kind == .beyond(.faults) || $0.kind == .unclosed("(") })
        // The next text is not affected.
        let (few, _) = readTwice(`repeat`(line, 20) + provider("Z"))
        #expect(!few.faults.contains { $0.kind == .beyond(.faults) })
    }

    @Test("recoveries are counted for each text separately")
    func separateCounts() {
        var reader = SourceReader(.safeDI)
        let broken = `repeat`("struct {}\n", 75)
        let first = reader.read(broken)
        for _ in 0..<5 { #expect(reader.read(broken) == first) }
        #expect(!first.faults.contains { $0.kind == .beyond(.faults) })
    }

    @Test("an unclosed pattern is one fault")
    func unclosedPattern() {
        let (whole, _) = readTwice(`repeat`("let (a, ", 10_000))
        #expect(whole.faults.map(\.kind) == [.unclosed("(")])
    }

    @Test("100,000 properties in a type")
    func manyProperties() {
        let count = 100_000
        let plain = (0..<count).map { "let p\($0): Int\n" }.joined()
        let (whole, annotated) = readTwice("struct A {\n" + plain + "}\n" + provider("B"))
        #expect(whole.types.first?.properties.count == count)
        #expect(fragment(whole) == fragment(annotated))
    }

    @Test("more annotated properties in a type than the prescan has room for")
    func manyAnnotatedProperties() {
        let count = 20_000
        let names = (0..<count).map { "p\($0)" }
        let properties = names.map { "@Received let \($0): Int\n" }.joined()
        let parameters = names.map { "\($0): Int" }.joined(separator: ", ")
        let (whole, annotated) = readTwice(
            "@Instantiable public struct A: Instantiable {\n\(properties)public init(\(parameters)) {}\n}")
        #expect(whole.types.first?.properties.count == count)
        #expect(fragment(whole) == fragment(annotated))
    }

    @Test(
        "odd bytes between declarations",
        arguments: [
            "\u{0}", "\r", "\r\n", "\n\r", "\u{0}\n", "\u{B}", "\u{C}", ";", "/**/\n", "//\r", "// \u{0}\r\n",
        ])
    func separators(_ separator: String) {
        for mark in ["", "\u{FEFF}"] {
            let source = mark + ["A", "B", "C"].map { provider($0, separator) }.joined(separator: separator)
            let (whole, annotated) = readTwice(source)
            #expect(whole.faults.isEmpty)
            #expect(annotated.types.map(\.name) == ["A", "B", "C"])
            #expect(fragment(whole) == fragment(annotated))
        }
    }

    @Test(
        "names beyond ASCII, and words of the language in backticks",
        arguments: [
            "日本語", "Ünïcödé", "Привет", "👍🏽", "👨‍👩‍👧‍👦", "𝒳", "`class`", "`init`", "`Instantiable`", "a\u{301}",
        ])
    func names(_ name: String) {
        let source =
            "@Instantiable public struct \(name): Instantiable { @Received let \(name): \(name)\n"
            + "public init(\(name): \(name)) {} }"
        let (whole, annotated) = readTwice(source)
        #expect(whole.faults.isEmpty)
        #expect(whole.types.map(\.name) == [name])
        #expect(fragment(whole).summary.providers.count == 1)
        #expect(fragment(whole) == fragment(annotated))
    }

    @Test("invalid UTF-8 anywhere in a source")
    func invalidBytes() {
        let source = Array(provider("A", " ").utf8)
        for index in source.indices {
            for bytes: [UInt8] in [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0x80], [0xED, 0xA0, 0x80]] {
                _ = readTwice(source[..<index] + bytes + source[index...])
            }
        }
    }
}

/// Returns the source of a provider.
private func provider(_ name: String, _ separator: String = "\n") -> String {
    "@Instantiable public struct \(name): Instantiable {\(separator)public init() {}\(separator)}"
}

func fragment(_ file: FileDeclarations) -> Fragment { FrontEnd.safeDI.lower(file, "File.swift") }

func readTwice(_ source: String) -> (whole: FileDeclarations, annotated: FileDeclarations) {
    readTwice(Array(source.utf8))
}

func readTwice(_ bytes: [UInt8]) -> (whole: FileDeclarations, annotated: FileDeclarations) {
    var reader = SourceReader(.safeDI)
    // The buffer contains exactly these bytes, so a sanitizer or valgrind detects every read beyond them.
    return bytes.withUnsafeBufferPointer { (reader.read($0), reader.readAnnotated($0)) }
}
