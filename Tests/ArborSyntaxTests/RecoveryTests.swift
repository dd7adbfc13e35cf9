import ArborModel
import ArborSyntax
import Testing

/// An unreadable part is one fault at its location, and the rest of the file is read.
@Suite("Unreadable text affects only itself")
struct RecoveryTests {
    @Test(
        "a broken member is one fault, and the others are read",
        arguments: [
            ("@Instantiated c: Box<C>", "3:17 undeclared c: Box<C>"),
            ("@Instantiated letc: C", "3:17 undeclared letc: C"),
            ("private structc {}", "3:3 unexpected private structc {}"),
            ("let c Box<C>", "3:9 unexpected Box<C>"), ("lett c: C", "3:3 unexpected lett c: C"),
            ("init(c C) {}", "3:8 unexpected c C"), ("func f(x Int) {}", "3:10 unexpected x Int"),
            ("let c = foo(1,", "3:14 unclosed ("), ("let c = [1, 2", "3:11 unclosed ["),
            ("init(c: C, d: D {\n  }", "3:7 unclosed ("), ("func f() { g(1, [2) }", "3:19 unclosed ["),
        ])
    func member(_ text: String, _ fault: String) {
        let file = read("struct A {\n  let a: A\n  \(text)\n  let b: B\n}\nstruct Z { let z: Z }")
        #expect(file.faults.map(\.line) == [fault])
        #expect(file.types.map(\.name) == ["A", "Z"])
        #expect(file.types.first?.properties.map(\.label).filter { $0 != "c" } == ["a", "b"])
    }

    @Test(
        "an unclosed construct is a fault at its opening",
        arguments: [
            ("let a = foo(1,\nstruct Z { let z: Z }", "1:12 unclosed ("),
            ("let a = \"\"\"\n b\nstruct Z { let z: Z }", "1:9 unclosed \"\"\""),
            ("/* a\nstruct Z { let z: Z }", "1:1 unclosed /*"),
            ("let a = #/\n b\nstruct Z { let z: Z }", "1:9 unclosed #/"),
            ("struct A {\n  let b: B\nstruct Z { let z: Z }", "1:10 unclosed {"),
            ("#if A\nstruct Z { let z: Z }", "1:1 unclosed #if"),
            ("#if A\nlet a = f(\n#endif\nstruct Z { let z: Z }", "2:10 unclosed ("),
        ])
    func unclosed(_ source: String, _ fault: String) {
        let file = read(source)
        #expect(file.faults.map(\.line) == [fault])
        #expect(file.types.last?.name.hasSuffix("Z") == true)
    }

    @Test(
        "unreadable text for another version of the compiler is not a fault",
        arguments: [
            "#if compiler(>=99)\n  let a: ^^B, ≡ {{{\n#endif",
            "#if swift(>=99)\n  fn a ( \"\n#else\n  let x: X\n#endif",
            "#if compiler(<5)\n  var a: X\n#else\n  lett ( [\n#endif",
            "#if os(Linux) && compiler(>=99)\n  @A b\n#elseif A\n  let x: X\n#endif",
        ])
    func newer(_ text: String) {
        for source in ["struct A {\n\(text)\n  let b: B\n}", "\(text)\nstruct A { let b: B }"] {
            let file = read(source)
            #expect(file.faults == [])
            #expect(file.types.first { $0.name == "A" }?.properties.last?.label == "b")
        }
    }

    @Test("a readable branch for another version of the compiler is read")
    func versions() {
        let type = readMembers(
            "#if compiler(>=99)\nlet a: A\n#endif\n#if compiler(>=98)\n@ @ ((\n#endif\nlet b: B")
        #expect(type.properties.map(\.label) == ["a", "b"])
    }

    @Test("directives on one line have no branch between them, and cause no crash")
    func directivesOnOneLine() {
        #expect(read("#if compiler(>=98) #endif\nstruct A {").faults.count == 1)
        #expect(read("#if swift(>=6) #else\nlet a: (\n#endif").faults.isEmpty)
    }

    @Test("unreadable text in a branch for a platform is a fault")
    func platforms() {
        #expect(read("#if os(Linux)\nstruct A { lett a: A }\n#endif").faults.count == 1)
        #expect(read("#if A // swift(>=6)\nstruct A { lett a: A }\n#endif").faults.count == 1)
        #expect(read("#if A /* compiler(>=6) */\nstruct A { lett a: A }\n#endif").faults.count == 1)
    }

    @Test("the first side of a merge conflict is read, and the marker is one fault")
    func conflicts() {
        let file = read("struct A {\n<<<<<<< HEAD\n  let a: A\n=======\n  let b: B\n>>>>>>> x\n  let c: C\n}")
        #expect(file.faults.map(\.line) == ["2:1 unexpected <<<<<<< HEAD"])
        #expect(file.types[0].properties.map(\.label) == ["a", "c"])
    }

    @Test(
        "the time is proportional to the length of the text",
        arguments: [
            "struct a\n", "struct a(", "+/", "/ ", "#if compiler(>=9)\n(\n#endif\n", "@a(", "let a = [/",
            "lett a: B\n",
            "class final ", "\n/ ", "<<<<<<< \n",
        ])
    func growth(_ text: String) {
        _ = read("struct A { lett a: B\n" + String(repeating: text, count: 30_000))
    }
}
