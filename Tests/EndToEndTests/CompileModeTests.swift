import ArborPlanning
import Foundation
import Testing

/// The modes of the compiler in which generated code must compile without a warning.
struct CompileMode: Sendable, CustomTestStringConvertible {
    var name: String
    var flags: [String]
    /// The cases whose sources the compiler complains about in this mode.
    var exempt: Set<String> = []
    /// True if sources must declare which imports are public, as those of libraries do.
    var hasPublicImports = false

    var testDescription: String { name }

    static let all = [
        // Swift 5 doesn't parse regex literals between bare slashes.
        CompileMode(
            name: "Swift 5", flags: ["-swift-version", "5"], exempt: ["SlashesAndRegexes", "Spellings"]),
        CompileMode(
            name: "Swift 5, complete checking",
            flags: ["-swift-version", "5", "-strict-concurrency=complete"], exempt: ["SlashesAndRegexes"]),
        CompileMode(
            name: "Swift 5, default isolation",
            flags: ["-swift-version", "5", "-default-isolation", "MainActor"],
            // Top-level code isn't isolated in this mode, and calls isolated code.
            exempt: ["ModuleQualified", "SlashesAndRegexes", "Spellings", "WrappedAliases"]),
        CompileMode(name: "Swift 6", flags: ["-swift-version", "6"]),
        CompileMode(
            name: "Swift 6, default isolation",
            flags: ["-swift-version", "6", "-default-isolation", "MainActor"]),
        CompileMode(
            name: "ExistentialAny",
            flags: ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"],
            // These cases test that a protocol can be written without `any`.
            exempt: [
                "Aliases", "ComponentOfAllTypes", "ComponentOfCoffee", "ComponentsUnderConditions",
                "Spellings",
                "UserServiceProtocol", "UserVendor", "WrappedAliases",
            ]),
        CompileMode(
            name: "MemberImportVisibility, NonisolatedNonsendingByDefault",
            flags: [
                "-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility",
                "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
            ]),
        CompileMode(
            name: "InternalImportsByDefault",
            flags: ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"],
            hasPublicImports: true),
        CompileMode(
            name: "library evolution",
            flags: ["-swift-version", "6", "-enable-library-evolution", "-package-name", "Package"]),
    ]
}

@Suite("Modes of the compiler", .serialized)
struct CompileModeTests {
    @Test("generated code compiles without a warning", arguments: CompileMode.all)
    func compiles(_ mode: CompileMode) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for fixture in Fixture.all("Valid") {
                group.addTask { try await compile(fixture, in: mode) }
            }
            try await group.waitForAll()
        }
    }

    private func compile(_ fixture: Fixture, in mode: CompileMode) async throws {
        let scratch = try Scratch()
        let inputs = try fixture.inputs().map { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return try scratch.file(
                "Input/" + file.lastPathComponent, mode.hasPublicImports ? text.withPublicImports : text)
        }
        let scopes = try await scratch.generate(
            from: scratch.url("Input"), into: "Scopes.swift", limits: .least,
            isIsolatedByDefault: mode.flags.contains("MainActor"))
        let inScopes = try await Compiler.shared.value.complaints(
            about: inputs + [scopes], mode: mode.flags
        ).filter { $0.hasPrefix(scopes.path) && !mode.exempt.contains(fixture.name) }
        #expect(inScopes.isEmpty, "\(fixture.name):\n\(inScopes.joined(separator: "\n"))")
        let generated = try await scratch.generate(from: scratch.url("Input"))
        let complaints = try await Compiler.shared.value.complaints(
            about: inputs + [generated], mode: mode.flags)
        let onCode = complaints.filter { $0.hasPrefix(generated.path) }
        // In a library, an import may be public without need. Its author has to decide that.
        let onSources = complaints.filter {
            !onCode.contains($0) && !(mode.hasPublicImports && $0.contains("public import of"))
        }
        if onSources.isEmpty {
            #expect(!mode.exempt.contains(fixture.name), "\(fixture.name) needs no exemption")
        } else {
            #expect(
                mode.exempt.contains(fixture.name), "\(fixture.name):\n\(onSources.joined(separator: "\n"))")
        }
        // The faults in the sources of an exempt case cause more in the generated code.
        let faults = mode.exempt.contains(fixture.name) ? [] : onCode
        #expect(faults.isEmpty, "\(fixture.name):\n\(faults.joined(separator: "\n"))")
    }
}

extension String {
    fileprivate var withPublicImports: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let place = line.range(of: "import ")?.lowerBound else { return String(line) }
            let words = line[..<place].split(separator: " ")
            guard words.allSatisfy({ $0.hasPrefix("@") }) else { return String(line) }
            return (words + ["public", line[place...]]).joined(separator: " ")
        }.joined(separator: "\n")
    }
}
