import ArborModel
import ArborSyntax
import SafeDIFrontEnd
import Testing

/// The checks of one declaration report each fault of the scan, with the same words and location, because both
/// use the same rules.
@Suite("Checks of one declaration")
struct DeclarationCheckTests {
    private func scanned(_ source: String) -> [Diagnostic] {
        var reader = SourceReader(.safeDI)
        return FrontEnd.safeDI.lower(reader.read(source), "File.swift").diagnostics
    }

    private func checked(_ source: String) -> [Diagnostic] {
        var reader = SourceReader(.safeDI)
        return reader.checkInstantiable(source, path: "File.swift").diagnostics
    }

    @Test(
        "report all faults that a scan finds",
        arguments: [
            "@Instantiable public enum E { case a }",
            "@Instantiable public struct S: Instantiable { public init() async {} }",
            "@Instantiable public struct S: Instantiable { @Received let a: A; public init(a: B) {} }",
            "@Instantiable(isRoot: flag) public struct S: Instantiable { public init() {} }",
            "@Instantiable(isRot: true) public struct S: Instantiable { public init() {} }",
            "@Instantiable(fulfillingAdditionalTypes: [A?.self]) public struct S: Instantiable { public init() {} }",
            "@Instantiable public struct S: Instantiable { @Received static let a: A; @Received let b = B(); public init() {} }",
            "@Instantiable public struct S: Instantiable { @Received @Forwarded let a: A; public init() {} }",
            "@Instantiable public struct S: Instantiable { @Instantiated(fulfilledByType: \"[A]\") let a: A; public init() {} }",
            "@Instantiable extension S: Instantiable { public static func make() -> S { S() } }",
            "@Instantiable extension S: Instantiable { public static func instantiate() async -> [S] { [] } }",
            "@Instantiable public struct S: Instantiable { lett a: Int; public init() {} }",
            "@Instantiable public struct S: Instantiable { public init() {}",
            "@Instantiable private struct S: Instantiable { init() {} }",
            "@Instantiable struct S: Instantiable { private init() {} }",
            "@Instantiable extension S: Instantiable { private static func instantiate() -> S { S() } }",
            "@Instantiable public struct S { public init() {} }",
        ])
    func sameFaults(source: String) {
        let faults = scanned(source)
        #expect(!faults.isEmpty)
        let known = checked(source)
        for fault in faults {
            #expect(
                known.contains {
                    $0.id == fault.id && $0.message == fault.message && $0.location == fault.location
                },
                "\(fault.message)")
        }
    }

    @Test(
        "leave the access of declarations to the graph, which knows the modules",
        arguments: [
            "@Instantiable struct S: Instantiable { init() {} }",
            "@Instantiable public struct S: Instantiable { init() {} }",
            "@Instantiable extension S: Instantiable { static func instantiate() -> S { S() } }",
        ])
    func access(source: String) {
        #expect(scanned(source) == [])
        #expect(checked(source) == [])
    }

    @Test(
        "recognise a conformance in any spelling",
        arguments: [
            "Instantiable", "SafeDI.Instantiable", "Arbor.Instantiable", "@retroactive Instantiable",
            "@retroactive SafeDI.Instantiable", "P, Instantiable", "P & Instantiable",
            "@unchecked Sendable, Instantiable", "Arbor::Instantiable", "SafeDI::Instantiable",
        ])
    func conformances(inherited: String) {
        #expect(checked("@Instantiable public final class S: \(inherited) { public init() {} }") == [])
    }

    @Test(
        "accept no other inherited name as the conformance",
        arguments: ["Other.Instantiable", "Instantiables", "I<Instantiable>"])
    func others(inherited: String) {
        let faults = checked("@Instantiable public final class S: \(inherited) { public init() {} }")
        #expect(faults.map(\.id) == [.missingConformance])
    }

    @Test("leave a nested annotated type to its own macro")
    func nested() {
        #expect(
            checked(
                "@Instantiable public struct S: Instantiable { public init() {}; @Instantiable struct T { @Received var a: A } }"
            ) == [])
    }

    @Test(
        "reject text that declares no type",
        arguments: ["", "let a: A", "func f() {}", "}", "import A"])
    func noType(source: String) {
        #expect(checked(source).map(\.id) == [.unsupportedDeclaration])
    }
}
