import Testing

@testable import ArborMacros

/// Declarations that nobody writes. The compiler waits for each reply, so none may take long. Each of these
/// once took quadratic time, or might, which is minutes here.
@Suite("No declaration is too long")
struct ExtremeDeclarationTests {
    private static func repeated(_ count: Int, _ separator: String = "", _ unit: (Int) -> String) -> String {
        (0..<count).map(unit).joined(separator: separator)
    }

    private static let head = "@Instantiable struct A {\n"
    private static let shapes: [(name: String, source: String)] = [
        ("bindings", head + "@Received @Forwarded var " + repeated(8_000, ", ") { "a\($0): B = C" } + " }"),
        ("forwarded", head + repeated(8_000) { "@Forwarded let a\($0): B\n" } + "}"),
        ("arguments", "@Instantiable(" + repeated(8_000, ", ") { "isRot\($0): 1" } + ") struct A {}"),
        (
            "initializers",
            head + "@Received let a: B\n" + repeated(8_000) { "init(b\($0): C = 1) {}\n" } + "}"
        ),
        ("words", head + "@Received let a: B\ninit() {" + repeated(30_000) { _ in "(self.b, " } + "} }"),
        (
            "functions",
            "@Instantiable extension A {" + repeated(3_000) { _ in "func instantiate<T>() async -> [B] {}\n" }
                + "}"
        ),
        ("parentheses", head + "@Received var a: " + repeated(100_000) { _ in "(" } + " }"),
        ("comments", repeated(100_000) { _ in "/*" } + head + "}"), ("types", repeated(20_000) { _ in head }),
    ]

    @Test("a long declaration is checked quickly", arguments: shapes.map(\.name))
    func long(name: String) throws {
        let source = try #require(Self.shapes.first { $0.name == name }?.source)
        for macro in [MacroType.instantiable, .received] {
            let misuse = Misuse(name: name, macro: macro, enclosing: source, source: source, faults: [])
            let clock = ContinuousClock()
            let time = clock.measure { _ = misuse.expansion(at: 0) }
            // A debug build takes about a second on a busy core.
            #expect(time < .seconds(20))
        }
    }
}
