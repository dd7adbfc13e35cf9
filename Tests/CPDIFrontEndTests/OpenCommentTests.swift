import ArborModel
import ArborSyntax
import Testing

@testable import CPDIFrontEnd

/// Text that is never closed is an error, and hides nothing from the reading that would stop it.
@Suite("Open comments")
struct OpenCommentTests {
    @Test(
        "a type in a comment that is never closed is no crash",
        arguments: [
            "/*\nclass A<Dependencies: ADependencies>{",
            "/* a\nstruct A {\n  let dependencies: Dependencies\n}\n",
            "struct A {}\n/*\nprotocol ADependency { var a: A { get } }",
        ])
    func comment(_ source: String) throws {
        var reader = SourceReader(CompositionReader.vocabulary)
        var source = source
        let file = source.withUTF8 { bytes in
            CompositionReader(CompositionNames()).read(
                bytes, reader.read(bytes), isWhole: true, path: "A.swift")
        }
        #expect(try #require(file).faults.map(\.id) == [.brokenDeclaration])
    }
}
