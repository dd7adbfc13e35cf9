import ArborModel
import ArborSyntax
import Testing

/// A slash divides, is part of an operator's name or opens a regex literal, by the rules of the compiler's lexer. The
/// declarations after it must be read in each case.
@Suite("Slashes and regex literals")
struct SlashTests {
    @Test(
        "the declaration after a value with a slash is read",
        arguments: [
            "[2, 4].map { $0/2 }", "{ $0/$1 }", "{ width/3 }()", "{ /3 }()", "[/1, /2]",
            "scope(1, action: /2)",
            "[/Foo.a(x), /Foo.b { $0 }]", "a </> b", "reduce(1, /)", "z ?? /\"/", "/}{/", "/[(]/", "/\\//",
            "/)/", "split(separator: /,/)", "x.split(/;/)", "try? /^ \"x/", "^/\"/", "a /b\"/",
            "x as? Y ?? /(\")/",
            "\"\\(f(/\"/))}\"", "{ return /}/ }", "a\n    / b", "b/*c*// d", "x! / y!", "(a)/(b)",
            "a[0]/b[1]",
            "f(/a,/b)", "#/}/#", "##/}/#/##", "#\"\"\" \"#", "#\"\"\"#",
        ])
    func value(_ text: String) {
        let source = "let top = \(text)\nstruct A {\n  let a = \(text)\n  let b: B\n}\nstruct C { let d: D }"
        let file = read(source)
        #expect(file.faults == [])
        #expect(file.types.map(\.name) == ["A", "C"])
        #expect(file.types.first?.properties.map(\.label) == ["a", "b"])
    }

    @Test(
        "the declaration after a function with a slash in its name, defaults or body is read",
        arguments: [
            "static func / (a: A, b: A) -> A { a }", "static func /(a: A) { 5/ }",
            "prefix static func ^/ (a: A) {}",
            "func f(a: Regex<Substring> = /}/, b: B = { $0/2 }) {}", "func f() { g(/a/); h = { /x } }",
            "func f() { struct L { static func / (a: L) { \"}\" } } }", "@M(/\"/, x: { $0/2 }) func f() {}",
        ])
    func member(_ text: String) {
        let file = read("struct A {\n  \(text)\n  let b: B\n}\nstruct C { let d: D }")
        #expect(file.faults == [])
        #expect(file.types.map(\.name) == ["A", "C"])
        #expect(file.types.first?.properties.map(\.label) == ["b"])
    }

    @Test("the prescan reads slashes like the parser")
    func prescan() {
        for text in ["{ $0/2 }", "[/1, /2]", "/}\"/", "foo(/,/)", "foo( // c\n /,/ )", "x /* c */ /,/ y"] {
            let source =
                "let top = \(text)\n@Instantiable public struct A: Instantiable { let a = \(text)\n"
                + "@Received let b: B\npublic init(b: B, c: C = \(text)) { \(text) } }"
            let (whole, annotated) = readTwice(Array(source.utf8))
            #expect(fragment(whole) == fragment(annotated))
            #expect(fragment(annotated).summary.providers.count == 1)
        }
    }
}
