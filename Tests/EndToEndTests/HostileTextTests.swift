import ArborModel
import ArborReporting
import Foundation
import Testing

/// Hostile texts in every format, read by the format's own parser.
@Suite("Hostile texts")
struct HostileTextTests {
    private let workspace: Workspace
    private static let texts = HostileText.some(300, seed: 13)

    init() throws { workspace = try Workspace() }

    private struct NoSource: SourceLines {
        func line(around position: SourcePosition, in path: String) -> SourceLine? { nil }
    }

    private func report(_ format: DiagnosticFormat, _ text: String) -> String {
        let diagnostic = Diagnostic(
            .invalidArgument, text, about: [], at: ArborModel.SourceLocation(path: text),
            path: [Diagnostic.Note(text)], help: text)
        return DiagnosticReport(format, version: "1", source: NoSource())
            .text(of: [diagnostic])
    }

    @Test("Graphviz shows each name as a text, and draws nothing else")
    func dot() async throws {
        let names = Self.texts
        let diagram = GraphDiagram(
            nodes: names.enumerated().map {
                .init(name: $1, module: $0 % 3 == 0 ? $1 : nil, kind: .class)
            },
            edges: names.indices.dropLast().map {
                .init(from: $0, to: $0 + 1, label: names[$0], type: "", isLazy: false)
            })
        try workspace.scratch.file("names.dot", diagram.text(as: .dot))
        let shown = names.flatMap { name in
            // One for the node and one for an edge; a third for a box.
            [name.visible, name.visible]
        }
        let expected =
            (shown.dropLast() + names.enumerated().filter { $0.offset % 3 == 0 }.map(\.element.visible))
            .sorted()
        try workspace.scratch.file("expected.json", try JSONEncoder().encode(expected))
        #expect(try await run("dot", "-Tsvg", "names.dot", "-o", "names.svg") == "")
        let output = try await python(
            """
            import json, xml.etree.ElementTree as tree
            root = tree.parse("names.svg").getroot()
            kinds = {node.tag.split("}")[1] for node in root.iter()}
            assert kinds <= {"svg", "g", "title", "polygon", "path", "text"}, kinds
            texts = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
            plain = lambda text: " ".join(text.replace("\\u00a0", " ").split())
            wanted = json.load(open("expected.json", encoding="utf-8"))
            assert sorted(map(plain, texts)) == sorted(map(plain, wanted)), set(map(plain, texts)) ^ set(map(plain, wanted))
            """)
        #expect(output == "")
    }

    /// No parser of Mermaid runs without a browser, so this reads its rules naively: between quotes there is nothing but
    /// entities and characters that mean themselves.
    @Test("Mermaid's signs are entities, which stand for the names")
    func mermaid() throws {
        let names = Self.texts
        let diagram = GraphDiagram(
            nodes: names.map { .init(name: $0, kind: .class) },
            edges: names.indices.dropLast().map {
                .init(from: $0, to: $0 + 1, label: names[$0], type: "", isLazy: false)
            })
        let text = diagram.text(as: .mermaid).unicodeScalars
        let strings = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        #expect(strings.map(decoded) == names.map(\.visible) + names.dropLast().map(\.visible))
        #expect(text.count { $0 == "\n" } == 2 * names.count)
    }

    private func decoded(_ text: String) -> String? {
        var result = ""
        var rest = text[...].unicodeScalars
        while let scalar = rest.popFirst() {
            if scalar != "#" {
                if "\"<>&`\\%$¶\u{FB02}".unicodeScalars.contains(scalar) { return nil }
                if scalar == ":", let next = rest.first, next != " " { return nil }
                result.unicodeScalars.append(scalar)
                continue
            }
            guard let end = rest.firstIndex(of: ";") else { return nil }
            let name = String(rest[..<end])
            let named: [String: Unicode.Scalar] = ["quot": "\"", "lt": "<", "gt": ">", "amp": "&"]
            guard let meant = named[name] ?? UInt32(name).flatMap(Unicode.Scalar.init) else { return nil }
            result.unicodeScalars.append(meant)
            rest = rest[rest.index(after: end)...]
        }
        return result
    }

