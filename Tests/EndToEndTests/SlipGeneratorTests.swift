import ArborTestSupport
import Foundation
import Testing

/// Slips anywhere in real apps. Each costs one error, and a fix that nobody is asked about loses nothing.
@Suite("Slips anywhere in an app")
struct SlipGeneratorTests {
    @Test("a line that is deleted", arguments: SlipFile.all)
    func deletedLine(file: SlipFile) async throws {
        try await expectOneError(in: file) { TextSlip.deletedLines(of: $0) }
    }

    @Test("a word or a sign that is deleted", arguments: SlipFile.all)
    func deletedToken(file: SlipFile) async throws {
        try await expectOneError(in: file) { TextSlip.deletedTokens(of: $0) }
    }

    @Test("a letter that is missing in a word", arguments: SlipFile.all)
    func typo(file: SlipFile) async throws {
        try await expectOneError(in: file) { TextSlip.typos(of: $0) }
    }

    private func expectOneError(in file: SlipFile, _ slips: (String) -> [TextSlip]) async throws {
        let app = try SlippedApp(file)
        let code = try await app.arbor(file.app.commands.code).output
        for slip in slips(app.sound) where !file.app.isSeveral(slip.line) {
            try app.write(slip.text)
            let result = try await app.arbor(file.app.commands.check)
            let errors = result.errors.split(separator: "\n").count { $0.contains(": error: ") }
            #expect(errors <= 1 && result.status == (errors == 0 ? 0 : 1), "\(slip.name): \(result.errors)")
            // Composed dependencies have advice with fixes too, beside an error.
            if result.errors.contains("1 error; ") {
                try await expectFixed(slip, in: file, code: code)
            }
        }
    }

    /// What 'arbor fix' makes of a slip wires the app as before, except for a name that it changes everywhere.
    private func expectFixed(_ slip: TextSlip, in file: SlipFile, code: String) async throws {
        let app = try SlippedApp(file)
        try app.write(slip.text)
        let fix = try await app.arbor(file.app.commands.fix)
        #expect(fix.status == 0, "\(slip.name): \(fix.errors)")
        let fixed = try await app.arbor(file.app.commands.code).output
        #expect(fixed == code || fix.output.contains("write '"), "\(slip.name): \(fix.output)\(fix.errors)")
    }
}

/// A copy of an app's sources, one file of which gets a slip.
private struct SlippedApp {
    let scratch: Scratch
    let file: SlipFile
    /// The text of the file without a slip.
    let sound: String

    init(_ file: SlipFile) throws {
        scratch = try Scratch()
        self.file = file
        try FileManager.default.copyItem(at: file.app.sources, to: scratch.url("Sources"))
        sound = try String(contentsOf: scratch.url(file.path), encoding: .utf8)
    }

    func write(_ text: String) throws {
        try text.write(to: scratch.url(file.path), atomically: true, encoding: .utf8)
    }

    func arbor(_ arguments: [String]) async throws -> Command.Result {
        try await Command.run(Products.arbor, arguments, in: scratch.folder)
    }
}
