import Foundation
import Testing

/// Checks the code blocks and links of all documents.
///
/// - A block of Swift that begins with an import is a program. It is wired, compiled without a warning, and run if it
///   ends with comments: its output.
/// - A block of `console` after a program is what the commands print about it, as `Sources/main.swift`.
/// - A command line with placeholders is a synopsis, and isn't run.
/// - Every other block of Swift is parsed, in whatever makes it whole. `…` stands for code that is left out.
/// - Every command line of `arbor` names a subcommand and options that exist.
///
/// `CodeBlock.mark` describes the comments by which a document changes this.
@Suite("The documents")
struct DocumentTests {
    static let blocks = Document.all.flatMap(\.blocks)
    static func blocks(in languages: String...) -> [CodeBlock] {
        blocks.filter { languages.contains($0.language) }
    }
    static let programs = blocks.filter { $0.isProgram && $0.document != Document.tutorial }

    /// The index of the program that a block of `console` is about.
    static func program(before block: CodeBlock) -> CodeBlock? {
        let earlier = programs.last { $0.document == block.document && $0.line < block.line }
        return block.folder == nil && block.mark != "not run" ? earlier : nil
    }
    /// The programs that a console is about. They may have mistakes, unless they print something.
    static let shown = Set(blocks(in: "console").compactMap { program(before: $0)?.description })

    @Test("are found, with their programs") func count() {
        #expect(Document.all.count >= 18)
        #expect(Self.programs.count >= 10)
        #expect(Self.blocks.count >= 200)
    }

    @Test("have blocks of languages that a test checks only", arguments: Document.all)
    func languages(of document: Document) {
        let known = [
            "console", "diagnostic", "json", "make", "mermaid", "ninja", "python", "sh", "swift", "synopsis",
            "text",
        ]
        for block in document.blocks {
            #expect(known.contains(block.language), "\(block): language '\(block.language)'")
        }
    }

    @Test("have programs that are wired, and print what they say", arguments: programs)
    func runs(_ block: CodeBlock) async throws {
        guard block.output != nil || !Self.shown.contains(block.description) else { return }
        let hasMain = block.text.contains("@main\n")
        let source = hasMain ? "Sources/App.swift" : "Sources/main.swift"
        let workspace = try Workspace([source: block.text])
        let result = try await workspace.arbor(
            "generate", "Sources", "--output", "Generated.swift", "--mock-output", "Mocks.swift", "--quiet")
        #expect(result.errors == "")
        let files = [source, "Generated.swift", "Mocks.swift"].map { workspace.scratch.url($0) }
        let program = workspace.scratch.url("program")
        let mode = hasMain ? ["-parse-as-library"] : []
        try await Compiler.shared.value.compile(files, into: program, mode: ["-D", "DEBUG"] + mode)
        guard let expected = block.output else { return }
        let output = try await Command.output(of: program, [], in: workspace.scratch.folder)
        #expect(output == expected)
    }

    @Test("show what the tool prints", arguments: blocks(in: "console"))
    func prints(_ block: CodeBlock) async throws {
        var sections = block.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard block.mark != "not run", ![Document.registry, Document.tutorial].contains(block.document) else {
            return
        }
        let sources = Self.program(before: block).map { ["Sources/main.swift": $0.text] } ?? [:]
        let workspace = try Workspace(sources)
        let folder = block.folder.map { Products.package.appending(path: $0) } ?? workspace.scratch.folder
        while let command = sections.popFirst() {
            guard command.hasPrefix("$ ") else { continue }
            let expected = sections.prefix { !$0.hasPrefix("$ ") }
            sections = sections.dropFirst(expected.count)
            guard expected.contains(where: { $0 != "" }) else { continue }
            let line =
                "{ "
                + command.dropFirst(2).replacing(
                    "arbor", with: "'\(Products.arbor.path)'", maxReplacements: 1)
                + "; } 2>&1"
            let result = try await Command.run(
                URL(filePath: "/usr/bin/env"), ["TERM=dumb", "bash", "-c", line], in: folder)
            expect(result.output, matches: expected.joined(separator: "\n"), "\(block): \(command)")
        }
    }

    /// Compares an output with a documented one. A line `…` stands for any lines.
    private func expect(_ output: String, matches expected: String, _ comment: String) {
        var rest = output.trimmingCharacters(in: .newlines) + "\n"
        let parts = (expected.trimmingCharacters(in: .newlines) + "\n").split(
            separator: /(?m)^ *…\n/, omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let place =
                index == 0 ? (rest.hasPrefix(part) ? rest.startIndex : nil) : rest.range(of: part)?.lowerBound
            guard part != "" else { continue }
            guard let place else {
                Issue.record("\(comment) prints\n\(output)\nwithout\n\(part)")
                return
            }
            rest = String(rest[place...].dropFirst(part.count))
        }
        #expect(rest == "" || parts.last == "", "\(comment) goes on with\n\(rest)")
    }
}
