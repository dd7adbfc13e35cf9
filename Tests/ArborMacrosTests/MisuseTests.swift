import ArborModel
import Testing

@testable import ArborMacros

@Suite("Each misuse of a macro is reported at its location")
struct MisuseTests {
    @Test("diagnostics, fix-its and members", arguments: Misuse.all)
    func reported(misuse: Misuse) { expectExpansion(of: misuse) }

    @Test(
        "the macro of an annotated type checks the type's properties",
        arguments: ["class", "struct", "actor"])
    func checkedByType(kind: String) throws {
        var property = Misuse(
            name: "", macro: .received,
            enclosing: "@Arbor.Instantiable(isRoot: true)\npublic \(kind) A<T>: B where T: C {}",
            source: "@Received @Forwarded var user: User = User()", faults: [])
        expectExpansion(of: property)
        property.enclosing = "public \(kind) A: B {}"
        #expect(property.expansion(at: 0).diagnostics.count == 2)
        property.enclosing = "@Instantiable extension A {}"
        #expect(property.expansion(at: 0).diagnostics.count == 2)
    }

    @Test("the first of two annotations reports")
    func firstAnnotation() {
        let source = "@Received @Forwarded let user: User"
        func diagnostics(attributeAt offset: Int) -> Int {
            var expander = Expander()
            return expander.diagnostics(source, name: "user", attributeAt: offset).count
        }
        #expect(diagnostics(attributeAt: 0) == 1)
        #expect(diagnostics(attributeAt: 10) == 0)
    }

    /// The compiler expands the macro for each variable, and an editor's compiler does so repeatedly.
    @Test(
        "one of several variables reports, whenever the compiler repeats its request",
        arguments: ["@Received var a: A, b: B, c: C", "@Received let (a, b, c): (A, B, C)"])
    func repeatedRequests(source: String) {
        var expander = Expander()
        let reported = "abcabcacb".map { expander.diagnostics(source, name: "\($0)").count }
        #expect(reported == [1, 0, 0, 1, 0, 0, 1, 0, 0])
        let others = (0..<200).map { expander.diagnostics(source + " // \($0)", name: "a").count }
        #expect(others.allSatisfy { $0 == 1 })
    }

    @Test("one variable or function reports each time", arguments: ["var a: A", "func a(b: B, c: C) {}"])
    func repeated(source: String) {
        var expander = Expander()
        #expect("aaa".map { expander.diagnostics("@Received " + source, name: "\($0)").count } == [1, 1, 1])
    }

    @Test("the names of misuses are unique")
    func names() {
        #expect(Set(Misuse.all.map(\.name)).count == Misuse.all.count)
    }
}

extension Expander {
    /// The number of diagnostics of a property in a type without an annotation.
    fileprivate mutating func diagnostics(
        _ source: String, name: String, attributeAt offset: Int = 0
    ) -> [WireDiagnostic] {
        let request = Requests.expand(
            source, type: "ReceivedMacro", role: "peer", enclosing: "struct A {}", attributeOffset: offset,
            discriminator: name)
        guard case .expansion(let expansion) = reply(to: HostRequest(request)) else { return [] }
        return expansion.diagnostics
    }
}