    @Test("Python reads every text of JSON and SARIF as it was")
    func json() async throws {
        let lines = Self.texts.map { report(.json, $0) }.joined()
        try workspace.scratch.file("lines.json", lines)
        try workspace.scratch.file(
            "sarif.json", "[" + Self.texts.map { report(.sarif, $0) }.joined(separator: ",") + "]")
        try workspace.scratch.file("texts", Data(Self.texts.joined(separator: "\u{0}\u{0}\u{0}").utf8))
        #expect(lines.unicodeScalars.allSatisfy { $0 == "\n" || $0.isHarmless })
        let output = try await python(
            """
            import json, re
            texts = open("texts", encoding="utf-8", newline="").read().split("\\0\\0\\0")
            lines = open("lines.json", encoding="utf-8", newline="").read().split("\\n")
            assert lines.pop() == "" and len(lines) == len(texts)
            for text, line in zip(texts, lines):
                found = json.loads(line)
                assert found["message"] == found["path"] == found["help"] == text, (text, found)
            for text, found in zip(texts, json.load(open("sarif.json", encoding="utf-8"))):
                message = found["runs"][0]["results"][0]["message"]["text"]
                assert not re.search(r"(?<!\\\\)\\]\\(", message), message
                if "](" not in text: assert message == text + "\\nhelp: " + text, (text, message)
            """)
        #expect(output == "")
    }

    @Test("a plain report and a GitHub command have the lines that they shall have")
    func lines() {
        for text in Self.texts {
            for (format, count) in [(DiagnosticFormat.plain, 3), (.terminal, 3), (.github, 1)] {
                let lines = report(format, text).unicodeScalars.split(separator: "\n")
                #expect(lines.count == count, "\(format): \(text.debugDescription)")
                #expect(lines.joined().allSatisfy { $0.isHarmless }, "\(format): \(text.debugDescription)")
                let commands = lines.filter {
                    $0.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
                }
                #expect(commands.count == (format == .github ? 1 : 0), "\(format): \(text.debugDescription)")
            }
        }
    }

    @Test("a terminal shows a plain report as it is written")
    func terminal() async throws {
        // The emulator is a package of Python's index, which not every machine has.
        guard try await python("import pyte") == "" else { return }
        let lines = Self.texts.map { $0.visible }.filter { $0.unicodeScalars.allSatisfy(\.isASCII) }
        try workspace.scratch.file("lines", lines.joined(separator: "\n"))
        let output = try await python(
            """
            import pyte
            for line in open("lines", encoding="utf-8", newline="").read().split("\\n"):
                screen = pyte.Screen(4 * len(line) + 4, 3)
                pyte.Stream(screen).feed(line)
                assert screen.display[0].rstrip() == line.rstrip(), (line, screen.display)
                assert not "".join(screen.display[1:]).strip() and screen.title == ""
            """)
        #expect(output == "")
    }

    @Test("a shell reads each text as one word", arguments: ["bash", "zsh"])
    func shell(name: String) async throws {
        // No word of a command line contains a NUL.
        let words = Self.texts.map { String($0.unicodeScalars.filter { $0 != "\0" }.map(Character.init)) }
        let script = words.map { "printf '%s\\0' \($0.shellWord)\n" }.joined()
        try workspace.scratch.file("script", script)
        let output = try await run(name, "script")
        #expect(
            output.unicodeScalars.split(separator: "\0", omittingEmptySubsequences: false).map { String($0) }
                .elementsEqual(words + [""]) { Array($0.utf8) == Array($1.utf8) })
        #expect(words.allSatisfy { $0.shellWord.unicodeScalars.allSatisfy { $0.isHarmless } })
    }

    @Test("the compiler reads each name as one name")
    func swift() async throws {
        var declarations = ""
        for (index, name) in Self.texts.compactMap(\.nameInText).enumerated() {
            // A keyword is an identifier that the emitter puts in backticks.
            let written = name.utf8.first == UInt8(ascii: "`") ? name : "`\(name)`"
            declarations += "enum E\(index) { static let \(written) = 0; static let copy = \(written) }\n"
        }
        #expect(declarations.utf8.count { $0 == UInt8(ascii: "\n") } > 50)
        let file = try workspace.scratch.file("Names.swift", declarations)
        let result = try await Command.run(
            Products.swiftc.get(), ["-typecheck", "-parse-as-library", file.path],
            in: workspace.scratch.folder)
        #expect(result.status == 0, "\(result.errors.prefix(2000))")
    }

    private func python(_ script: String) async throws -> String { try await run("python3", "-c", script) }

    /// Everything that a program prints.
    private func run(_ words: String...) async throws -> String {
        let result = try await Command.run(URL(filePath: "/usr/bin/env"), words, in: workspace.scratch.folder)
        return result.output + result.errors
    }
}

extension Unicode.Scalar {
    /// A second opinion on what a terminal may be shown, by a list instead of Unicode's properties.
    fileprivate var isHarmless: Bool {
        let harmful: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200C,
            0x200E...0x200F,
            0x2028...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE00FF,
        ]
        return value & 0xFFFE != 0xFFFE && !harmful.contains { $0.contains(value) }
    }
}
