import Foundation
import Testing

/// Standard output that takes no text. What was asked for is not there then, so the run fails.
@Suite("Standard output", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
struct StandardOutputTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace(Workspace.sound) }

    private func run(_ command: String) async throws -> Command.Result {
        try await Command.run(
            URL(filePath: "/bin/sh"), ["-c", command.replacing("arbor", with: Products.arbor.path)],
            in: workspace.scratch.folder)
    }

    @Test(
        "a text that can't be printed is a failure",
        arguments: [
            "generate Sources", "graph Sources", "scan Sources", "explain Home Sources", "diagnostics",
            "completions bash", "manual", "--help", "--version", "generate --help",
            "scan --every-declaration Sources",
        ])
    func full(arguments: String) async throws {
        for stream in [">/dev/full", ">&-"] {
            let result = try await run("arbor \(arguments) \(stream)")
            #expect(result.status == 74, "\(arguments) \(stream)")
            #expect(result.errors.contains("error: can't write to standard output: "))
        }
    }

    @Test("what is printed goes into no file that has the number of a closed stream")
    func closed() async throws {
        let result = try await run("arbor generate Sources --output Generated.swift >&- 2>&- <&-")
        #expect(result.status == 0)
        let text = try String(contentsOf: workspace.scratch.url("Generated.swift"), encoding: .utf8)
        #expect(text.hasPrefix("// Written by arbor") && text.hasSuffix("}\n"))
    }

    @Test("a reader that doesn't keep up gets the whole text")
    func slow() async throws {
        // The other end of this pipe returns at once when it is full.
        let script = """
            import os, subprocess, sys, time
            r, w = os.pipe(); os.set_blocking(w, False)
            p = subprocess.Popen(sys.argv[1:], stdout=w); os.close(w); time.sleep(0.5)
            print(len(os.fdopen(r, 'rb').read())); sys.exit(p.wait())
            """
        let whole = try await run("arbor diagnostics --page | wc -c")
        let slow = try await Command.run(
            URL(filePath: "/usr/bin/python3"), ["-c", script, Products.arbor.path, "diagnostics", "--page"],
            in: workspace.scratch.folder)
        #expect(slow.status == 0)
        #expect(slow.output == whole.output)
    }
}
