import ArborModel
import Testing

@testable import BladeFrontEnd

@Suite("Type aliases in type aliases")
struct AliasExpansionTests {
    private func expand(_ aliases: [(String, String)]) -> [String: String] {
        let written = aliases.map { (TypeExpression(parsing: $0.0), TypeExpression(parsing: $0.1)) }
        let expanded = AliasExpansion(Dictionary(uniqueKeysWithValues: written)).expanded
        return Dictionary(uniqueKeysWithValues: expanded.map { ("\($0)", "\($1)") })
    }

    @Test("an alias means what the aliases in it mean, in any order")
    func nested() {
        let expected = ["A": "Int", "B": "[Int]", "C.D": "(Int, [Int])", "E": "F<(Int, [Int])>"]
        let aliases = [("E", "F<C.D>"), ("C.D", "(A, B)"), ("A", "Int"), ("B", "[A]")]
        #expect(expand(aliases) == expected)
        #expect(expand(aliases.reversed()) == expected)
    }

    @Test("many aliases in a row")
    func chain() {
        let count = 10_000
        let expanded = expand((0..<count).map { ("A\($0)", $0 == 0 ? "Int" : "A\($0 - 1)") })
        #expect(expanded.count == count && Set(expanded.values) == ["Int"])
    }

    @Test("aliases that contain themselves, and those with them, stay names")
    func cycles() {
        #expect(
            expand([("A", "(A, A)"), ("B", "C"), ("C", "[B]"), ("D", "A?"), ("E", "Int")]) == ["E": "Int"])
    }

    @Test("an alias that means an enormous or a deep type stays a name")
    func enormous() {
        let doubled = expand((0..<60).map { ("A\($0)", $0 == 0 ? "Int" : "(A\($0 - 1), A\($0 - 1))") })
        #expect(doubled["A8"]?.contains("A") == false)
        #expect(doubled["A9"] == nil)
        #expect(doubled.values.allSatisfy { $0.utf8.count < 10_000 })
        let deep = expand((0..<1_000).map { ("A\($0)", $0 == 0 ? "Int" : "[A\($0 - 1)]") })
        #expect(deep.values.allSatisfy { $0.utf8.count < 300 })
    }
}
