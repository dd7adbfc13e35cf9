import Foundation
import Testing

/// Compares the command lines of `arbor` in the documents with its help.
@Suite("The documents' command lines")
struct DocumentCommandTests {
    /// The options by subcommand. The empty one has those of the program itself.
    private static let options = Task {
        let workspace = try Workspace()
        func words(of help: String) -> Set<String> {
            Set(help.matches(of: /(?:^|[^\w-])(--?[a-zA-Z][\w-]*)/).map { String($0.1) })
        }
        let overview = try await workspace.arbor("help").output
        var options = ["": words(of: overview), "help": []]
        let list = overview.split(separator: "SUBCOMMANDS:").last ?? ""
        for line in list.matches(of: /(?m)^  ([a-z]+)\s/) {
            let name = String(line.1)
            options[name] = words(of: try await workspace.arbor("help", name).output)
        }
        return options
    }

    @Test("name subcommands and options that exist", arguments: Document.all)
    func options(in document: Document) async throws {
        let options = try await Self.options.value
        #expect(options.count >= 12)
        let shown = document.blocks.filter {
            ["console", "make", "ninja", "sh", "synopsis"].contains($0.language)
        }
        let spans = document.prose.replacing(/\n */, with: " ").matches(of: /`([^`]+)`/).map { String($0.1) }
            .filter { $0.hasPrefix("arbor ") || $0.hasPrefix("swift package arbor ") }
        for line in shown.flatMap({ commands(in: $0) }) + spans {
            for fault in faults(in: line, options) { Issue.record("\(document): \(fault) in '\(line)'") }
        }
    }

    private func commands(in block: CodeBlock) -> [String] {
        block.text.replacing(/[\\$]\n */, with: "").split(separator: "\n").filter {
            block.language != "console" || $0.hasPrefix("$ ")
        }.map { $0.replacing(/\s#.*/, with: "") }.map(String.init)
    }

    /// What the help doesn't have.
    private func faults(in line: String, _ options: [String: Set<String>]) -> [String] {
        line.matches(of: /(?:^|[\s"\/])arbor"? ([^#|;&>]+(?:<[^>]*>[^#|;&>]*)*)/).flatMap { call in
            var words = call.1.split { " []".contains($0) }
            var subcommand = "generate"
            if let first = words.first, first.wholeMatch(of: /[a-z]+/) != nil {
                subcommand = String(first)
                words.removeFirst()
            }
            guard let known = options[subcommand] else { return ["no subcommand '\(subcommand)'"] }
            let isInPackage = line.contains("swift package ")
            return words.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "=" }) }.filter {
                !known.contains($0) && !options[""]!.contains($0) && !(isInPackage && $0 == "--target")
                    && $0 != "--help"
            }.map { "no option '\($0)' of '\(subcommand)'" }
        }
    }

    /// README shows the message that a mistake in the notes app causes.
    @Test("end with the message that README shows") func mistake() async throws {
        let shown = try #require(DocumentTests.blocks(in: "diagnostic").first { $0.document == "README.md" })
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: Products.package.appending(path: "Examples/Notes/Sources"), to: scratch.url("Sources"))
        let file = scratch.url("Sources/Notes/Workspace.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(
            text.replacing("accountStore: any AccountStore", with: "accounts: any AccountStore").utf8
        ).write(to: file)
        let result = try await Command.run(
            Products.arbor,
            ["validate", "Sources", "--diagnostic-format", "terminal", "--quiet"], in: scratch.folder)
        #expect(result.errors.contains(shown.text), "\(result.errors)")
    }
}
