import ArborModel
import ArborSyntax
import SafeDIFrontEnd
import Testing

/// The prescan leaves out only irrelevant text: the lowered declarations must be the same with and without it.
@Suite("The prescan")
struct PrescanTests {
    private func lowerings(_ source: String) -> (whole: Fragment, prescanned: Fragment) {
        var reader = SourceReader(.safeDI)
        var source = source
        return source.withUTF8 { bytes in
            let lower = FrontEnd.safeDI.lower
            return (lower(reader.read(bytes), "File.swift"), lower(reader.readAnnotated(bytes), "File.swift"))
        }
    }

    @Test(
        "odd files have the same providers with and without the prescan",
        arguments: [
            "",
            "import A",
            "@Instantiable public struct A: Instantiable { public init() {} }",
            "@Instantiable public struct A: Instantiable { @Received let b: B;@Received let c: C;public init(b: B, c: C) {} }",
            "@Instantiable public struct A: Instantiable { @Received let b: B/* c */\npublic init(b: B) { let x = \"}\" } }",
            "import A // A\nimport B /* B */\n@Instantiable\npublic struct A: Instantiable\n{\n public init() async\nthrows\n{\n}\n}",
            "prefix operator -\n@Instantiable public struct A: Instantiable { static prefix func - (a: A) -> A { a }\npublic init() {} }",
            "#if os(Linux)\nimport A\n#else\nimport B\n#endif\nenum O { @Instantiable public class I: Instantiable { public init() {} } }",
            "let a = foo {\n  class X {}\n}\n@Instantiable extension A: Instantiable { static func other() {}\npublic static func instantiate() -> A { A() } }",
            "enum O { enum Kind {}\n@Instantiable struct A: Instantiable { public init(k: Kind) {}\n@Forwarded let k: Kind } }",
            "extension O { @Instantiable public struct A: Instantiable { public init(i: I) {}\n@Forwarded let i: I } }\nstruct O { enum I {} }",
            "@Instantiable public struct A: Instantiable { public init(i: I) {}\n@Forwarded let i: I }\nstruct P { enum I {} }\nextension A { enum I {} }",
            "@Instantiable public struct A: Instantiable { public init(i: I) {}\n@Forwarded let i: I }\nstruct P {}\nextension P { enum I {} }\nextension  A/* c */ { struct J { enum I {} }\nenum I {} }",
            "@Instantiable public struct A: Instantiable { public init(i: I) {}\n@Forwarded let i: I }\nstruct P {}\nextension /* c */ A { enum I {} }",
            "@Instantiable public struct A: Instantiable { public init(i: I) {}\n@Forwarded let i: I }\nstruct P {}\nextension AA { enum I {} }",
            "struct O { @Instantiable public struct A: Instantiable { public init(i: I) {}\n@Forwarded let i: I } }\nextension O\n.A { enum I {} }",
            "@Instantiable struct `A`: Instantiable { public init() {} }\n@Instantiable struct B: Instantiable { public init() {} }\nstruct P {}",
            "#if X\n@Instantiable public struct A: Instantiable { public init(i: I) {}\n@Forwarded let i: I }\n#endif\nstruct P {}\nextension A { enum I {} }",
            "enum O { typealias Kind = Int\n@Instantiable struct A: Instantiable { public init(k: Kind) {}\n@Forwarded let k: Kind } }",
            "extension A { typealias Kind = [Int: (a: Int) -> Void]\nvar x: Int { 1 } }\n@Instantiable struct A: Instantiable { public init(k: Kind) {}\n@Forwarded let k: Kind }",
            "@Instantiable struct A: Instantiable { public init(k: Kind) {}\n@Forwarded let k: Kind\npublic typealias Kind<T> = Array<T> where T: P }\nstruct B { typealias C = Int }",
            "@Instantiable public class A: Instantiable { private class func instantiate() -> A { A() }\nfileprivate final func instantiate() -> A { A() }\nprivate final class B {} }",
            "@Instantiable\npublic final class : P {}\n@Instantiable\npublic final class :P {}\n@Instantiable extension {}",
            "@Instantiable public struct A: Instantiable { lett x: Int; public init() {} }",
            "@Instantiable public struct A: Instantiable { public init() {} ",
            "\u{FEFF}@Instantiable public struct Ä: Instantiable { @Received let é: É\n@Received let `default`: Ü\npublic init(é: É, `default`: Ü) {} }",
        ])
    func same(source: String) {
        let (whole, prescanned) = lowerings(source)
        #expect(whole == prescanned)
    }

    /// Every type and property of real files is annotated, so members of all kinds occur in annotated types.
    @Test(
        "real files have the same providers with and without the prescan",
        .enabled(if: Corpus.isPresent))
    func corpus() {
        var compared = 0
        Corpus.forEachFile { file, text in
            // The prescan doesn't see every fault: the compiler reports those far from any annotation.
            guard let source = text.annotated else { return }
            let (whole, prescanned) = lowerings(source)
            guard !whole.diagnostics.contains(where: { $0.id == .brokenDeclaration }) else { return }
            compared += 1
            if whole != prescanned { Issue.record("\(file): \(difference(whole, prescanned))") }
        }
        print("compared \(compared) files")
    }

    private func difference(_ whole: Fragment, _ prescanned: Fragment) -> String {
        let left = whole.summary.providers
        let right = prescanned.summary.providers
        for (one, other) in zip(left, right) where one != other { return "\(one)\n\(other)" }
        return
            "\(left.count) and \(right.count) providers, \(whole.summary.imports == prescanned.summary.imports), "
            + "\(whole.diagnostics.count) and \(prescanned.diagnostics.count) faults"
    }
}
