import Foundation
import Testing

/// Paths that differ by case only. A second hard link to a file behaves like the other spelling of its name on a file
/// system that ignores case.
@Suite("Paths that differ by case")
struct PathSpellingTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace(Workspace.sound) }

    /// True if the system tells the two spellings of a name apart.
    private static let isCaseSensitive: Bool = {
        guard let scratch = try? Scratch(), (try? scratch.file("a", "")) != nil else { return false }
        return !scratch.holds("A")
    }()

    /// Gives a file a second spelling.
    private func respell(_ path: String, as other: String) throws {
        if workspace.scratch.holds(other) { return }
        let url = workspace.scratch.url(other)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.linkItem(at: workspace.scratch.url(path), to: url)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: workspace.scratch.url(path), encoding: .utf8)
    }

    @Test("two files are both read", .enabled(if: isCaseSensitive))
    func twoFiles() async throws {
        try workspace.scratch.file(
            "Sources/home.swift", "@Instantiable public struct Other: Instantiable { public init() {} }")
        let scan = try await workspace.arbor("scan", "Sources")
        #expect(scan.output.contains("Home") && scan.output.contains("Other"))
        let spellings = ["Sources/home.swift", "Sources/Home.swift", "Sources/App.swift"]
        for paths in [spellings, spellings.reversed()] {
            try workspace.scratch.file("list", paths.joined(separator: "\n"))
            #expect(try await workspace.arbor("scan", "list").output == scan.output)
        }
    }

    @Test("one file under two spellings is read once, under the first of them")
    func oneFile() async throws {
        let plain = try await workspace.arbor("generate", "Sources")
        try respell("Sources/App.swift", as: "sources/app.swift")
        try respell("Sources/Home.swift", as: "sources/home.swift")
        for inputs in [["Sources", "sources"], ["sources", "Sources"]] {
            let result = try await workspace.arbor("generate", inputs[0], inputs[1])
            #expect(result.status == 0)
            #expect(result.output == plain.output)
            let graph = try await workspace.arbor("graph", inputs[0], inputs[1], "--format", "json")
            #expect(!graph.output.contains("sources/"))
        }
    }

    @Test("two spellings that no longer lead to one file are two files", .enabled(if: isCaseSensitive))
    func separated() async throws {
        try respell("Sources/Home.swift", as: "Sources/home.swift")
        for _ in 1...3 {
            try await Task.sleep(for: .milliseconds(30))
            let result = try await workspace.arbor(
                "generate", "Sources/App.swift", "Sources", "--cache", "cache", "--output", "Code.swift")
            #expect(result.status == 0)
        }
        let home = try text("Sources/Home.swift")
        try FileManager.default.removeItem(at: workspace.scratch.url("Sources/home.swift"))
        try workspace.scratch.file("Sources/home.swift", home)
        let result = try await workspace.arbor(
            "generate", "Sources/App.swift", "Sources", "--cache", "cache", "--output", "Code.swift")
        #expect(result.errors.contains("duplicate-provider"))
    }

    @Test("an output with another spelling of an input's name is another file", .enabled(if: isCaseSensitive))
    func output() async throws {
        let app = try text("Sources/App.swift")
        for _ in 1...2 {
            let result = try await workspace.arbor("generate", "Sources", "--output", "Sources/app.swift")
            #expect(result.status == 0)
            #expect(try text("Sources/app.swift").contains("extension App"))
            #expect(try text("Sources/App.swift") == app)
        }
    }

    @Test("an output with another spelling of an input's name doesn't replace the input")
    func sameOutput() async throws {
        let app = try text("Sources/App.swift")
        try respell("Sources/App.swift", as: "Sources/app.swift")
        for option in ["--output", "--dot-file-output", "--module-info-output"] {
            try workspace.scratch.file("list", "Sources/App.swift\nSources/Home.swift")
            let result = try await workspace.arbor("generate", "list", option, "Sources/app.swift")
            #expect(result.status == 74)
            #expect(result.errors.contains("this is one of the sources"))
            #expect(try text("Sources/App.swift") == app)
        }
    }
}
