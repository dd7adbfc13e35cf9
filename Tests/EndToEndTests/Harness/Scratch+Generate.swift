import ArborPipeline
import ArborScanner
import Foundation
import Testing

extension Scratch {
    /// Generates code as `arbor` does, with another limit for the length of bodies.
    ///
    /// - Returns: The generated file.
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
