import ArborModel
import Testing

@Suite("Types are read from text")
struct TypeParserTests {
    @Test(
        "each form of type is read and printed again",
        arguments: [
            "Int", "A.B.C", "Box<Int>", "A<B>.C<D, E>", "Int?", "Int??", "Int!", "[Int]", "[String: [Int]]",
            "()",
            "(Int, label: String)", "any P", "some P", "any A & B", "A & B", "T.Type", "P.Protocol",
            "(Int, String...) async throws -> Bool", "() throws(MyError) -> Void", "@escaping (Int) -> Void",
            "@MainActor @Sendable () -> ()", "inout Int", "~Copyable", "(any P)?", "((Int) -> Void)?",
            "`default`",
            "Erased<(), AnyView>", "Container<URL?>", "repeat each T", "(A) -> (B) -> C",
            "@convention(c) () -> Void",
        ])
    func roundTrip(text: String) {
        #expect(TypeExpression(parsing: text).description == text)
        #expect(!TypeExpression(parsing: text).isUnknown)
    }

    @Test(
        "expressions and odd spellings mean the same type",
        arguments: [
            ("UserService.self", "UserService"), ("(any P).self", "P"), ("( Int )", "Int"),
            ("Optional<Int>", "Int?"),
            ("Array<Int>", "[Int]"), ("Dictionary<A,B>", "[A: B]"), ("Void", "()"), ("B & A", "A & B"),
            ("any P", "P"), ("Int!", "Int?"), ("A /* note */ . B", "A.B"),
            ("@escaping () -> Void", "() -> ()"),
            ("Swift.Optional<Int>", "Int?"), ("Box< Int ,String >", "Box<Int, String>"), ("A & A", "A"),
        ])
    func normal(text: String, expected: String) {
        #expect(TypeExpression(parsing: text).normal == TypeExpression(parsing: expected).normal)
    }

    @Test(
        "text that is no type is unknown",
        arguments: ["", "A B", "Box<", "[A", "A.", "1 + 2", "f(x)", "(A", "A,B"])
    func unknown(text: String) {
        #expect(TypeExpression(parsing: text) == .unknown(text))
    }

    @Test("a type nested too deeply is unknown, not a crash")
    func deep() {
        let text = String(repeating: "[", count: 100_000) + "Int" + String(repeating: "]", count: 100_000)
        #expect(TypeExpression(parsing: text).isUnknown)
    }
}
