import ArborModel
import ArborSyntax
import Testing

@testable import CPDIFrontEnd

/// Text that is no Swift is an error or has no effect, and never a crash.
@Suite("Broken text")
struct BrokenTextTests {
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

    @Test("a name that is no UTF-8 is no crash")
    func invalid() async throws {
        var reader = SourceReader(CompositionReader.vocabulary)
        let source =
            Array("typealias ADependencies = B".utf8) + [UInt8](repeating: 0xC9, count: 40)
            + Array("Dependency\n".utf8)
        let file = source.withUnsafeBufferPointer { bytes in
            CompositionReader(CompositionNames()).read(
                bytes, reader.read(bytes), isWhole: true, path: "A.swift")
        }
        let program = CompositionProgram([try #require(file)], CompositionNames())
        let findings = await program.diagnostics(jobs: 1, of: Set(DiagnosticID.composition))
        #expect(findings.isEmpty)
    }
}
