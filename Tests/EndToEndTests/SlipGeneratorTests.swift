import ArborTestSupport
import Foundation
import Testing

/// Slips anywhere in a real app. Each costs one error, and a fix that nobody is asked about loses nothing.
@Suite("Slips anywhere in a shop")
struct SlipGeneratorTests {
    @Test("a line that is deleted", arguments: TextSlip.files)
    func deletedLine(file: String) async throws {
        try await expectOneError(in: file) { TextSlip.deletedLines(of: $0) }
    }

    @Test("a word or a sign that is deleted", arguments: TextSlip.files)
    func deletedToken(file: String) async throws {
        try await expectOneError(in: file) { TextSlip.deletedTokens(of: $0) }
    }

    @Test("a letter that is missing in a word", arguments: TextSlip.files)
    func typo(file: String) async throws {
        try await expectOneError(in: file) { TextSlip.typos(of: $0) }
    }

    private func expectOneError(in file: String, _ slips: (String) -> [TextSlip]) async throws {
        let scratch = try Scratch()
        try Mistake.copyShop(to: scratch)
        let sound = try String(contentsOf: scratch.url(file), encoding: .utf8)
        let code = try await Mistake.arbor("generate", in: scratch).output
        for slip in slips(sound) {
            try slip.text.write(to: scratch.url(file), atomically: true, encoding: .utf8)
            let result = try await Mistake.arbor("validate", in: scratch)
            let errors = result.errors.split(separator: "\n").count { $0.contains(": error: ") }
            #expect(errors <= 1 && result.status == (errors == 0 ? 0 : 1), "\(slip.name): \(result.errors)")
            if result.errors.contains("'arbor fix' can fix") {
                try await expectFixed(slip, in: file, code: code)
            }
        }
    }

    /// What 'arbor fix' makes of a slip wires the app as before, except for a name that it changes everywhere.
    private func expectFixed(_ slip: TextSlip, in file: String, code: String) async throws {
        let scratch = try Scratch()
        try Mistake.copyShop(to: scratch)
        try slip.text.write(to: scratch.url(file), atomically: true, encoding: .utf8)
        let fix = try await Mistake.arbor("fix", in: scratch)
        #expect(fix.status == 0, "\(slip.name): \(fix.errors)")
        let fixed = try await Mistake.arbor("generate", in: scratch).output
        #expect(fixed == code || fix.output.contains("write '"), "\(slip.name): \(fix.output)\(fix.errors)")
    }
}

/// A text with one slip.
private struct TextSlip {
    var name: String
    var text: String

    /// The sources of the shop's modules.
    static let files = [
        "Sources/App/Navigator.swift", "Sources/App/Session.swift", "Sources/App/ShopApp.swift",
        "Sources/Catalogue/ProductScreen.swift", "Sources/Catalogue/RankingModel.swift",
        "Sources/Checkout/CheckoutScreen.swift", "Sources/Checkout/RiskRules.swift",
        "Sources/Platform/FeatureFlags.swift", "Sources/Platform/Foundation+Instantiable.swift",
        "Sources/Platform/Logger.swift",
    ]

    static func deletedLines(of text: String) -> [TextSlip] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { !lines[$0].isEmpty }.map { index in
            var left = lines
            left.remove(at: index)
            return TextSlip(name: "without '\(lines[index])'", text: left.joined(separator: "\n"))
        }
    }

    static func deletedTokens(of text: String) -> [TextSlip] {
        tokens(of: text).enumerated().filter { $0.offset % 4 == 0 }.map { _, range in
            var left = text
            left.removeSubrange(range)
            return TextSlip(name: "without '\(text[range])' of line \(line(of: range, in: text))", text: left)
        }
    }

    static func typos(of text: String) -> [TextSlip] {
        let words = tokens(of: text).filter { text[$0].count > 3 && text[$0].first?.isLetter == true }
        return words.enumerated().filter { $0.offset % 2 == 0 }.map { _, range in
            var left = text
            left.remove(at: text.index(range.lowerBound, offsetBy: text[range].count / 2))
            return TextSlip(name: "typo in '\(text[range])' of line \(line(of: range, in: text))", text: left)
        }
    }

    private static func line(of range: Range<String.Index>, in text: String) -> Int {
        text[..<range.lowerBound].count { $0 == "\n" } + 1
    }

    /// Words, literals and single signs. None is in a comment.
    private static func tokens(of text: String) -> [Range<String.Index>] {
        let pattern = /\/\/.*|"[^"]*"|\w+|[^\s\w]/
        return text.matches(of: pattern).map(\.range).filter { !text[$0].hasPrefix("//") }
    }
}
