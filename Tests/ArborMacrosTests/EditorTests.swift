import Foundation
import Testing

/// The view of a person who writes code: a fault under the caret, a fix in the menu, and no fault after the
/// fix.
@Suite("An editor with sourcekit-lsp")
struct EditorTests {
    @Test("each fault is shown with its fix, and disappears after the fix", .timeLimit(.minutes(5)))
    func session() throws {
        try TemporaryFolder.with { folder in
            let file = folder.appendingPathComponent("Clock.swift")
            try setUp(folder, for: file)
            var text = Self.faulty
            try Data(text.utf8).write(to: file)
            let server = try LanguageServer(in: folder)
            var reported: [String] = []
            while true {
                try server.show(text, as: file)
                let diagnostics = try server.diagnostics(of: file)
                reported.append(diagnostics.map(Self.line).sorted().joined(separator: " "))
                guard let first = diagnostics.min(by: { Self.line($0) < Self.line($1) }), reported.count < 6
                else { break }
                let action = try #require(try server.fixes(for: first, in: file).first, "none for \(first)")
                let changes = (action["edit"] as? LanguageServer.Object)?["changes"] as? LanguageServer.Object
                let edits = try #require(
                    changes?[file.absoluteString] as? [LanguageServer.Object], "\(action)")
                text = text.applying(edits: edits)
            }
            try server.end()
            #expect(
                reported == [
                    "4:22 missing-conformance 5:14 no-initializer", "5:14 no-initializer", "",
                ])
            #expect(text == Self.fixed)
        }
    }

    private static let faulty = """
        import Arbor

        @Instantiable
        /* é 😀 漢字 */ struct Clock {
            /* 😀 */ init() {}
            @Received let zone: Int
        }
        """

    private static let fixed = """
        import Arbor

        @Instantiable
        /* é 😀 漢字 */ struct Clock: Instantiable {
            /* 😀 */ init(zone: Int) {
                self.zone = zone
            }
            @Received let zone: Int
        }
        """

    /// A diagnostic as `line:column id`, counted from 1.
    private static func line(_ diagnostic: LanguageServer.Object) -> String {
        let range = diagnostic["range"] as? LanguageServer.Object
        let start = range?["start"] as? [String: Int] ?? [:]
        let message = diagnostic["message"] as? String ?? ""
        let id = message.firstMatch(of: /\[([a-z-]+)\]/).map { String($0.1) } ?? message
        return "\((start["line"] ?? 0) + 1):\((start["character"] ?? 0) + 1) \(id)"
    }

    /// Writes the compiler's options. A workspace needs no package.
    private func setUp(_ folder: URL, for file: URL) throws {
        let arguments = ["swiftc", "-module-name", "Clock"] + (try Compiler.options()) + [file.path]
        let command: LanguageServer.Object = [
            "directory": folder.path, "file": file.path, "arguments": arguments,
        ]
        try JSONSerialization.data(withJSONObject: [command])
            .write(to: folder.appendingPathComponent("compile_commands.json"))
    }
}
