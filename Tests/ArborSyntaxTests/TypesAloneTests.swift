import ArborModel
import ArborSyntax
import Foundation
import Testing

/// A front end without annotations gets all types, as if the whole file were read, but not the functions and initializers
/// in them that no other declaration needs.
@Suite("Types without their functions")
struct TypesAloneTests {
    private static let vocabulary = Vocabulary(
        types: [], properties: [], functions: [], expansions: [], modules: [], readsAllTypes: true)

    private func readings(_ source: String) -> (whole: FileDeclarations, alone: FileDeclarations) {
        var reader = SourceReader(Self.vocabulary)
        var source = source
        return source.withUTF8 { (reader.read($0).withoutFunctions, reader.readTypes($0).withoutFunctions) }
    }

    @Test(
        "odd files have the same types",
        arguments: [
            "", "import A", "struct A {}", "let a = 1\nfunc f() { struct Local {} }\nstruct A { let b: B }",
            "public final class A<B: C & D>: E<B>, F where B.G == H { private(set) var b: [B]? = { nil }()\ninit() {} }",
            "protocol A: B, AnyObject { associatedtype C: D\nvar e: C { get async throws }\nfunc f()\nsubscript(_: Int) -> C { get }\ninit() }",
            "extension A: B where C: D { var e: E { E() }\nfunc f(_ a: A) -> B { B() }\nstatic func g() {}\ninit(a: A) { self.init() } }",
            "enum A { case a, b(Int)\nindirect case c(A)\nstatic let d = 1\nstruct E { @F(1) lazy var g: G = G()\nfunc h() { } } }",
            "#if DEBUG\nimport A\nstruct B { let c: C }\n#else\nstruct B { let d: D }\n#endif\nactor E { nonisolated let f: F }",
            "@MainActor\n@A(b: C.self)\nopen class D: E { weak var f: F?\nunowned(unsafe) let g: G\nclass var h: Int { 1 }\nfileprivate typealias I = J }",
            "struct A { let b = /}/\nlet c = #\"}\"#\nlet (d, e) = f()\nlet g, h: Int }\nstruct I { var j: K { get { K() } set {} } }",
            "struct A { func f(", "struct A { let b: B\n", "struct A { let b c: D }\nstruct E { let f: F }",
            "struct A { #macro(b)\nlet c: C }\nstruct D {\n  deinit {}\n  let e: E }",
            "}\nstruct A { let b: B }",
            "\u{FEFF}struct Ä { let `default`: É }",
            "extension A.B { struct C<D> { let d: D } }\nstruct E: ~Copyable { let f: F }",
        ])
    func same(source: String) {
        let (whole, alone) = readings(source)
        #expect(whole == alone)
    }

    @Test("functions are left out, and those of protocols and extensions are kept")
    func functions() {
        var reader = SourceReader(Self.vocabulary)
        var source =
            "struct A { let b: B\nfunc c() {}\ninit() {} }\nprotocol D { func e() }\nextension A { func f() {} }"
        let types = source.withUTF8 { reader.readTypes($0).types }
        #expect(types.map { $0.callables.map(\.name) } == [[], ["e"], ["f"]])
    }

    @Test("Arbor's own files, and those of a corpus, have the same types")
    func files() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources").path
        var compared = 0
        func compare(_ file: String, _ text: String) {
            let (whole, alone) = readings(text)
            // The skipped functions may have faults, which the compiler reports.
            if !whole.faults.isEmpty { return }
            #expect(whole == alone, "\(file)")
            compared += whole.types.count
        }
        for file in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }).sorted() ?? []
        where file.hasSuffix(".swift") {
            compare(file, try String(contentsOfFile: root + "/" + file, encoding: .utf8))
        }
        Corpus.forEachFile(compare)
        #expect(compared > 1_000)
    }
}

extension FileDeclarations {
    /// The declarations without those that a reading of types may leave out.
    fileprivate var withoutFunctions: FileDeclarations {
        var file = self
        for index in file.types.indices where ![.protocol, .extension].contains(file.types[index].kind) {
            file.types[index].callables = []
        }
        (file.strayAttributes, file.strayFunctions, file.expansions) = ([], [], [])
        (file.conditionalAttributes, file.lostNames) = ([], [])
        return file
    }
}
