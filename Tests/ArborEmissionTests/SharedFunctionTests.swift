import ArborModel
import ArborPlanning
import ArborTestSupport
import Testing

@Suite("Functions that roots share")
struct SharedFunctionTests {
    /// Roots over one chain of types.
    private func chain(roots: Int, levels: Int) -> [ProviderDeclaration] {
        (0..<roots).map { type("R\($0)", isRoot: true, made("a", "A0")) }
            + (0..<levels).map { type("A\($0)", made("a", "A\($0 + 1)")) } + [type("A\(levels)")]
    }

    @Test("code grows with the roots and the levels, and not with their product")
    func growth() async throws {
        var sizes: [Int] = []
        for count in [100, 200, 400] {
            sizes.append(try await generatedCode(for: chain(roots: count, levels: count)).utf8.count)
        }
        #expect(sizes[2] - sizes[1] < 22 * (sizes[1] - sizes[0]) / 10, "\(sizes)")
    }

    @Test("few repetitions stay in the roots, where they are easiest to read")
    func bound() async throws {
        let code = try await generatedCode(for: chain(roots: 10, levels: 100))
        #expect(!code.contains("SharedFunctions"))
        #expect(code.split(separator: "func makeA0()").count == 11)
    }

    @Test("roots that agree in their isolation share functions with it")
    func isolation() async throws {
        var types = chain(roots: 5, levels: 3)
        types[0].concurrency.type = .attribute("MainActor")
        types[1].concurrency.type = .attribute("MainActor")
        types[2].concurrency.type = .nonisolated
        let code = try await generatedCode(for: types, limits: CodeLimits(mostRepeated: -1))
        #expect(code.contains("private enum SharedFunctions {\n    @MainActor static func makeA0() -> A0 {"))
        #expect(
            code.contains("private enum SharedFunctions_2 {\n    nonisolated static func makeA0() -> A0 {"))
        #expect(code.contains("private enum SharedFunctions_3 {\n    static func makeA0() -> A0 {"))
        #expect(!code.contains("        func make"))
    }

    @Test("a root whose supertypes may isolate it has its own functions")
    func uncertain() async throws {
        var types = chain(roots: 2, levels: 3)
        types[0].concurrency.hasUnreadSupertypes = true
        types[1].concurrency.type = .attribute("Observed")
        let code = try await generatedCode(for: types, limits: CodeLimits(mostRepeated: -1))
        #expect(!code.contains("SharedFunctions"))
    }

    @Test("a root that another root makes has a shared function too")
    func madeRoot() async throws {
        let types = [
            type("App", isRoot: true, made("page", "Page")), type("Page", isRoot: true, made("row", "Row")),
            type("Row", made("cell", "Cell")), type("Cell"),
        ]
        let code = try await generatedCode(for: types, limits: CodeLimits(mostRepeated: -1))
        #expect(code.contains("static func makePage() -> Page {"))
        #expect(code.contains("self.init(page: SharedFunctions.makePage())"))
    }

    @Test("no type and no label has the name of the shared functions")
    func name() async throws {
        let types = [
            type("Root", isRoot: true, made("SharedFunctions", "SharedFunctions")),
            type("SharedFunctions", made("part", "Part")), type("Part"),
        ]
        let code = try await generatedCode(for: types, limits: CodeLimits(mostRepeated: -1))
        #expect(code.contains("private enum SharedFunctions_2 {"))
    }
}
