import ArborTestSupport
import Foundation
import Testing

/// A file of an app in which slips are made.
struct SlipFile: Sendable, CustomTestStringConvertible {
    var app: SlipApp
    var path: String

    var testDescription: String { path }

    static let all = [SlipApp.shop, .coffee, .composed].flatMap { app in
        app.files.map { SlipFile(app: app, path: "Sources/\($0)") }
    }
}

/// An app of several modules.
struct SlipApp: Sendable {
    /// The folder with the modules' folders.
    var sources: URL
    /// The names of the modules, that of the generated code first. Empty for composed dependencies, which are checked alone.
    var modules: [String]
    var files: [String]
    /// What is in lines in which one slip may be several faults.
    var severalFaults: [String] = []

    /// The arguments that check the app, that fix it, and that print its code.
    var commands: (check: [String], fix: [String], code: [String]) {
        if modules.isEmpty {
            return (["lint", "Sources"], ["lint", "Sources", "--fix"], ["lint", "Sources"])
        }
        let options =
            ["Sources", "--module-name", modules[0], "--module"] + modules.map { "\($0)=Sources/\($0)" }
        return (["validate"] + options, ["fix"] + options, ["generate"] + options)
    }

    func isSeveral(_ line: String) -> Bool { severalFaults.contains { line.contains($0) } }

    /// Types with SafeDI's annotations.
    static let shop = SlipApp(
        sources: Mistake.folder.appending(path: "App/Sources"),
        modules: ["App", "Catalogue", "Checkout", "Platform"],
        files: [
            "App/Navigator.swift", "App/Session.swift", "App/ShopApp.swift", "Catalogue/ProductScreen.swift",
            "Catalogue/RankingModel.swift", "Checkout/CheckoutScreen.swift", "Checkout/RiskRules.swift",
            "Platform/FeatureFlags.swift", "Platform/Foundation+Instantiable.swift", "Platform/Logger.swift",
        ])

    /// Composed dependencies.
    static let composed = SlipApp(
        sources: Products.package.appending(path: "Examples/Shop/Sources"), modules: [],
        files: [
            "ProductFeature/DealBanner.swift", "ProductFeature/HotDealsView.swift",
            "ProductFeature/ProductDetailView.swift", "ProductFeature/ProductFeature.swift",
            "Services/Logging.swift", "Shop/AppView.swift",
        ])

    /// A component. A file without the import isn't read as one of swift-blade's, and a line of the list holds five types.
    static let coffee = SlipApp(
        sources: Products.package.appending(path: "Examples/Coffee/Sources"),
        modules: ["Coffee", "Equipment"],
        files: [
            "Coffee/CoffeeMaker.swift", "Coffee/CoffeeShop.swift", "Coffee/DualBoilerCoffeeMaker.swift",
            "Coffee/Staff.swift", "Equipment/Modules.swift", "Equipment/Pump.swift",
        ], severalFaults: ["import Blade", "CoffeeMaker.self, Dual"])
}

/// A text with one slip.
struct TextSlip {
    var name: String
    var text: String
    /// The line as it was.
    var line: String

    static func deletedLines(of text: String) -> [TextSlip] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { !lines[$0].isEmpty }.map { index in
            var left = lines
            left.remove(at: index)
            return TextSlip(
                name: "without '\(lines[index])'", text: left.joined(separator: "\n"),
                line: String(lines[index]))
        }
    }

    static func deletedTokens(of text: String) -> [TextSlip] {
        tokens(of: text).enumerated().filter { $0.offset % 4 == 0 }.map { _, range in
            slip("without", of: range, in: text) { $0.removeSubrange(range) }
        }
    }

    static func typos(of text: String) -> [TextSlip] {
        let words = tokens(of: text).filter { text[$0].count > 3 && text[$0].first?.isLetter == true }
        return words.enumerated().filter { $0.offset % 2 == 0 }.map { _, range in
            slip("typo in", of: range, in: text) {
                $0.remove(at: $0.index(range.lowerBound, offsetBy: text[range].count / 2))
            }
        }
    }

    private static func slip(
        _ kind: String, of range: Range<String.Index>, in text: String, _ edit: (inout String) -> Void
    ) -> TextSlip {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let number = text[..<range.lowerBound].count { $0 == "\n" }
        var edited = text
        edit(&edited)
        return TextSlip(
            name: "\(kind) '\(text[range])' of line \(number + 1)", text: edited, line: String(lines[number]))
    }

    /// Words, literals and single signs. None is in a comment.
    private static func tokens(of text: String) -> [Range<String.Index>] {
        let pattern = /\/\/.*|"[^"]*"|\w+|[^\s\w]/
        return text.matches(of: pattern).map(\.range).filter { !text[$0].hasPrefix("//") }
    }
}
