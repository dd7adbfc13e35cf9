import ArborPipeline
import ArborPlanning
import ArborScanner
import Foundation
import Testing

extension CodeLimits {
    /// Limits at which each value is computed in a part of its own, each handed-down value is in a scope, and roots share
    /// their functions.
    static let least = CodeLimits(
        longestBody: 1, deepestCall: 1, mostParameters: 0, mostRepeated: -1)

    /// Limits at which roots share their functions.
    static let shared = CodeLimits(mostRepeated: -1)

    /// Limits at which scopes hold all handed-down values.
    static let noParameters = CodeLimits(mostParameters: 0)
}

extension Scratch {
    /// Generates code as `arbor` does, with other limits for functions.
    ///
    /// - Returns: The generated file.
    func generate(
        from folder: URL, into name: String = "Generated.swift", limits: CodeLimits = CodeLimits(),
        isIsolatedByDefault: Bool = false
    ) async throws -> URL {
        let file = url(name)
        var configuration = Configuration(inputs: SourceInputs(paths: [folder.path]), output: file.path)
        configuration.limits = limits
        if isIsolatedByDefault { configuration.defaultIsolation = .mainActor }
        let outcome = await Pipeline(configuration).generate()
        // A value that is received if available may never be.
        #expect(outcome.diagnostics.filter { $0.id != .neverAvailable }.map(\.message) == [])
        try #require(outcome.status == .fine)
        return file
    }
}
