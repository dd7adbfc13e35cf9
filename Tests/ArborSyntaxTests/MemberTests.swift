import ArborModel
import Testing

@Suite("Properties and callables are read")
struct MemberTests {
    @Test("all parts of a property are read")
    func property() {
        let type = readMembers("@A private(set) lazy var b: [String: Int]? = nil { didSet {} }")
        let property = type.properties[0]
        #expect(property.label == "b")
        #expect(property.type == "[String: Int]?")
        #expect(property.keyword == "var")
        #expect(property.attributes.map(\.name) == ["A"])
        #expect(property.modifiers == ["private(set)", "lazy"])
        #expect(property.hasInitialValue && property.hasAccessors)
        #expect(property.range.lineAndColumn == "2:26")
        #expect(property.typeRange?.lineAndColumn == "2:29")
    }

    @Test("each binding is a property, except tuples and _")
    func bindings() {
        let type = readMembers("let a: A, b = B<C, D>(), (c, d) = e, _ = f, g: G")
        #expect(type.properties.map(\.label) == ["a", "b", "g"])
        #expect(type.properties.map(\.type) == ["A", nil, "G"])
        #expect(type.properties.map(\.hasInitialValue) == [false, true, false])
    }

    @Test(
        "a value ends where its expression does",
        arguments: [
            "= 1 +\n 2", "= a\n .b { }\n ?? c", "= a { }\n d: { }", "= a ? b\n : c", "= a\n as? B",
            "= try\n a()",
            "= if a { 1 }\n else { 2 }", "= -a", "= a!", "= \"\"\"\n } \\(\"}\")\n \"\"\"", "= /}/",
            "= #/}/#",
            "= A<\n B,\n C\n>()", "= b\n #if C\n .d()\n #endif", "= \\.a", "= [\n1,\n]", "= .in\n",
            "= a /* \n */ + b", "= { 1 }()", "= #file", "= 'a'", "= try? a", "= b as! C", "= a<b",
            "= a < b > c",
        ])
    func values(_ value: String) {
        let type = readMembers("var first \(value)\nvar last: Int")
        #expect(type.properties.map(\.label) == ["first", "last"])
        #expect(type.properties.map(\.hasAccessors) == [false, false])
    }

    @Test(
        "every form of type is read completely",
        arguments: [
            "Int", "A.B<C, D>.E", "Int?", "Int!", "[Int]", "[A: B]", "[3 of Int]", "()",
            "(Int, in: B, _ c: D)",
            "any P & Q", "some P", "(any P)?", "A.Type", "[A?].Index", "(A) async throws(E) -> (B) -> C",
            "@escaping @Sendable (Int, String...) -> Void", "@convention(c) () -> Void", "~Copyable",
            "`default`",
            "repeat (each T) -> A", "Vector<3, A>", "inout A", "nonisolated(nonsending) () -> A", "<T: P> T",
            "名前",
        ])
    func types(_ text: String) {
        let source = "init(a: \(text), b: Int = 1) {}\nvar c: \(text)\nvar d: Int"
        let type = readMembers(source)
        #expect(read("struct A { \(source) }").faults == [])
        #expect(type.callables[0].parameters.map(\.type) == [text, "Int"])
        #expect(type.properties.map(\.type) == [text, "Int"])
    }

    @Test("all parts of a callable are read")
    func callable() {
        let type = readMembers(
            """
            @A public convenience init?<T>(a: T = .b(c, d), _ e: Int..., for class: @escaping () -> Void)
                async throws where T: P { self.init() }
            static func ==<T>(left: T, right: T) -> Bool { true }
            func open() throws(E) -> Self?
            """)
        let (initializer, equals, open) = (type.callables[0], type.callables[1], type.callables[2])
        #expect(initializer.name == "init" && initializer.isFailable && initializer.generics == "<T>")
        #expect(initializer.isAsync && initializer.isThrowing && initializer.requirements == "where T: P")
        #expect(initializer.parameters.map(\.label) == ["a", "_", "for"])
        #expect(initializer.parameters.map(\.name) == ["a", "e", "class"])
        #expect(initializer.parameters.map(\.type) == ["T", "Int...", "@escaping () -> Void"])
        #expect(initializer.parameters.map(\.hasDefault) == [true, false, false])
        #expect(
            initializer.range.lineAndColumn == "2:23" && initializer.parametersRange.lineAndColumn == "2:31")
        #expect(equals.name == "==" && equals.generics == "<T>" && equals.returns == "Bool")
        #expect(open.name == "open" && open.isThrowing && open.returns == "Self?")
    }

    @Test("the attributes in front of a parameter are its own, and those of its type belong to the type")
    func parameterAttributes() {
        let source = """
            init(@Named("a b") a: A, @ Kit . Named( // c
                "b") @Boxed _ b: @escaping () -> B = { "@C" }, c: C, @D d e: isolated E, @F<G>(h: 1, [I.self]) f: F) {}
            func j(@Named("k") k: @autoclosure () -> K..., @L isolated l: L) {}
            """
        let type = readMembers(source)
        let (initializer, function) = (type.callables[0], type.callables[1])
        #expect(read("struct A { \(source) }").faults == [])
        #expect(
            initializer.parameters.map { $0.attributes.map(\.name) } == [
                ["Named"], ["Kit.Named", "Boxed"], [], ["D"], ["F<G>"],
            ])
        #expect(initializer.parameters.map(\.label) == ["a", "_", "c", "d", "f"])
        #expect(initializer.parameters[0].attributes[0].arguments.map(\.value) == ["\"a b\""])
        #expect(initializer.parameters[1].attributes[0].range.lineAndColumn == "2:26")
        #expect(initializer.parameters[1].type == "@escaping () -> B")
        #expect(initializer.parameters[4].attributes[0].arguments.map(\.value) == ["1", "[I.self]"])
        #expect(function.parameters.map { $0.attributes.map(\.text) } == [["@Named(\"k\")"], ["@L"]])
        #expect(function.parameters.map(\.type) == ["@autoclosure () -> K...", "L"])
    }

    @Test(
        "the contents of a body are skipped",
        arguments: [
            ##""}" + #"}"#"##, "/* } /* } */ } */ // }", #"a.contains(/}"/)"#, "#/}/#", "x / y / z",
            "f(1, /)",
            "\"\"\"\n } \\(g(\"}\" + \"\\(\"}\")\"))\n \"\"\"", "`}`", #""\\" + "\"}""#, "a = b // \"",
            "##\"}\"#\"##",
        ])
    func bodies(_ code: String) {
        let type = readMembers("func a() { \(code)\n}\nfunc b() {}")
        #expect(type.callables.map(\.name) == ["a", "b"])
    }

    @Test("other members are skipped")
    func others() {
        let file = read(
            """
            enum A: Int {
                case b = 1, c, open
                indirect case d(Int, e: String = "}")
                typealias F<T> = G<T>
                subscript(h: Int) -> Int { get { 1 } }
                deinit {}
                #warning("i")
                static #declare(j)
                func k()
            }
            protocol L { associatedtype M: N = O where M.P == Q; var r: Int { get async throws } }
            infix operator <=>: S
            precedencegroup T { higherThan: U }
            macro v<W>(_ x: W) -> Int = #y(z: 1) where W: A, W: B
            print("code"); if a { b } else { c }
            """)
        #expect(file.faults == [])
        #expect(file.types.map(\.callables.count) == [1, 0])
        #expect(file.types[1].properties[0].hasAccessors)
    }
}
