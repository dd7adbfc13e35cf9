import Foundation
import Testing

/// A user's folder, in which `arbor` runs.
struct Workspace {
    let scratch: Scratch

    /// - Parameter files: The texts by path.
    init(_ files: [String: String] = [:]) throws {
        scratch = try Scratch()
        for (path, text) in files { try scratch.file(path, text) }
    }

    /// A valid graph in two files.
    static let sound = [
        "Sources/App.swift": """
        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(home: Home) { self.home = home }
            @Instantiated let home: Home
        }

        """,
        "Sources/Home.swift": """
        @Instantiable
        public struct Home: Instantiable {
            public init() {}
        }

        """,
    ]

    func arbor(_ arguments: String...) async throws -> Command.Result { try await arbor(arguments) }

    func arbor(_ arguments: [String]) async throws -> Command.Result {
        try await Command.run(Products.arbor, arguments, in: scratch.folder)
    }

    /// Runs `arbor generate`, and expects a failure with exactly these words, without output and without a
    /// file.
    func expectFailure(
        _ arguments: String..., status: Int32, errors: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let output = try scratch.file("Out/Generated.swift", "what was there")
        let before = try files
        let result = try await Command.run(
            Products.arbor, ["generate"] + arguments + ["--output", output.path], in: scratch.folder)
        #expect(result.errors == errors, sourceLocation: sourceLocation)
        #expect(result.status == status, sourceLocation: sourceLocation)
        #expect(result.output == "", sourceLocation: sourceLocation)
        #expect(try files == before, sourceLocation: sourceLocation)
        #expect(
            try String(contentsOf: output, encoding: .utf8) == "what was there",
            sourceLocation: sourceLocation)
    }

    private var files: [String] {
        get throws { try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path).sorted() }
    }
}
