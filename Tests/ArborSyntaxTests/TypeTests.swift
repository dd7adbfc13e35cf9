import ArborModel
import Testing

@Suite("Types, extensions and imports are read")
struct TypeTests {
    @Test(
        "the keyword, the name and the location of every kind are read",
        arguments: TypeDeclaration.Kind.allCases)
    func kind(_ kind: TypeDeclaration.Kind) {
        let type = readType("// note\n  public \(kind.rawValue) Name {}")
        #expect(type.kind == kind)
        #expect(type.name == "Name")
        #expect(type.modifiers == ["public"])
        #expect(type.keywordRange.lineAndColumn == "2:10")
        #expect(type.range.lineAndColumn == "2:3")
    }

    @Test("the whole head is kept, without comments")
    func head() {
        let type = readType(
            """
            @A @B(c: 1 /* d */) final class Box<T: P, /* e */ each U>: Base<T>, // f
                @unchecked Sendable where T.X == Int {}
            """)
        #expect(type.generics == "<T: P, each U>")
        #expect(type.inherits == ["Base<T>", "@unchecked Sendable"])
        #expect(type.requirements == "where T.X == Int")
        #expect(type.attributes.map(\.text) == ["@A", "@B(c: 1 )"])
    }

    @Test("a protocol's primary associated types are not generic parameters")
    func primaryAssociatedTypes() { #expect(readType("protocol P<A> {}").generics == "") }

    @Test("nested types follow the enclosing type, and their names are qualified")
    func nested() {
        let types = read("struct A { class B { enum C {} }; actor D {} }\nextension E<F.G>.H { struct I {} }")
            .types
        #expect(types.map(\.name) == ["A", "A.B", "A.B.C", "A.D", "E<F.G>.H", "E<F.G>.H.I"])
        #expect(types.map(\.depth) == [0, 1, 2, 1, 0, 2])
    }

    @Test("types in functions, accessors and closures are ignored")
    func local() {
        let text =
            "struct A { func f() { struct B {} }; var c: Int { struct D {}; return 1 }; let e = { struct F {} } }"
        #expect(read(text).types.map(\.name) == ["A"])
    }

    @Test("an import hasn't the attribute of a declaration that was removed from above it")
    func foreignAttributes() {
        let imports = read(
            "@MainActor\n@available(iOS 17, *)\n@_spi(Testing) public import Blade\nstruct A {}"
        ).imports
        #expect(imports.map(\.attributes) == [["_spi(Testing)", "public"]])
    }

    @Test("imports keep their attributes, kind and path")
    func imports() {
        let found = read("import A\n@testable /* a */ public import struct B . C // c\n@_spi(D) import E")
            .imports
        #expect(
            found.map(\.text) == ["import A", "@testable public import struct B . C", "@_spi(D) import E"])
        #expect(found.map(\.attributes) == [[], ["testable", "public"], ["_spi(D)"]])
        #expect(found.map(\.kind) == [nil, "struct", nil])
        #expect(found.map { String($0.module) } == ["A", "B ", "E"])
    }

    @Test("attributes are read with their arguments")
    func attributes() {
        let type = readType(
            #"@X.Y(fulfilling: [A.self, B<C, D>.self], "a, \(b(",")) )", { $0 }, e: -1) @objc(f:g:) class H {}"#
        )
        #expect(type.attributes.map(\.name) == ["X.Y", "objc"])
        let arguments = type.attributes[0].arguments
        #expect(arguments.map(\.label) == ["fulfilling", nil, nil, "e"])
        #expect(arguments.map(\.value) == ["[A.self, B<C, D>.self]", #""a, \(b(",")) )""#, "{ $0 }", "-1"])
        #expect(arguments[0].range.lineAndColumn == "1:18")
    }

    @Test("a parenthesis after a space does not belong to an attribute")
    func attributeAndTuple() {
        let property = readMembers("@A let b: @Sendable (Int) -> Void").properties[0]
        #expect(property.type == "@Sendable (Int) -> Void")
    }

    @Test("a branch has its condition and the negated conditions of the branches before it")
    func conditions() {
        let types = read(
            """
            #if os(Linux) || A
            struct B {}
            #elseif C // note
            struct D {
                #if E
                let f: Int
                #endif
            }
            #else
            import G
            struct H {}
            #endif
            """)
        #expect(
            types.types.map(\.conditions) == [
                ["os(Linux) || A"], ["!(os(Linux) || A) && (C)"], ["!(os(Linux) || A) && !(C)"],
            ])
        #expect(types.types[1].properties[0].conditions == ["!(os(Linux) || A) && (C)", "E"])
        #expect(types.imports[0].conditions == ["!(os(Linux) || A) && !(C)"])
    }

    @Test("attributes within #if do not count")
    func conditionalAttributes() {
        let type = readType("@a\n#if B\n@c\n#endif\n@d struct E {}")
        #expect(type.attributes.map(\.name) == ["a", "d"])
        #expect(readType("#if A\n@b\n#endif\nstruct C {}").attributes.isEmpty)
    }

    @Test("attributes under a condition at the end of a type don't belong to the next one")
    func danglingAttributes() {
        let file = read("struct A {\n#if B\n@C\n#endif\n}\nstruct D {}")
        #expect(file.types.map { $0.conditionalAttributes.map(\.name) } == [[], []])
        #expect(file.conditionalAttributes.map(\.name) == ["C"])
    }
}
