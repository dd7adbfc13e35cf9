import Foundation
import Testing

/// A generated file is no source of the next run, so it may stand among the sources.
@Suite("Outputs among the sources")
struct OutputsAmongSourcesTests {
    private static let cases = Fixture.all("Valid") + Fixture.all("Mocks")

    @Test("the second run writes the same bytes as the first", arguments: cases)
    func repeated(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        try scratch.file("note", "")
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        let words =
            [
                "generate", "Input", "--quiet", "--output", "Input/Wiring.swift", "--mock-output",
                "Input/Tests.swift",
            ]
            + fixture.options
        var contents: [[Data?]] = []
        for _ in 0..<2 {
            let result = try await Command.run(Products.arbor, words, in: scratch.folder)
            #expect(result.status == 0, "\(result.errors)")
            contents.append(
                ["Wiring", "Tests"].map {
                    FileManager.default.contents(atPath: scratch.url("Input/\($0).swift").path)
                })
        }
        #expect(contents[0] == contents[1])
    }

    @Test("code for tests that nothing asks for any more is replaced")
    func noLongerAsked() async throws {
        let workspace = try Workspace([
            "Sources/App.swift": """
            import Arbor
            @Instantiable(isRoot: true, generateMock: true)
            public struct App: Instantiable { public init() {} }
            """
        ])
        let words = [
            "generate", "Sources", "--output", "Sources/A.swift", "--mock-output", "Sources/B.swift",
        ]
        #expect(try await Command.run(Products.arbor, words, in: workspace.scratch.folder).status == 0)
        try workspace.scratch.file(
            "Sources/App.swift",
            """
            import Arbor
            @Instantiable(isRoot: true)
            public struct App: Instantiable { public init() {} }
            """)
        for _ in 0..<2 {
            #expect(try await Command.run(Products.arbor, words, in: workspace.scratch.folder).status == 0)
        }
    }
}
