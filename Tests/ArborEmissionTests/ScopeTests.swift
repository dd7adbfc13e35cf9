import ArborModel
import ArborPlanning
import ArborTestSupport
import Testing

@Suite("Scopes in place of many parameters")
struct ScopeTests {
    /// Levels that each make a value, and below them as many levels that each receive one of these values.
    private func levels(_ count: Int, isDeferred: Bool = false) -> [ProviderDeclaration] {
        let makers = (0..<count).map { level in
            type(
                "A\(level)", isRoot: level == 0, made("v\(level)", "V\(level)"),
                made("next", level + 1 < count ? "A\(level + 1)" : "B0"))
        }
        let receivers = (0..<count).map { level in
            let next = isDeferred ? "Instantiator<B\(level + 1)>" : "B\(level + 1)"
            return type("B\(level)", received("v\(level)", "V\(level)"), made("next", next))
        }
        return makers + receivers + (0..<count).map { type("V\($0)") } + [type("B\(count)")]
    }

    @Test(
        "code grows with the levels, and not with the values that each hands down", arguments: [false, true])
    func growth(isDeferred: Bool) async throws {
        let counts = [100, 200, 400]
        var sizes: [Int] = []
        for count in counts {
            sizes.append(try await generatedCode(for: levels(count, isDeferred: isDeferred)).utf8.count)
        }
        #expect(sizes[2] - sizes[1] < 22 * (sizes[1] - sizes[0]) / 10, "\(sizes)")
    }

    @Test("code grows with the types where several types make the same ones, each with values of its own")
    func diamonds() async throws {
        var sizes: [Int] = []
        for count in [60, 120, 240] {
            let values = (0..<count).map { made("v\($0)", "V\($0)") }
            let owners = ["P", "Q"].map { type($0, dependencies: values + [made("next", "B0")]) }
            let receivers = (0..<count).map { level in
                type("B\(level)", received("v\(level)", "V\(level)"), made("next", "B\(level + 1)"))
            }
            let types =
                [type("Root", isRoot: true, made("p", "P"), made("q", "Q")), type("B\(count)")] + owners
                + receivers + (0..<count).map { type("V\($0)") }
            sizes.append(try await generatedCode(for: types).utf8.count)
        }
        #expect(sizes[2] - sizes[1] < 22 * (sizes[1] - sizes[0]) / 10, "\(sizes)")
    }

    @Test("a function with as many needs as parameters allow receives no scope")
    func bound() async throws {
        let most = CodeLimits().mostParameters
        for count in [most, most + 1] {
            let names = (0..<count).map { "v\($0)" }
            let types = [
                type(
                    "Root", isRoot: true, dependencies: names.map { made($0, "V") } + [made("page", "Page")]),
                type("Page", made("row", "Row")), type("Row", dependencies: names.map { received($0, "V") }),
                type("V"),
            ]
            let code = try await generatedCode(for: types)
            #expect(code.split(separator: "final class Scope").count == (count > most ? 2 : 1))
        }
    }

    @Test("names of the program are not those of scopes")
    func names() async throws {
        let types = [
            type(
                "Root", isRoot: true, made("scope", "Scope"), made("values", "Values"), made("inner", "Page")),
            type("Scope"), type("Values"),
            type("Page", made("row", "Row")),
            type("Row", received("scope", "Scope"), received("values", "Values")),
        ]
        let code = try await generatedCode(for: types, limits: CodeLimits(mostParameters: 0))
        #expect(code.contains("final class Scope_2 {"))
        #expect(code.contains("struct Values_2 {"))
        #expect(code.contains("func makePage(scope_2: Scope_2) -> Page {"))
        #expect(code.contains("scope: scope_2.values_2.scope!"))
    }
}
