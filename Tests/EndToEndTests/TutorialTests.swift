import Foundation
import Testing

/// `Documentation/tutorial.md`, followed to the letter in an empty folder next to Arbor's package.
@Suite("The tutorial")
struct TutorialTests {
    private let bundled: BundledPackage

    init() throws { bundled = try BundledPackage(in: Scratch()) }

    @Test("has steps that write files, fail, and succeed")
    func steps() throws {
        let transcripts = try Tutorial().transcripts
        #expect(transcripts.count { $0.fails } == 2)
        #expect(transcripts.count { !$0.fails && !$0.lines.isEmpty } == 5)
        #expect(transcripts.contains { $0.command == "swift test" })
    }

    @Test("each step does what the page says")
    func follow() async throws {
        var folder = bundled.scratch.folder
        for step in try Tutorial().steps {
            switch step {
            case .write(let path, let text):
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            case .run(let transcript) where transcript.command.hasPrefix("cd "):
                folder.append(path: String(transcript.command.dropFirst(3)))
            case .run(let transcript):
                try await expect(transcript, in: folder)
            }
        }
    }

    /// Runs a command with the tool and the macros of the tests' own build.
    private func expect(_ transcript: Tutorial.Transcript, in folder: URL) async throws {
        let result = try await Command.run(
            URL(filePath: "/usr/bin/env"),
            ["ARBOR_TOOL=bundle", "NO_COLOR=1", "sh", "-c", transcript.command + " 2>&1"], in: folder)
        try #require((result.status != 0) == transcript.fails, "\(transcript.command)\n\(result.output)")
        let missing = transcript.missingLine(in: result.output)
        #expect(missing == nil, "\(transcript.command)\n\(result.output)")
        // A program's own output is shown whole.
        if transcript.command == "swift run" {
            #expect(result.output.hasSuffix("\n" + transcript.lines.joined(separator: "\n") + "\n"))
        }
    }
}

extension Tutorial {
    var transcripts: [Transcript] {
        steps.compactMap { if case .run(let transcript) = $0 { transcript } else { nil } }
    }
}

@Suite("A transcript of the tutorial")
struct TranscriptTests {
    private let transcript = Tutorial.Transcript(command: "x", lines: ["a … c … e", "z"])

    @Test("matches lines in order, with others between them")
    func matches() { #expect(transcript.missingLine(in: "y\na 1 c 2 e\ny\nz\n") == nil) }

    @Test(
        "names the first line that is missing",
        arguments: [("a 1 c 2 e", "z"), ("z\na 1 c 2 e", "z"), ("a c e\nz", "a … c … e"), ("", "a … c … e")])
    func misses(_ output: String, _ line: String) {
        #expect(transcript.missingLine(in: output) == line)
    }
}
