import Foundation
import Testing

/// Names that Unicode counts as equal and that have other bytes: `é` as one scalar, and as a letter with an accent. For
/// the compiler they are two identifiers, and for most file systems of Linux two files.
@Suite("Names that differ in their bytes only")
struct NormalFormTests {
    private static let composed = "caf\u{E9}"
    private static let decomposed = "cafe\u{301}"

    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    /// True if the file system keeps the two names apart.
    private static let areTwoFiles: Bool = {
        guard let scratch = try? Scratch(), (try? scratch.file(composed, "")) != nil else { return false }
        return !scratch.holds(decomposed)
    }()

    /// A root with a dependency. Code is generated for no other.
    private static func root(_ name: String) -> String {
        """
        @Instantiable(isRoot: true) public struct \(name): Instantiable {
            public init(part: \(name)Part) {}
            @Instantiated let part: \(name)Part
        }
        @Instantiable public struct \(name)Part: Instantiable { public init() {} }

        """
    }

    @Test("two files that are named together are both read: one was lost", .enabled(if: areTwoFiles))
    func files() async throws {
        try workspace.scratch.file("\(Self.composed).swift", Self.root("One"))
        try workspace.scratch.file("\(Self.decomposed).swift", Self.root("Two"))
        let result = try await workspace.arbor(
            "generate", "\(Self.composed).swift", "\(Self.decomposed).swift")
        #expect(result.output.contains("extension One"))
        #expect(result.output.contains("extension Two"))
    }

    @Test("a cache of one folder isn't used for the other: its result was kept", .enabled(if: areTwoFiles))
    func cachedFolders() async throws {
        try workspace.scratch.file("\(Self.composed)/Root.swift", Self.root("One"))
        try workspace.scratch.file("\(Self.decomposed)/Root.swift", Self.root("Two"))
        for (folder, type) in [(Self.composed, "One"), (Self.decomposed, "Two")] {
            try await Task.sleep(for: .milliseconds(30))
            let result = try await workspace.arbor(
                "generate", folder, "--cache", "cache", "--output", "Code.swift")
            #expect(result.status == 0)
            let code = try String(contentsOf: workspace.scratch.url("Code.swift"), encoding: .utf8)
            #expect(code.contains("extension \(type)"))
        }
    }

    @Test("two types in a cached file and in a summary stay apart: a cached run found a cycle")
    func types() async throws {
        try workspace.scratch.file(
            "Sources/Types.swift",
            """
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(a: \(Self.composed)) {}
                @Instantiated let a: \(Self.composed)
            }
            @Instantiable public struct \(Self.composed): Instantiable {
                public init(b: \(Self.decomposed)) {}
                @Instantiated let b: \(Self.decomposed)
            }
            @Instantiable public struct \(Self.decomposed): Instantiable { public init() {} }
            """)
        try workspace.scratch.file("Sources/Other.swift", Self.root("Other"))
        let clean = try await workspace.arbor("generate", "Sources")
        #expect(clean.status == 0)
        _ = try await workspace.arbor("generate", "Sources", "--cache", "cache", "--output", "Code.swift")
        try workspace.scratch.file("Sources/Other.swift", Self.root("Other") + "// An edit.\n")
        let cached = try await workspace.arbor(
            "generate", "Sources", "--cache", "cache", "--output", "Code.swift")
        #expect(cached.status == 0, "\(cached.errors)")
        let code = try Data(contentsOf: workspace.scratch.url("Code.swift"))
        #expect(code == Data(clean.output.utf8))
        _ = try await workspace.arbor(
            "scan", "Sources", "--module-name", "M", "--output", "module.summary")
        try workspace.scratch.file("Sources/Types.swift", "")
        try workspace.scratch.file("Sources/Other.swift", "")
        let linked = try await workspace.arbor(
            "validate", "Sources", "--dependent-module-info", "module.summary")
        #expect(linked.status == 0, "\(linked.errors)")
    }
}
