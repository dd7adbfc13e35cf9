import ArborModel
import ArborPlanning
import ArborTestSupport
import Testing

@Suite("Values that are used once")
struct ValueFolderTests {
    /// The statements of the root's initializer.
    private func body(_ types: ProviderDeclaration..., limits: CodeLimits = CodeLimits()) async throws
        -> [String]
    {
        let lines = try await generatedCode(for: types, limits: limits).split(separator: "\n").map(
            String.init)
        let start = try #require(lines.firstIndex { $0.contains("init(") })
        return lines[(start + 1)...].prefix { $0 != "    }" }.map { String($0.dropFirst(8)) }
    }

    @Test("a call takes values in the order of their computation")
    func folds() async throws {
        let body = try await body(
            type("Root", isRoot: true, made("a", "A"), made("b", "B"), made("c", "C")), type("A"),
            type("B", received("a", "A")), type("C"))
        #expect(body == ["let a = A()", "self.init(a: a, b: B(a: a), c: C())"])
    }

    @Test("a value stays a constant if a call takes it before one that is computed earlier")
    func order() async throws {
        let body = try await body(
            type("Root", isRoot: true, made("b", "B"), made("a", "A"), made("x", "X")), type("A"),
            type("B", received("a", "A"), received("x", "X")), type("X"))
        // `b` is computed last and would be evaluated first.
        #expect(body.last == "self.init(b: B(a: a, x: x), a: a, x: x)")
        let turned = try await self.body(
            type("Root", isRoot: true, made("b", "B"), made("c", "C")), type("B", received("c", "C")),
            type("C", made("d", "D")), type("D"))
        #expect(turned.suffix(2) == ["let c = makeC()", "self.init(b: B(c: c), c: c)"])
    }

    @Test("a value that another statement separates from its call stays a constant")
    func separated() async throws {
        let body = try await body(
            type("Root", isRoot: true, made("a", "A"), made("later", "Instantiator<B>"), made("c", "C")),
            type("A"), type("B"), type("C"))
        #expect(
            body == [
                "let a = A()", "let later = Instantiator<B> { B() }", "self.init(a: a, later: later, c: C())",
            ])
    }

    @Test("a value with an annotation stays a constant, because it is converted")
    func annotated() async throws {
        let body = try await body(
            type("Root", isRoot: true, made("p", "any P"), made("a", "A")), type("A"),
            type("One", fulfils: ["P"]))
        #expect(body == ["let p: any P = One()", "self.init(p: p, a: A())"])
    }

    @Test("a value that only one branch takes is computed in each")
    func branches() async throws {
        var here = type("Clock", received("a", "A"))
        here.conditions = ["HERE"]
        var there = type("Clock")
        there.conditions = ["!(HERE)"]
        there.location.path = "There.swift"
        let body = try await body(
            type("Root", isRoot: true, made("page", "Page")),
            type("Page", made("a", "A"), made("clock", "Clock")),
            type("A"), here, there)
        #expect(body.contains("    let a = A()"))
        #expect(body.contains("    let clock = Clock(a: a)"))
    }

    @Test("no more calls are within each other than the limit")
    func depth() async throws {
        func aliases(_ deepest: Int) async throws -> [String] {
            try await body(
                type("Root", isRoot: true, made("a", "A"), made("b", "B"), made("c", "C")), type("A"),
                type("B", received("a", "A")), type("C", received("b", "B")),
                limits: CodeLimits(deepestCall: deepest))
        }
        #expect(
            try await aliases(1) == [
                "let a = A()", "let b = B(a: a)", "let c = C(b: b)", "self.init(a: a, b: b, c: c)",
            ])
        #expect(try await aliases(2).last == "self.init(a: a, b: b, c: C(b: b))")
    }

    @Test(
        "a body whose constants fit isn't divided, and a long call continues on lines with several arguments")
    func long() async throws {
        let count = CodeLimits().longestBody + 1
        let properties = (0..<count).map { made("value\($0)", "T") }
        let body = try await body(
            type("Root", isRoot: true, kind: .struct, dependencies: properties), type("T"))
        #expect(body.first == "self.init(" && body.last == ")")
        #expect(body.allSatisfy { $0.utf8.count <= 102 } && body.count < count / 3)
    }

    @Test("an argument that is too long for a line has lines of its own")
    func longArgument() async throws {
        let name = String(repeating: "aLongName", count: 8)
        let body = try await body(
            type("Root", isRoot: true, made("x", "X"), made("y", "Y")), type("X"),
            type("Y", made(name + "1", "X"), made(name + "2", "X"), received("x", "X")))
        #expect(
            body == [
                "func makeY(x: X) -> Y {", "    Y(", "        \(name)1: X(),", "        \(name)2: X(), x: x",
                "    )", "}", "let x = X()", "self.init(x: x, y: makeY(x: x))",
            ])
    }
}
