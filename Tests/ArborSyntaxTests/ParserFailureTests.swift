import ArborModel
import SafeDIFrontEnd
import Testing

@testable import ArborSyntax

/// A tree-sitter library that rejects the grammar causes a fault in each file, and doesn't crash the process.
@Suite("A parser without a grammar")
struct ParserFailureTests {
    private var reader: SourceReader { SourceReader(.safeDI, Parser(language: nil)) }

    private let text = "@Instantiable struct A: Instantiable { @Received let b: B }\n"

    @Test("each reading reports the fault")
    func faults() {
        var reader = reader
        #expect(reader.read(text).faults.map(\.kind) == [.beyond(.parser)])
        #expect(reader.read(text).types.isEmpty)
        #expect(reader.read(text + "#Expansion(1)\n{").faults.contains { $0.kind == .beyond(.parser) })
        #expect(Array(text.utf8).withUnsafeBufferPointer { reader.readWithLayout($0).layout } == nil)
    }

    /// The head reader needs no grammar.
    @Test("a slice of plain declarations is read, and another one reports the fault")
    func slices() {
        var reader = reader
        func readAnnotated(_ text: String) -> FileDeclarations {
            Array(text.utf8).withUnsafeBufferPointer { reader.readAnnotated($0) }
        }
        #expect(readAnnotated(text).faults.isEmpty)
        #expect(readAnnotated(text).types.map(\.name) == ["A"])
        let unusual = text.replacing("let b: B", with: "let (b, c): (B, C)")
        #expect(readAnnotated(unusual).faults.map(\.kind) == [.beyond(.parser)])
    }

    @Test("the fault becomes an error in a file with annotations")
    func lowering() {
        var reader = reader
        let fragment = FrontEnd.safeDI.lower(reader.read(text), "a.swift")
        #expect(fragment.diagnostics.map(\.id) == [.brokenDeclaration])
        #expect(fragment.diagnostics.first?.message.contains("0.20.7") == true)
    }
}
