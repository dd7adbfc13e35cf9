import ArborModel
import ArborSyntax
import SafeDIFrontEnd
import Testing

@Suite("Text that is not Swift")
struct FaultTests {
    @Test(
        "a fault has its location",
        arguments: [
            ("struct A {\n  lett x: Int\n  let y: Int\n}", "2:3 unexpected lett x: Int"),
            ("struct A {\n  let x: Int\n", "1:10 unclosed {"),
            ("struct A {\n#if B\n  let x: Int // c", "1:10 unclosed {"),
            ("func f() {\n  if a {\n  }\n", "1:10 unclosed {"),
            ("struct A {}\n}\nstruct B {}", "2:1 unexpected }"),
            ("struct A {\n  func f(x Int) {}\n}", "2:11 x lacks : before Int"),
        ])
    func location(_ source: String, _ expected: String) {
        #expect(read(source).faults.map(\.line).first == expected)
    }

    @Test("the declarations around a fault are read")
    func around() {
        let file = read("struct A {\n  lett x: Int\n  let y: Int\n}\nstruct B {}")
        #expect(file.types.map(\.name) == ["A", "B"])
        #expect(file.types[0].properties.map(\.label) == ["y"])
    }

    @Test("a byte-order mark counts like in the compiler, and lone carriage returns end lines")
    func locations() {
        #expect(
            read("\u{FEFF}struct A {}\nstruct B {}").types.map(\.keywordRange.lineAndColumn) == [
                "1:4", "2:1",
            ])
        #expect(
            read("//\r struct A {}\r\n struct B {}\r\rstruct C {}").types.map(\.keywordRange.lineAndColumn)
                == [
                    "2:2", "3:2", "5:1",
                ])
        #expect(read("\u{0}struct\u{0}A {}").types.map(\.name) == ["A"])
    }

    @Test(
        "deep and truncated sources are read without a crash",
        arguments: [
            String(repeating: "{", count: 100_000), String(repeating: "struct A {", count: 20_000),
            "func f() { " + String(repeating: "{", count: 100_000),
            "let a: " + String(repeating: "[", count: 20_000),
            "let a = " + String(repeating: "\"\\(", count: 50_000), String(repeating: "/*", count: 100_000),
            String(repeating: "#if A\n", count: 20_000), "let a = \"", "let a = \"\"\"\n", "let a = #\"",
            "/*", "@", "#",
            "let a = " + String(repeating: "b<c, ", count: 20_000), "struct A { let b = /", "`", "", "\u{0}",
        ])
    func extremes(_ source: String) { _ = read(source) }

    @Test("every prefix of a text is read without a crash")
    func truncations() {
        let source = """
            @A(b: [C.self], "d\\(e)") public final class F<G: H>: I where J == K {
                let l: (M, n: [O]) async throws -> P? = { /q/ } { didSet {} }, r = 1 ?? s
                #if T && U
                init?(v w: @escaping X = #"y"#) throws(Z) {}
                #else
                func <<T>(a: Int...) -> some B & C { "\\("d")" }
                #endif
                enum E { case f(g: Int = 1), h = 2 }
            }
            """
        let bytes = Array(source.utf8)
        var reader = SourceReader(.safeDI)
        for count in bytes.indices {
            bytes.prefix(count).withUnsafeBufferPointer { _ = reader.read($0) }
        }
    }
}
