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
            "@convention(c) () -> Void", "ModA::User", "Foo.ModA::Bar<Swift::Int>", "InlineArray<3, Int>",
            "V< -1>",
            "nonisolated(nonsending) () async -> Void", "@isolated(any) @Sendable () async -> Void",
            "@concurrent () async -> Void", "(any P).Type", "`my type`", "(`a b`: Int, c: D)", "sending T",
            "@ModA::Actor () -> Void", "(ModA::User) -> ModB::User", "((Int, String)) -> Void",
            "(()) -> Void",
            "(Int, (A, B)) -> Void", "(@escaping () -> Void) -> Void", "[((id: Int, name: String)) -> Void]",
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
            ("@Sendable @MainActor () -> Void", "@MainActor @Sendable () -> Void"),
            ("@escaping @MainActor @Sendable () -> Void", "@Sendable @MainActor () -> Void"),
            ("@escaping(Int) -> Void", "(Int) -> Void"), ("[3 of Int]", "InlineArray<3, Int>"),
            ("[0x10 of [2 of Int]]", "InlineArray<16, InlineArray<2, Int>>"), ("V<-1_0>", "V<-10>"),
            ("any P.Type", "P.Type"), ("(any P).Type", "P.Protocol"),
            ("() throws(Never) -> Int", "() -> Int"),
            ("() throws(any Error) -> Int", "() throws -> Int"),
            ("() throws(Swift.Error) -> Int", "() throws -> Int"),
            ("Swift::Optional<Swift::Int>", "Int?"), ("sending B", "B"), ("consuming B", "B"),
            ("__owned B", "B"),
            ("__shared B", "B"), ("borrowing B", "B"), ("isolated B", "B"), ("ModA :: User", "ModA::User"),
            ("Swift.Optional<Int>", "Int?"), ("Box< Int ,String >", "Box<Int, String>"), ("A & A", "A"),
            ("(`in`: Int, to: Int)", "(in: Int, `to`: Int)"), ("(Void) -> Void", "(()) -> ()"),
            ("(((A, B))) -> Void", "((A, B)) -> Void"), ("((A), (B)) -> Void", "(A, B) -> Void"),
        ])
    func normal(text: String, expected: String) {
        #expect(TypeExpression(parsing: text).normal == TypeExpression(parsing: expected).normal)
    }

    @Test(
        "different types have different normal forms",
        arguments: [
            ("inout B", "B"), ("any P.Type", "(any P).Type"), ("(sending B) -> Void", "(B) -> Void"),
            ("(inout B) -> Void", "(B) -> Void"),
            ("() throws(E) -> Void", "() throws -> Void"), ("ModA::User", "ModB::User"),
            ("ModA::User", "User"),
            ("@Sendable () -> Void", "() -> Void"), ("V<1>", "V<-1>"),
            ("@isolated(any) () -> Void", "() -> Void"), ("((A, B)) -> Void", "(A, B) -> Void"),
            ("(()) -> Void", "() -> Void"), ("(@escaping () -> Void) -> Void", "(() -> Void) -> Void"),
        ])
    func apart(text: String, other: String) {
        #expect(TypeExpression(parsing: text).normal != TypeExpression(parsing: other).normal)
    }

    @Test(
        "text that is not a type is unknown",
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
