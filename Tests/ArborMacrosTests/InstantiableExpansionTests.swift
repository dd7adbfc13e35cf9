import Testing

@testable import ArborMacros

@Suite("@Instantiable declares ForwardedProperties")
struct InstantiableExpansionTests {
    /// The type of the typealias; `nil` if there is no typealias.
    func forwarded(_ properties: String, kind: String = "final class") throws -> String? {
        let expansion = try fixed("@Instantiable\npublic \(kind) A: Instantiable {\n\(properties)\n}")
        let prefix = "public typealias ForwardedProperties = "
        let source = try #require(expansion.source)
        guard !source.isEmpty else { return nil }
        #expect(source.hasPrefix(prefix))
        return String(source.dropFirst(prefix.count))
    }

    /// The expansion after the fix-its, which declare the missing initializer.
    func fixed(_ source: String) throws -> Expansion {
        var source = source
        for _ in 0..<5 {
            let expansion = try expansion(of: source)
            guard let fixIt = expansion.diagnostics.lazy.flatMap(\.fixIts).first else {
                #expect(expansion.diagnostics == [])
                return expansion
            }
            source = source.applying(fixIt.changes.map { ($0.range.offsets, $0.newText) })
        }
        throw StillFaulty(source: source)
    }

    struct StillFaulty: Error { var source: String }

    @Test(
        "a type without forwarded properties gets no member",
        arguments: ["", "let a: Int", "@Received let a: A", "@Instantiated let b: B\n@Received let c: C"])
    func none(properties: String) throws {
        #expect(try forwarded(properties) == nil)
    }

    @Test(
        "a single forwarded property gives its type",
        arguments: [
            ("@Forwarded let user: User", "User"),
            ("@Forwarded private let user: any UserProtocol", "any UserProtocol"),
            ("@Forwarded private let done: (Int, String) -> Void", "(Int, String) -> Void"),
            (
                "@Forwarded let done: @MainActor @Sendable () async throws -> Void // told once",
                "@MainActor @Sendable () async throws -> Void"
            ),
            ("@Forwarded let box: Box<[String: Int?]>", "Box<[String: Int?]>"),
            ("@Forwarded let a: Outer.Inner", "Outer.Inner"),
            ("@Forwarded @ObservedObject var user: User", "User"), ("@Forwarded var user: User", "User"),
            ("@Forwarded let user: User!", "User?"),
            ("@Received let a: A\n@Forwarded let user: User\nlet c = 1", "User"),
        ])
    func one(property: String, expected: String) throws {
        #expect(try forwarded(property) == expected)
    }

    @Test("several properties yield a tuple, sorted by label")
    func several() throws {
        let properties = """
            @Forwarded let user: User
            @Received let other: Other
            @Forwarded private let account: Account<Int>
            @Forwarded let done: (Bool) -> Void
            """
        #expect(try forwarded(properties) == "(account: Account<Int>, done: (Bool) -> Void, user: User)")
    }

    @Test("a qualified annotation is recognised", arguments: ["Arbor", "SafeDI"])
    func qualified(module: String) throws {
        #expect(try forwarded("@\(module).Forwarded let user: User") == "User")
    }

    @Test("generic types, structs and actors are supported", arguments: ["struct", "actor", "final class"])
    func kinds(kind: String) throws {
        #expect(try forwarded("@Forwarded let user: User", kind: kind) == "User")
    }

    @Test("a type may follow the last of several names")
    func sharedType() throws {
        #expect(try forwarded("@Forwarded let x, y: Int") == "(x: Int, y: Int)")
        #expect(try forwarded("@Forwarded let x: Int, y: Text") == "(x: Int, y: Text)")
    }

    @Test("a generic parameter keeps its name")
    func generic() throws {
        let source =
            "@Instantiable public struct A<T: P>: Instantiable where T: Q { @Forwarded let value: [T] }"
        #expect(try fixed(source).source == "public typealias ForwardedProperties = [T]")
    }

    @Test("the properties of a nested type are not the outer type's")
    func nested() throws {
        #expect(try forwarded("struct B { @Forwarded let user: User }\n@Received let a: A") == nil)
    }

    @Test("a property in both branches of a condition is a fault, and is reported once")
    func branches() throws {
        let properties = "#if DEBUG\n@Forwarded let a: A\n#else\n@Forwarded public let a: A\n#endif"
        let expansion = try expansion(of: "@Instantiable public struct A: Instantiable {\n\(properties)\n}")
        #expect(expansion.source == "")
        #expect(expansion.diagnostics.count == 2)
        #expect(expansion.diagnostics.allSatisfy { $0.message.contains("'a' is inside '#if'") })
    }

    @Test("an extremely deep type doesn't crash", arguments: ["[", "("])
    func deep(bracket: String) throws {
        let closing = bracket == "[" ? "]" : ")"
        let type = String(repeating: bracket, count: 20_000) + "A" + String(repeating: closing, count: 20_000)
        _ = try expansion(of: "@Instantiable public struct A { @Forwarded let a: \(type)! }")
    }

    @Test("an extension gets no member")
    func extensions() throws {
        let source = """
            @Instantiable
            extension A: Instantiable { public static func instantiate(user: User) -> A { A(user: user) } }
            """
        #expect(try expansion(of: source) == .nothing)
    }
}
