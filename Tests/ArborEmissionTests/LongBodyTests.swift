import ArborModel
import ArborPlanning
import ArborTestSupport
import Testing

@Suite("Long bodies")
struct LongBodyTests {
    private func code(_ types: [ProviderDeclaration], limits: CodeLimits = CodeLimits(deepestCall: 1))
        async throws -> String
    {
        try await generatedCode(for: types, limits: limits)
    }

    /// A root that creates one type `count` times.
    private func wide(_ count: Int) -> [ProviderDeclaration] {
        let properties = (0..<count).map { made("t\($0)", "T") }
        return [type("Root", isRoot: true, kind: .struct, dependencies: properties), type("T")]
    }

    @Test("a part captures the values it uses and returns those it computes, in their original order")
    func parts() async throws {
        let code = try await code(
            [
                type(
                    "Root", isRoot: true, kind: .struct, made("c", "C"), made("p", "any P"), made("b", "B"),
                    made("later", "Instantiator<D>"), made("a", "A")), type("A"),
                type("B", fulfils: ["P"], received("a", "A")), type("C", received("b", "B")),
                type("D", forwarded("id", "Int"), received("a", "A")),
            ], limits: CodeLimits(longestBody: 2, deepestCall: 1))
        #expect(
            code.hasSuffix(
                """
                extension Root {
                    /// Makes the whole dependency tree.
                    public init() {
                        func part() -> (A) {
                            let a = A()
                            return (a)
                        }
                        let (a) = part()
                        func part_2() -> (B, C) {
                            let b = B(a: a)
                            let c = C(b: b)
                            return (b, c)
                        }
                        let (b, c) = part_2()
                        func part_3() -> (any P, Instantiator<D>) {
                            let p: any P = B(a: a)
                            let later = Instantiator<D> { D(id: $0, a: a) }
                            return (p, later)
                        }
                        let (p, later) = part_3()
                        self.init(c: c, p: p, b: b, later: later, a: a)
                    }
                }

                """))
    }

    @Test("a tuple that is too long for a line continues on further lines")
    func tuples() async throws {
        let code = try await code(wide(60), limits: CodeLimits(longestBody: 40, deepestCall: 1))
        #expect(
            code.contains(
                """
                        let (
                            t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20,
                            t21, t22, t23, t24, t25, t26, t27, t28, t29
                        ) = part()

                """))
        #expect(code.contains("return (\n                t0, t1,"))
        #expect(code.split(separator: "\n").allSatisfy { $0.utf8.count <= 110 })
    }

    @Test("a body of the maximum length stays whole, and one more value makes two parts")
    func threshold() async throws {
        let longest = CodeLimits().longestBody
        #expect(try await !code(wide(longest)).contains("func"))
        let divided = try await code(wide(longest + 1))
        #expect(divided.components(of: "func part") == 3)
        #expect(divided.contains("func part_2() -> ("))
    }

    @Test("the parts of all bodies share names that no label and no type has")
    func names() async throws {
        let code = try await code(
            [
                type("Root", isRoot: true, made("part", "T"), made("a", "A")),
                type("A", made("b", "T"), made("c", "part_2")), type("T"), type("part_2"),
            ], limits: CodeLimits(longestBody: 1, deepestCall: 1))
        #expect(code.components(of: "func part_3() -> ") == 3)
        #expect(code.components(of: "func part_4() -> ") == 3)
        #expect(code.components(of: "func part") == 5)
    }

    @Test("a property of several branches is in no part, and its neighbours are in different parts")
    func branches() async throws {
        var here = type("Clock", received("a", "T"))
        here.conditions = ["HERE"]
        var there = type("Clock")
        there.conditions = ["!(HERE)"]
        there.location.path = "There.swift"
        let code = try await code(
            [
                type(
                    "Root", isRoot: true, made("a", "T"), made("clock", "Clock"), made("b", "B"),
                    made("c", "T")),
                type("T"), type("B", received("clock", "Clock")), here, there,
            ], limits: CodeLimits(longestBody: 3, deepestCall: 1))
        #expect(
            code.contains(
                """
                        let (a) = part()
                #if !(HERE)
                        let clock = Clock()
                #endif
                #if HERE
                        let clock = Clock(a: a)
                #endif
                        func part_2() -> (B, T) {
                            let b = B(clock: clock)

                """))
    }

    @Test("a type hidden by a member of the root is referred to by its alias")
    func hidden() async throws {
        let code = try await code(
            [type("Root", isRoot: true, made("T", "T"), made("u", "U")), type("T"), type("U")],
            limits: CodeLimits(longestBody: 1, deepestCall: 1)
        )
        #expect(code.contains("func part() -> (TopLevelT) {"))
    }
}

extension String {
    fileprivate func components(of separator: String) -> Int { split(separator: separator).count }
}
