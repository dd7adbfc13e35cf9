import ArborModel
import ArborSyntax
import CPDIFrontEnd

/// The whole processing of one file with composed dependencies: declarations, rules, code and diagram.
struct ComposedPath: ~Copyable {
    private var reader = SourceReader(CompositionReader.vocabulary)

    /// Returns the length of the results.
    mutating func size(of bytes: [UInt8]) async -> Int {
        let file = bytes.withUnsafeBufferPointer { bytes in
            let parts = CompositionReader(CompositionNames())
            return parts.read(bytes, reader.readTypes(bytes), isWhole: false, path: "File.swift")
                ?? parts.read(bytes, reader.read(bytes), isWhole: true, path: "File.swift")
        }
        let program = CompositionProgram([file].compactMap(\.self), CompositionNames())
        let findings = await program.diagnostics(jobs: 1, of: Set(DiagnosticID.composition))
        let code = [false, true].map { program.code(forTests: $0, in: nil).utf8.count }
        let diagram = try? CompositionQuery(program).diagram(below: nil, to: nil)
        return findings.count + code[0] + code[1] + (diagram?.edges.count ?? 0)
    }
}
