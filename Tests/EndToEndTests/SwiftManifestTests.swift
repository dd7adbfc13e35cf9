import Foundation
import Testing

/// The manifest of SafeDI 2.0's tool, which names the generated files.
@Suite("The manifest of SafeDI's tool")
struct SwiftManifestTests {
    private static let sources = [
        "S/App.swift": """
        import SafeDI

        @Instantiable(isRoot: true)
        struct App: Instantiable {
            init(page: Page) {}
            @Instantiated let page: Page
        }
        """,
        "S/Tool.swift": """
        import SafeDI

        @Instantiable(isRoot: true)
        struct Tool: Instantiable {
            init(page: Page) {}
            @Instantiated let page: Page
        }
        """,
        "S/Page.swift": """
        import SafeDI

        @Instantiable(generateMock: true)
        struct Page: Instantiable { init() {} }
        """,
        "S/Other.swift": """
        import SafeDI

        @Instantiable(generateMock: true)
        struct Other: Instantiable { init() {} }
        """,
    ]

    private static let manifest = """
        {
          "additionalMocksToGenerate" : ["App"],
          "configurationFilePaths" : [],
          "dependencyTreeGeneration" : [
            { "inputFilePath" : "S/App.swift", "outputFilePath" : "App+SafeDI.swift" },
            { "inputFilePath" : "S/Tool.swift", "outputFilePath" : "Tool+SafeDI.swift" }
          ],
          "mockConfigurationOutputFilePath" : "SafeDIMockConfiguration.swift",
          "mockGeneration" : [
            { "inputFilePath" : "S/Page.swift", "outputFilePath" : "Page+SafeDIMock.swift" },
            { "inputFilePath" : "App", "outputFilePath" : "App+SafeDIMock.swift" }
          ]
        }
        """

    private func run(_ manifest: String, _ words: [String] = []) async throws -> (Workspace, Command.Result) {
        let workspace = try Workspace(Self.sources)
        try workspace.scratch.file("manifest.json", manifest)
        let result = try await Command.run(
            Products.arbor, ["generate", "S", "--swift-manifest", "manifest.json"] + words,
            in: workspace.scratch.folder)
        return (workspace, result)
    }

    @Test("names all outputs: the first of each kind has the code, and the others say so")
    func outputs() async throws {
        let (workspace, result) = try await run(Self.manifest)
        #expect(result.status == 0, "\(result.errors)")
        func text(_ name: String) throws -> String {
            try String(contentsOf: workspace.scratch.url(name), encoding: .utf8)
        }
        let code = try text("App+SafeDI.swift")
        #expect(code.contains("extension App {") && code.contains("extension Tool {"))
        #expect(try text("Tool+SafeDI.swift") == "// Written by arbor. The code is in App+SafeDI.swift.\n")
        let mocks = try text("Page+SafeDIMock.swift")
        #expect(mocks.contains("extension Page {") && mocks.contains("extension App {"))
        #expect(!mocks.contains("extension Other {"))
        for name in ["App+SafeDIMock.swift", "SafeDIMockConfiguration.swift"] {
            #expect(try text(name) == "// Written by arbor. The code is in Page+SafeDIMock.swift.\n")
        }
    }

    @Test("names the files of all roots, and no others")
    func roots() async throws {
        let (workspace, result) = try await run(Self.manifest.replacing("S/Tool.swift", with: "S/Page.swift"))
        #expect(result.status == 1)
        #expect(
            result.errors.contains(
                "S/Page.swift: error: the manifest names this file for a root, and it declares none [outdated-manifest]"
            ))
        #expect(
            result.errors.contains(
                "S/Tool.swift: error: this file declares a root, and the manifest doesn't name it [outdated-manifest]"
            ))
        #expect(!FileManager.default.fileExists(atPath: workspace.scratch.url("App+SafeDI.swift").path))
    }

    @Test(
        "is refused if it can't be read",
        arguments: [
            ("{", "no JSON at the byte 1"),
            ("{}", "'dependencyTreeGeneration' is not there, and neither is 'mockGeneration'"),
            (
                #"{"dependencyTreeGeneration": [{"inputFilePath": 1}]}"#,
                "'dependencyTreeGeneration' is not a list of pairs of 'inputFilePath' and 'outputFilePath'"
            ),
            (
                #"{"mockGeneration": [], "additionalMocksToGenerate": [1]}"#,
                "'additionalMocksToGenerate' is not a list of texts"
            ),
            (
                #"{"mockGeneration": [], "mockConfigurationOutputFilePath": 1}"#,
                "'mockConfigurationOutputFilePath' is not a text"
            ),
        ])
    func faults(manifest: String, fault: String) async throws {
        let (_, result) = try await run(manifest)
        #expect(result.status == 64)
        #expect(
            result.errors.contains("The manifest 'manifest.json' is invalid: \(fault)"), "\(result.errors)")
    }

    @Test("names types that exist")
    func unknownType() async throws {
        let (_, result) = try await run(Self.manifest.replacing(#"["App"]"#, with: #"["Ap"]"#))
        #expect(
            result.errors.contains(
                "manifest.json: error: no annotated type is called 'Ap' [invalid-argument]"))
    }

    @Test("names the outputs, so no option does")
    func options() async throws {
        let (_, result) = try await run(Self.manifest, ["-o", "W.swift"])
        #expect(result.status == 64)
        #expect(result.errors.contains("'--output' and '--swift-manifest' exclude each other"))
    }
}
