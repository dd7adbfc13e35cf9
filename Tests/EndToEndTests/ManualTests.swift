import Foundation
import Testing

/// The manual's whole examples, which begin with an import, are wired, compiled and run.
@Suite("The manual")
struct ManualTests {
    static let examples: [ManualExample] = {
        let manual = Products.package.appending(path: "Documentation/manual.md")
        let text = (try? String(contentsOf: manual, encoding: .utf8)) ?? ""
        let annotations = text.split(separator: "\n## ").first { $0.hasPrefix("The annotations\n") } ?? ""
        return annotations.split(separator: "\n### ").flatMap { section in
            let title = String(section.prefix { $0 != "\n" })
            return section.matches(of: /(?s)```swift\n(import .*?)\n\/\/ ([^\n]*)\n```/).map {
                ManualExample(section: title, source: String($0.1), output: String($0.2))
            }
        }
    }()

    @Test("has examples") func count() { #expect(Self.examples.count >= 6) }

    @Test("an example is wired and prints the documented output", arguments: ManualTests.examples)
    func runs(_ example: ManualExample) async throws {
        let workspace = try Workspace(["Sources/main.swift": example.source])
        let result = try await workspace.arbor(
            "generate", "Sources", "--output", "Generated.swift", "--mock-output", "Mocks.swift", "--quiet")
        #expect(result.errors == "")
        let files = ["Sources/main.swift", "Generated.swift", "Mocks.swift"].map { workspace.scratch.url($0) }
        let program = workspace.scratch.url("program")
        try await Compiler.shared.value.compile(files, into: program, mode: ["-D", "DEBUG"])
        let output = try await Command.output(of: program, [], in: workspace.scratch.folder)
        #expect(output == example.output + "\n")
    }
}

struct ManualExample: Sendable, CustomTestStringConvertible {
    var section: String
    var source: String
    /// The expected output, from the comment in its last line.
    var output: String

    var testDescription: String { section }
}
