import ArborModel
import ArborSyntax
import Foundation
import Testing

/// Sources that no one writes and tools do: huge, deep, damaged. Each is read to its end in both ways.
@Suite("Extremes")
struct ExtremeTests {
    /// 1 in a plain run; `ARBOR_EXTREMES=10` makes large sources ten times as large: lines of 200 MB.
    private static let scale = Int(ProcessInfo.processInfo.environment["ARBOR_EXTREMES"] ?? "") ?? 1

    private func `repeat`(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test(
        "a line of 20 MB is passed over, and what stands before and after it is read",
        arguments: ["// x", "/* x", "let s = \"x", "let a = [1, ", "func f() { a("])
    func longLine(_ opening: String) {
        let closing = ["// x": "", "/* x": "*/", "let s = \"x": "\"", "let a = [1, ": "1]"][opening] ?? ") }"
        let source =
            provider("A") + "\n" + opening + `repeat`("x1, ", 5_000_000 * Self.scale) + closing + "\n"
            + provider("B")
        let (whole, annotated) = readTwice(source)
        #expect(whole.types.map(\.name) == ["A", "B"])
        #expect(annotated.types.map(\.name) == ["A", "B"])
        #expect(lowering(whole) == lowering(annotated))
    }

    @Test(
        "a million opening brackets",
        arguments: ["{", "(", "[", "func f() {", "struct A { func f() {", "let a = (", "let a = ["])
    func openBrackets(_ opening: String) throws {
        let bracket = String(try #require(opening.last))
        let (whole, annotated) = readTwice(opening + `repeat`(bracket, 1_000_000))
        #expect(lowering(whole).summary.instantiables.isEmpty)
        #expect(annotated.types.filter { !$0.attributes.isEmpty }.isEmpty)
    }

    /// It crashed where tree-sitter counts children in sixteen bits.
    @Test("more is left open at the end than tree-sitter can count", arguments: ["[", "(", "B<", "(b: "])
    func unclosedInType(_ opening: String) {
        for count in [65_500, 65_540, 140_000] {
            let (whole, _) = readTwice("let a: " + `repeat`(opening, count))
            #expect(!whole.faults.isEmpty)
        }
    }

    @Test("types nested 10,000 deep")
    func nestedTypes() {
        let depth = 10_000
        let source = `repeat`("struct A{", depth) + provider("B") + `repeat`("}", depth)
        let (whole, annotated) = readTwice(source)
        #expect(whole.faults.isEmpty)
        #expect(whole.types.count == depth + 1)
        #expect(whole.types.last?.depth == depth)
        #expect(lowering(whole) == lowering(annotated))
    }

    @Test("types nested 10,000 deep that nothing closes")
    func unclosedTypes() {
        let (whole, annotated) = readTwice(`repeat`("struct A{", 10_000) + provider("B"))
        #expect(whole.types.count == 10_001)
        #expect(whole.faults.first?.kind == .missing("}"))
        #expect(lowering(whole) == lowering(annotated))
    }

    @Test("a type with 10,000 suffixes", arguments: ["?", "!", ".B", "[]", ".B<C>?"])
    func suffixes(_ suffix: String) {
        let type = "A" + `repeat`(suffix, 10_000)
        let (whole, annotated) = readTwice(
            "@Instantiable public struct D: Instantiable { @Received let a: \(type)\npublic init(a: \(type)) {} }"
        )
        #expect(lowering(whole) == lowering(annotated))
    }

    @Test("a condition of 10,000 branches")
    func manyBranches() {
        let branches = `repeat`("#elseif B\n", 10_000)
        let (whole, annotated) = readTwice("#if A\n" + branches + provider("C") + "\n#endif\n")
        #expect(whole.types.first?.conditions.first?.hasPrefix("!(A) && !(B) && ") == true)
        #expect(whole.types.first?.conditions.first?.hasSuffix(") && (B)") == true)
        #expect(lowering(whole) == lowering(annotated))
    }

    @Test("100,000 properties in a type")
    func manyProperties() {
        let count = 100_000
        let plain = (0..<count).map { "let p\($0): Int\n" }.joined()
        let (whole, annotated) = readTwice("struct A {\n" + plain + "}\n" + provider("B"))
        #expect(whole.types.first?.properties.count == count)
        #expect(lowering(whole) == lowering(annotated))
    }

    @Test("more annotated properties in a type than the first pass has room for")
    func manyAnnotatedProperties() {
        let count = 20_000
        let names = (0..<count).map { "p\($0)" }
        let properties = names.map { "@Received let \($0): Int\n" }.joined()
        let parameters = names.map { "\($0): Int" }.joined(separator: ", ")
        let (whole, annotated) = readTwice(
            "@Instantiable public struct A: Instantiable {\n\(properties)public init(\(parameters)) {}\n}")
        #expect(whole.types.first?.properties.count == count)
        #expect(lowering(whole) == lowering(annotated))
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
            #expect(lowering(whole) == lowering(annotated))
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
        #expect(lowering(whole).summary.instantiables.count == 1)
        #expect(lowering(whole) == lowering(annotated))
    }

    @Test("bytes that are no UTF-8, anywhere")
    func invalidBytes() {
        let source = Array(provider("A", " ").utf8)
        for place in source.indices {
            for bytes: [UInt8] in [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0x80], [0xED, 0xA0, 0x80]] {
                _ = readTwice(source[..<place] + bytes + source[place...])
            }
        }
    }
}

/// A type that a graph may hold.
private func provider(_ name: String, _ separator: String = "\n") -> String {
    "@Instantiable public struct \(name): Instantiable {\(separator)public init() {}\(separator)}"
}

func lowering(_ file: FileDeclarations) -> Lowering { FrontEnd.instantiable.lower(file, "File.swift") }

func readTwice(_ source: String) -> (whole: FileDeclarations, annotated: FileDeclarations) {
    readTwice(Array(source.utf8))
}

func readTwice(_ bytes: [UInt8]) -> (whole: FileDeclarations, annotated: FileDeclarations) {
    var reader = SourceReader()
    // A copy of just these bytes: a sanitizer or valgrind sees each look beyond them.
    return bytes.withUnsafeBufferPointer { (reader.read($0), reader.readAnnotated($0)) }
}
