import Foundation
import Testing

/// The destination of the generated Swift.
@Suite("Outputs")
struct OutputTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace(Workspace.sound) }

    @Test("a folder that does not exist")
    func missingFolder() async throws {
        let result = try await workspace.arbor("generate", "Sources", "--output", "Made/By/Nobody.swift")
        #expect(
            result.errors == "Made/By/Nobody.swift: error: can't write the file: its folder does not exist "
                + "[unwritable-output]\nMade/By/Nobody.swift: note: help: create the folder first: "
                + "mkdir -p 'Made/By'\n")
        #expect(result.status == 74)
        #expect(!workspace.scratch.holds("Made"))
    }

    @Test("a folder with the path of the output")
    func folder() async throws {
        let result = try await workspace.arbor("generate", "Sources", "--output", "Sources")
        #expect(
            result.errors == "Sources: error: can't write the file: this is a folder [unwritable-output]\n")
        #expect(result.status == 74)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: workspace.scratch.folder.path) == ["Sources"])
    }

    @Test("two outputs are both written or none")
    func allOrNone() async throws {
        let result = try await workspace.arbor(
            "generate", "Sources", "--output", "Generated.swift", "--dot-file-output", "none/tree.dot")
        #expect(result.status == 74)
        #expect(!workspace.scratch.holds("Generated.swift"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: workspace.scratch.folder.path) == ["Sources"])
    }

    @Test("a link stays a link")
    func link() async throws {
        try workspace.scratch.file("Real.swift", "")
        try FileManager.default.createSymbolicLink(
            atPath: workspace.scratch.url("Link.swift").path, withDestinationPath: "Real.swift")
        let result = try await workspace.arbor("generate", "Sources", "--output", "Link.swift")
        #expect(result.status == 0)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: workspace.scratch.url("Link.swift").path) == "Real.swift")
        #expect(
            try String(contentsOf: workspace.scratch.url("Real.swift"), encoding: .utf8).contains(
                "extension App"))
    }

    @Test("an output among the sources isn't a source, so a second run has the same result")
    func amongTheSources() async throws {
        for round in 1...2 {
            let result = try await workspace.arbor(
                "generate", "Sources", "--output", "Sources/Generated.swift")
            #expect(result.status == 0, "round \(round): \(result.errors)")
        }
    }

    @Test(
        "a file with declarations is never overwritten", arguments: ["--output", "--dot-file-output"])
    func source(option: String) async throws {
        let before = try String(contentsOf: workspace.scratch.url("Sources/App.swift"), encoding: .utf8)
        let result = try await workspace.arbor("generate", "Sources", option, "./Sources/App.swift")
        #expect(
            result.errors
                == "./Sources/App.swift: error: this is one of the sources, and would be overwritten "
                + "[unwritable-output]\n./Sources/App.swift: note: help: name another file for this output\n"
        )
        #expect(result.output == "")
        #expect(result.status == 74)
        #expect(try String(contentsOf: workspace.scratch.url("Sources/App.swift"), encoding: .utf8) == before)
    }

    @Test("a device is written to and not replaced")
    func device() async throws {
        let result = try await workspace.arbor("generate", "Sources", "--output", "/dev/null")
        #expect(result.status == 0)
        #expect(
            try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
                == .typeCharacterSpecial)
    }
}
