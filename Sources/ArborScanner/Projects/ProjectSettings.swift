/// The settings that a project's modules are compiled with, as far as the project's text shows them.
///
/// A manifest is a program, and an Xcode project is a database. Neither is evaluated here. If a setting occurs in the
/// text, each of its modules may have it. `PackageSettings` narrows the text of a manifest to that about one target.
public struct ProjectSettings: Equatable, Sendable {
    /// True if a module may be isolated to a global actor by default.
    public var mayIsolateByDefault = false
    /// The language mode, 5 or 6; `nil` if the text does not show it.
    public var languageMode: Int?

    /// Creates the settings of a file that belongs to no project.
    public init() {}
}

extension ProjectSettings {
    /// Reads the settings from a manifest.
    ///
    /// - Parameter manifest: The text of a `Package.swift`.
    public init(manifest: String) {
        let text = ProjectText(manifest)
        mayIsolateByDefault = text.holdsIsolation
        if text.holdsOne(of: Self.languageSettings) {
            languageMode = text.holdsOne(of: [".v4", ".v5", "\"4", "\"5"]) ? 5 : 6
        } else {
            languageMode = text.numbers(after: "swift-tools-version:").first.map { $0 >= 6 ? 6 : 5 }
        }
    }

    /// True if the settings that were read from a manifest may be about one target alone.
    func mayDiffer(amongTargetsOf manifest: String) -> Bool {
        mayIsolateByDefault || ProjectText(manifest).holdsOne(of: Self.languageSettingsOfTargets)
    }

    private static let languageSettings = ["swiftLanguage", "-swift-version"]
    /// Those that can stand in a target. `swiftLanguageModes` is about the package.
    private static let languageSettingsOfTargets = [
        "swiftLanguageMode(", "swiftLanguageVersion(", "-swift-version",
    ]

    /// Reads the settings from an Xcode project.
    ///
    /// - Parameter xcode: The text of a `project.pbxproj`.
    public init(xcode: String) {
        let text = ProjectText(xcode)
        mayIsolateByDefault = text.holdsOne(of: ["SWIFT_DEFAULT_ACTOR_ISOLATION", "-default-isolation"])
        let versions = text.numbers(after: "SWIFT_VERSION =")
        languageMode = versions.isEmpty ? nil : versions.allSatisfy { $0 >= 6 } ? 6 : 5
    }
}

/// A text that is searched by its bytes. The standard library's search would link its regular expressions into the
/// tool, which would slow down each start.
private struct ProjectText {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    func holdsOne(of words: [String]) -> Bool { words.contains { !ends(of: $0).isEmpty } }

    /// True if the text sets a default isolation. `.defaultIsolation(nil)` sets none.
    var holdsIsolation: Bool {
        ends(of: "defaultIsolation").contains { !bytes[$0...].starts(with: "(nil)".utf8) }
            || holdsOne(of: ["default-isolation"])
    }

    /// Returns the integers that follow a word.
    func numbers(after word: String) -> [Int] {
        ends(of: word).compactMap { end in
            let digits = bytes[end...].drop { $0 == UInt8(ascii: " ") }.prefix {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
            return Int(String(decoding: digits, as: UTF8.self))
        }
    }

    /// Returns the offset after each occurrence of a word.
    private func ends(of word: String) -> [Int] {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return [] }
        return (0...bytes.count - word.count).compactMap { start in
            bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
                ? start + word.count : nil
        }
    }
}
