import Foundation
import Testing

/// The calls and expectations of build scripts that were written for SafeDI.
@Suite("In place of SafeDITool")
struct DropInTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace(Workspace.sound) }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: workspace.scratch.url(path), encoding: .utf8)
    }

    private func imports(_ code: String) -> [Substring] {
        code.split(separator: "\n").filter { $0.hasPrefix("import ") }
    }

    @Test("a file that lists modules to import is read as SafeDITool reads it, and tracked")
    func importedModules() async throws {
        try workspace.scratch.file("modules.csv", "Zeta, Alpha,\nBeta\r\n")
        let arguments = [
            "generate", "Sources", "--additional-imported-modules-file-path", "modules.csv",
            "--additional-imported-modules", "Given", "--output", "Code.swift", "--cache", "cache",
        ]
        for _ in 1...2 {
            let run = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
            #expect(run.status == 0)
            #expect(
                try imports(text("Code.swift")) == [
                    "import Alpha", "import Beta", "import Given", "import Zeta",
                ])
        }
        try workspace.scratch.file("modules.csv", "")
        _ = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
        #expect(try imports(text("Code.swift")) == ["import Given"])
        let missing = try await workspace.arbor(
            "generate", "Sources", "--additional-imported-modules-file-path", "none.csv")
        #expect(missing.errors == "none.csv: error: there is no such file [no-such-path]\n")
        #expect(missing.status == 66)
    }

    @Test("no Swift is printed if only the diagram or the summary is requested")
    func noSwift() async throws {
        let drawing = try await workspace.arbor("generate", "Sources", "--dot-file-output", "graph.dot")
        #expect(drawing.output == "")
        #expect(drawing.errors.hasSuffix("; wrote graph.dot\n"))
        let summary = try await workspace.arbor("generate", "Sources", "--module-info-output", "M.safedi")
        #expect(summary.output == "")
        #expect(summary.errors == "arbor: 2 annotated files of 2; wrote M.safedi\n")
        let linked = try await workspace.arbor("validate", "M.list", "--dependent-module-info", "M.safedi")
        #expect(linked.status == 66)
        try workspace.scratch.file("M.list", "")
        let proof = try await workspace.arbor("validate", "M.list", "--dependent-module-info", "M.safedi")
        #expect(proof.errors == "arbor: 2 types in the tree of App, from 2 annotated files of 2\n")
    }

    @Test("a module without a graph of its own can be summarised, and so can one without sources")
    func partOfAProgram() async throws {
        try workspace.scratch.file(
            "Part/Part.swift",
            """
            @Instantiable public struct Part: Instantiable {
                public init(home: Home) {}
                @Instantiated let inner: Inner
                public init(inner: Inner) {}
            }
            @Instantiable public struct Inner: Instantiable {
                public init(home: Home) {}
                @Received let home: Home
            }
            """)
        let validated = try await workspace.arbor("validate", "Part")
        #expect(validated.status == 1)
        let part = try await workspace.arbor("Part", "--module-info-output", "Part.safedi")
        #expect(part.status == 0, "\(part.errors)")
        try workspace.scratch.file("empty.csv", "")
        let empty = try await workspace.arbor("empty.csv", "--module-info-output", "Empty.safedi")
        #expect(empty.status == 0, "\(empty.errors)")
        try workspace.scratch.file("infos.csv", "Part.safedi,Empty.safedi")
        let whole = try await workspace.arbor(
            "validate", "Sources", "--dependent-module-info-file-path", "infos.csv")
        #expect(whole.errors == "arbor: 2 types in the tree of App, from 3 annotated files of 3\n")
    }

    @Test(
        "options that only SafeDI 2.0 has are reported with an alternative",
        arguments: [
            (["list.csv", "--output-directory", "o"], "'--output-directory' is an option of SafeDI 2.0"),
            (["scan", "--input-sources-file", "f"], "'--input-sources-file' is an option of SafeDI 2.0"),
            (["scan", "--manifest-file=f"], "'--manifest-file' is an option of SafeDI 2.0"),
            (["safedi-v1-to-v2", "--target", "X"], "'safedi-v1-to-v2' is a command of SafeDI 2.0"),
            (["safedi-release-install"], "'safedi-release-install' is a command of SafeDI 1.x"),
        ])
    func secondVersion(_ words: [String], _ message: String) async throws {
        let run = try await Command.run(Products.arbor, words, in: workspace.scratch.folder)
        #expect(run.errors.hasPrefix("arbor: error: " + message))
        #expect(run.status == 64)
    }
}
