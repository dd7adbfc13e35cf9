import Testing

// The place of a parenthesis that is missing. A wrong one is worse than none.
extension CertainFixTests {
    @Test(
        "a parenthesis is added where the parameters end",
        arguments: [
            ("init(log: Log, onError: @escaping (Int) -> Void = { print($0) }", " { self.log = log }"),
            ("init(log: Log, map: (Int) -> Int = { x -> Int in x }", " { self.log = log }"),
            ("init(log: Log, retries: Int = 3", " { self.log = log }"),
            ("init(log: Log) { self.log = log }; func send(_ text: String", " async throws -> Int { 1 }"),
            ("init(log: Log) { self.log = log }; func send(_ text: [String]", " throws {}"),
            ("init(log: Log) { self.log = log }; func send(_ text: String?", " rethrows {}"),
            ("init(log: Log) { self.log = log }; func send(_ text: () async throws -> Int", " {}"),
            ("init(log: Log) { self.log = log }; func send(_ async: Int", " {}"),
            ("init(log: Log) { self.log = log }; func send(x: Int", " -> Int { x }"),
            ("init(log: Log) { self.log = log }; subscript(index: Int", " -> Int { index }"),
        ])
    func parenthesis(before: String, after: String) async throws {
        let fixed = try await fix(client(before + after))
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(fixed.text.contains(before + ")" + after), "\(fixed.text)")
    }

    @Test("no parenthesis is added around an inner one that lacks its end")
    func innerParenthesis() async throws {
        try await expectUntouched(
            client("init(log: Log, onDone: @escaping (Int -> Void = { _ in }) { self.log = log }"))
    }

    @Test(
        "a value that isn't written yet doesn't take the declaration behind it with it",
        arguments: [
            "var count = 0", "func run() {}", "private let name = \"\"", "init(log: Log) { self.log = log }",
            "@available(*, deprecated) func old() {}", "}",
        ])
    func missingValue(next: String) async throws {
        let text = client(
            "@Instantiated let other: Log =\n    \(next)" + (next == "}" ? "extension Log {" : ""))
        let fixed = try await fix(text)
        #expect(fixed.status == 1)
        #expect(fixed.text == text)
        #expect(fixed.errors.contains("App.swift:2:34: error: expected a value after '='"), "\(fixed.errors)")
    }

    private func client(_ members: String) -> String {
        """
        @Instantiable(isRoot: true) struct Client: Instantiable {
            \(members)

            @Instantiated private let log: Log
        }
        @Instantiable struct Log: Instantiable { init() {} }

        """
    }
}
