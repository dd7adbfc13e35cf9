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
            ("let c Box<C>", "3:8 c lacks : before Box"), ("lett c: C", "3:3 unexpected lett c: C"),
            ("let c [C]", "3:8 c lacks : before ["), ("private var c C = x", "3:16 c lacks : before C"),
            ("init(c C) {}", "3:9 c lacks : before C"), ("func f(x Int) {}", "3:11 x lacks : before Int"),
            ("func f(_ x Int) {}", "3:13 x lacks : before Int"),
            ("init(\n    c: C\n    d: [D]\n  ) {}", "4:9 C lacks , before d"),
            ("init(c: C, d: (D) -> Void e: E) {}", "3:28 Void lacks , before e"),
            ("init(c: [C: D] e: E) {}", "3:17 ] lacks , before e"),
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
        "the indentation shows which brace is never closed, and where it belongs",
        arguments: [
            (
                "struct A {\n  init() {\n    a()\n\n  /// b\n  func b() {\n  }\n}\nstruct Z {}",
                "2:10 unclosed {", "3:8 6:3"
            ),
            ("struct A {\n  func b() {\n  }\nstruct Z {\n}", "1:10 unclosed {", "3:4 4:1"),
            (
                "struct A {\n\tinit(\n\t\tb: B\n\t) {\n\t\tif c {\n\t\t\td()\n\t}\n}", "5:8 unclosed {",
                "6:7 7:2"
            ),
        ])
    func indentation(_ source: String, _ fault: String, _ places: String) throws {
        let found = try #require(read(source).faults.first)
        let closing = try #require(found.closing)
        let place = closing.place
        #expect(found.line == fault)
        #expect("\(place.line):\(place.column) \(closing.next.lineAndColumn)" == places)
    }

    @Test(
        "what follows shows where a bracket is meant to be closed",
        arguments: [
            ("@A(b: [C.self)\nstruct Z {}", "1:14"), ("@A(b: [C.self]\npublic struct Z {}", "1:15"),
            ("@A(b: 1\n@B\nstruct Z {}", "1:8"), ("let a = [1, 2\n\n@A\nstruct Z {}", "1:14"),
            ("struct Z {\n  init(\n    a: A,\n    b: [B]\n  {\n  }\n}", "4:11"),
            ("struct Z {\n  func a(b: B {\n  }\n}", "2:14"), ("let a = f(b\nlet c = 1\nstruct Z {}", "1:12"),
            ("let a = f(1, { b in [b }, 2)\nstruct Z {}", "1:23"),
            ("#if A\nlet a = f(1\n#endif\nstruct Z {}", "2:12"),
        ])
    func bracket(_ source: String, _ place: String) throws {
        let found = try #require(read(source).faults.first)
        let closing = try #require(found.closing)
        #expect(closing.indentation == nil)
        #expect("\(closing.place.line):\(closing.place.column)" == place)
    }

    @Test(
        "no place is named where text is missing, or where the text doesn't show one",
        arguments: [
            "let a = f(1,\nlet b = 2", "let a = f(", "let a = f(1 + g(2)", "let a = [\n1: 2,\n",
            "init(@A\n  b: B,\n  @C c: C",
        ])
    func unknownPlace(_ source: String) { #expect(read(source).faults.first?.closing == nil) }

    @Test(
        "code without indentation, or whose rest is cut off, has no place for the closing brace",
        arguments: [
            "struct A { init() { }\n", "struct A {\n  init() {\n    a", "struct A {\ninit() {\n",
        ])
    func cutOff(_ source: String) { #expect(read(source).faults.first?.closing == nil) }

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
        #expect(file.faults.map(\.line) == ["2:1 conflict <<<<<<< HEAD"])
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
