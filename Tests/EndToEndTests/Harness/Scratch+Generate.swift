import ArborPipeline
import ArborScanner
import Foundation
import Testing

extension Scratch {
    /// Generates code as `arbor` does, but with bodies divided as it divides only long ones.
    ///
    /// - Returns: the file.
    func generate(from folder: URL, longestBody: Int) async throws -> URL {
        let file = url("Generated.swift")
        var configuration = Configuration(inputs: SourceInputs(paths: [folder.path]), output: file.path)
        configuration.longestBody = longestBody
        let outcome = await Pipeline(configuration).generate()
        #expect(outcome.diagnostics.map(\.message) == [])
        try #require(outcome.status == .fine)
        return file
    }
}
