import Foundation
import Testing

/// Parses the code blocks that are no whole programs, by the programs that read their languages.
@Suite("The documents' fragments")
struct DocumentSyntaxTests {
    /// Texts around a fragment of Swift that make it whole: none, a type, a list, or a switch.
    private static let frames: [(before: String, after: String)] = [
        ("", ""), ("struct Fragment {\n", "}\n"), ("let fragments = [\n", "]\n"),
        ("switch fragment {\n", ""), ("func fragment() {\n", "}\n"),
    ]

    /// One process of the compiler for each frame parses all fragments that no frame before fits.
    @Test("of Swift are parsed") func swift() async throws {
        var left = DocumentTests.blocks(in: "swift").filter {
            !$0.isProgram && $0.document != Document.registry
        }
        #expect(left.count >= 10)
        var errors = ""
        for frame in Self.frames where !left.isEmpty {
            let scratch = try Scratch()
            let files = try left.indices.map { index in
                try scratch.file(
                    "Block\(index).swift", frame.before + filled(left[index].text) + frame.after)
            }
            let result = try await Command.run(
                Products.swiftc.get(), ["-frontend", "-parse"] + files.map(\.path), in: scratch.folder)
            let faults = result.errors.matches(of: /(?m)^\S+\/Block(\d+)\.swift:(\d+):\d+: error: (.*)$/)
                .filter { !$0.3.contains("not allowed at the top level") }
            #expect(result.status == 0 || !result.errors.isEmpty)
            if frame.before.isEmpty {
                errors = faults.map { "\(left[Int($0.1)!]) + \($0.2): \($0.3)" }.joined(separator: "\n")
            }
            let wrong = Set(faults.compactMap { Int($0.1) })
            left = left.indices.filter(wrong.contains).map { left[$0] }
        }
        #expect(left.isEmpty, "\(left.map(\.description)) can't be parsed:\n\(errors)")
    }

    /// Puts something in place of the code that is left out.
    private func filled(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
            let line = String(part)
            if line.firstMatch(of: /"[^"]*…[^"]*"/) != nil { return line }
            return line.replacing(/([=:(,]) …/) { "\($0.1) _" }.replacing("(…", with: "(_")
                .replacing("…", with: "/* … */")
        }.joined(separator: "\n")
    }

    @Test("of shells are parsed, and name scripts that exist", arguments: DocumentTests.blocks(in: "sh"))
    func shell(_ block: CodeBlock) async throws {
        try await parse(block, by: "bash", ["-n"])
        for path in block.text.matches(of: /(?m)(?:^| )((?:scripts|Examples)\/[\w\/-]+)/) {
            #expect(exists(String(path.1)), "\(block): \(path.1)")
        }
    }

    @Test(
        "of other languages are parsed",
        arguments: DocumentTests.blocks(in: "json", "make", "ninja", "python"))
    func others(_ block: CodeBlock) async throws {
        switch block.language {
        case "json": _ = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
        case "make": try await parse(block, adding: "nothing: ;\n", by: "make", ["-n", "nothing", "-f"])
        case "ninja": try await parse(block, adding: "build nothing: phony\n", by: "ninja", ["-n", "-f"])
        default:
            try await parse(
                block, by: "python3", ["-c", "import ast, sys; ast.parse(open(sys.argv[1]).read())"])
        }
    }

    private func parse(
        _ block: CodeBlock, adding end: String = "", by program: String, _ arguments: [String]
    ) async throws {
        let scratch = try Scratch()
        let file = try scratch.file("block", block.text + end)
        let result = try await Command.run(
            Products.find(program), arguments + [file.path], in: scratch.folder)
        #expect(result.status == 0, "\(block): \(result.output)\(result.errors)")
    }

    /// Each word of a diagram is a word of the graph that it draws.
    @Test("of diagrams name what is in the example", arguments: DocumentTests.blocks(in: "mermaid"))
    func diagrams(_ block: CodeBlock) async throws {
        let folder = try #require(block.folder, "\(block): needs a comment '<!-- in Examples/NAME -->'")
        let sources = Products.package.appending(path: folder)
        let graph = try await Command.output(
            of: Products.arbor, ["graph", sources.path, "--format", "json"], in: sources)
        let known = Set(graph.matches(of: /\w+/).map { $0.output })
        let words = Set(block.text.matches(of: /\w+/).map { $0.output })
        #expect(
            words.subtracting(known).subtracting(["graph", "LR", "TD", "Lazy", "singleton", "any"]) == [])
    }

    @Test("have annotations whose arguments exist", arguments: Document.all)
    func arguments(of document: Document) throws {
        let macros = Products.package.appending(path: "Sources/Arbor/Macros.swift")
        let declared = try String(contentsOf: macros, encoding: .utf8).matches(of: /(\w+):\s/).map { $0.1 }
        let annotations = document.text.matches(
            of: /@(?:Instantiable|Instantiated|Received|Forwarded)\(([^()\[]*(?:\[[^\]]*\])?[^()\[]*)\)/)
        for label in annotations.flatMap({ $0.1.matches(of: /(?:^|,\s*)(\w+):/) }).map(\.1) {
            #expect(
                declared.contains(label) || document.path == Document.registry, "\(document): \(label)")
        }
    }

    @Test("lead to files and headings that exist", arguments: Document.all)
    func links(of document: Document) throws {
        let folder = URL(filePath: "/" + document.path).deletingLastPathComponent()
        for link in document.links {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let path =
                parts[0].isEmpty
                ? document.path
                : String(folder.appending(path: String(parts[0])).standardized.path.dropFirst())
            #expect(exists(path), "\(document): \(link)")
            if parts.count > 1 {
                #expect(Document(path: path).anchors.contains(String(parts[1])), "\(document): \(link)")
            }
        }
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Products.package.appending(path: path).path)
    }
}
