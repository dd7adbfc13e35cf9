import ArborModel
import ArborSyntax
import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

/// The head reader finds the declarations that the parser finds, field for field, or it gives up.
@Suite("The head reader")
struct HeadReaderTests {
    @Test(
        "common declarations are read without a tree",
        arguments: [
            "import A\npublic import struct B.C\n@testable import D\n@_spi(E) import F\nimport func G.h; import I",
            "@Instantiable public final class A<B: C>: D, @unchecked Sendable, E<F> where B.G == H, B: I { init() {} }",
            "@Instantiable(isRoot: true, fulfillingAdditionalTypes: [B.self, C<D, E>.self,], f: { $0 },) struct A {}",
            "@ Instantiable @SafeDI.Instantiable(a:, b: [:]) @B.C\n actor A {}\n@Instantiable enum `class`: `let` {}",
            "@Instantiable class A { @Received let b: B = .init(), c: (C) -> D? = { _ in nil }, d: E\n@Received var f = 1 }",
            "@Instantiable class A { @Received private(set) weak var b: B? { didSet { c() } }\n@Received unowned(unsafe) let c: C }",
            "@Instantiable struct A { @Instantiated(fulfilledByType: \"B\\(c)\", erasedToConcreteExistential: true) let b: some B }",
            "@Instantiable struct A { @Forwarded /* a { */ let // b\n b /* c */ : /* d */ [B /* e */ : C] // f\n; public init() {} }",
            "@Instantiable class A { nonisolated public required convenience init?<B>(c: C, _ d: inout D) async throws(E) where B: F {} }",
            "@Instantiable class A { init(@Forwarded a b: B..., c: @escaping (C) throws -> D = { $0 }, isolated e: E, `f` g: G?,) {} }",
            "@Instantiable extension A: B where C == D { public static func instantiate<E>(e: E) rethrows -> A<E> where E: F { A() } }",
            "@Instantiable extension [A]: B { static func instantiate() reasync\n-> [A] { [] } }\nextension C {}",
            "enum A { typealias B<C> = [C] where C: D\nstruct E { public typealias F = G.H\n@Instantiable struct I { init() {} } } }",
            "#if A && os(B)\nimport C\n#elseif D\nimport E\n#else\nimport F\n#endif\n#if G\n#if H\n@Instantiable struct I {}\n#endif\n#endif",
            "@Instantiable struct A {\n#if DEBUG\n@Received let b: B\n#else\n@Received let c: C\n#endif\ninit() {}\n}",
            "@Instantiable public protocol A: B, AnyObject { var c: C { get async throws }\nfunc d(_: D) async throws -> E\ninit() }",
            "@Instantiable struct Ü: Instantiable { @Received(a: \"日本語 👍🏽\") let é: É\r\ninit(é: É) {} }\r\n",
        ])
    func plain(source: String) {
        let found = readSlice(source)
        #expect(found?.plain != nil)
        #expect(found?.plain == found?.parsed)
    }

    @Test(
        "other declarations are left to the parser",
        arguments: [
            "@Instantiable struct A { @Received let (b, c): (B, C) }",
            "@Instantiable struct A { @Received let _: B }",
            "#if A\n@MainActor\n#endif\n@Instantiable struct A {}",
            "@Instantiable protocol A { associatedtype B\nsubscript(_: Int) -> B { get } }",
            "@Instantiable struct A { init(b: B = \"→\") {} }",
            "@Instantiable struct A { init(b: Regex = /b/) {} }",
            "@Instantiable struct A { @Received let b: B =  }",
            "@Instantiable struct A: { init() {} }",
            "@Instantiable struct A { init(b B) {} }",
            "import A.\n@Instantiable struct A {}",
            "#if A\n#else\n#elseif B\n#endif\n@Instantiable struct A {}",
        ])
    func others(source: String) { #expect(readSlice(source).map { $0.plain == nil } ?? true) }

    @Test(
        "the repository's files are read as by the parser",
        arguments: [Vocabulary.safeDI, .withCallables, .allTypes])
    func repository(vocabulary: Vocabulary) {
        let tally = Tally(vocabulary)
        for file in Self.files { tally.addVariants(of: file.text, file.name) }
        print("the head reader read \(tally.plain) of \(tally.parsed) slices")
        #expect(tally.plain * 100 > tally.parsed * 95)
    }

    @Test("sources with changed tokens are read as by the parser, or not at all", arguments: 0..<8)
    func mutations(seed: UInt64) {
        var random = SplitMix(seed: 3_000 + seed)
        let tallies = [Vocabulary.withCallables, .allTypes].map(Tally.init)
        for file in Self.files.shuffled(using: &random).prefix(200) where file.text.utf8.count < 20_000 {
            let source = Array((file.text.annotated?.withProviders ?? file.text).utf8)
            for _ in 0..<5 {
                let mutant = mutated(source, &random)
                for tally in tallies { tally.add(mutant, file.name) }
            }
        }
        for tally in tallies { #expect(tally.plain > 0) }
    }

    @Test("real files are read as by the parser", .enabled(if: Corpus.isPresent))
    func corpus() {
        let tallies = [Vocabulary.safeDI, .withCallables, .allTypes].map(Tally.init)
        Corpus.forEachFile { file, text in
            for tally in tallies { tally.addVariants(of: text, file) }
        }
        for tally in tallies { print("the head reader read \(tally.plain) of \(tally.parsed) slices") }
    }

    /// All Swift files of the package, fixtures among them.
    private static let files: [(name: String, text: String)] = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return ["Tests", "Examples", "Sources"].flatMap { folder in
            let root = package.appending(path: folder)
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
            return names.sorted().filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
                .compactMap { name in
                    (try? String(contentsOf: root.appending(path: name), encoding: .utf8)).map { (name, $0) }
                }
        }
    }()
}

extension Vocabulary {
    fileprivate static let withCallables = Vocabulary(joining: [.safeDI, .bladeLike])
    fileprivate static let allTypes = Vocabulary(
        types: [], properties: [], functions: [], expansions: [], modules: [], readsAllTypes: true)
}

extension String {
    /// The text with an annotation before each function that begins a line.
    fileprivate var withProviders: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.drop { $0 == " " }.hasPrefix("func ") ? "@Provider(lazy: true) " + line : String(line)
        }.joined(separator: "\n")
    }
}

private func readSlice(_ source: String) -> (plain: FileDeclarations?, parsed: FileDeclarations?)? {
    var reader = SourceReader(.withCallables)
    return Array(source.utf8).withUnsafeBufferPointer { reader.readSliceTwice($0) }
}

/// Compares the two readings of slices.
private final class Tally {
    private var reader: SourceReader
    /// The number of slices that the parser read, and of those that the head reader read.
    private(set) var parsed = 0
    private(set) var plain = 0

    init(_ vocabulary: Vocabulary) { reader = SourceReader(vocabulary) }

    /// Adds a text, and the text with annotations.
    func addVariants(of text: String, _ name: String) {
        add(Array(text.utf8), name)
        guard let annotated = text.annotated else { return }
        add(Array(annotated.utf8), name)
        add(Array(annotated.withProviders.utf8), name)
    }

    func add(_ source: [UInt8], _ name: String) {
        guard let found = source.withUnsafeBufferPointer({ reader.readSliceTwice($0) }) else { return }
        if found.parsed != nil { parsed += 1 }
        guard let file = found.plain else { return }
        plain += 1
        if file != found.parsed {
            Issue.record("the readings differ, \(name):\n\(String(decoding: source, as: UTF8.self))")
        }
    }
}
