import ArborModel
import ArborScanner
import ArborSyntax
import Foundation
import SafeDIFrontEnd
import Testing

/// Valid sources with annotated types, into which one or two random edits are made. Either the same types are found, or
/// there is an error: a type that is lost in silence would empty the wiring of a module.
///
/// An edit may leave valid Swift in which a type is in a comment, a string or a function. The compiler's own parser
/// decides that. A type in a comment or in a function may also be left out if the rest of the file isn't valid.
/// `ARBOR_EDITS` sets the number of sources, and `ARBOR_EDITS_SEED` the first seed.
@Suite("Proof that no edit loses a type")
struct EditedSourceTests {
    private static let settings = ProcessInfo.processInfo.environment
    private static let count = settings["ARBOR_EDITS"].flatMap { UInt64($0) } ?? 4_000
    private static let seed = settings["ARBOR_EDITS_SEED"].flatMap { UInt64($0) } ?? 1

    @Test("a type is found, or there is an error, or the compiler doesn't find it either")
    func edits() async throws {
        let suspects = Self.suspects
        try await withThrowingTaskGroup(of: String?.self) { group in
            for suspect in suspects { group.addTask { try await suspect.complaint() } }
            for try await case let complaint? in group { Issue.record("\(complaint)") }
        }
    }

    /// The edited sources in which a type is lost without an error.
    private static var suspects: [Suspect] {
        var reader = SourceReader(.safeDI)
        return (seed..<seed + count).compactMap { seed in
            let source = EditedSource(seed: seed)
            // The scanner reports bytes that are not UTF-8.
            guard String(validating: source.bytes, as: UTF8.self) != nil else { return nil }
            let before = reader.fragment(EditedSource(seed: seed, isEdited: false).bytes)
            let after = reader.fragment(source.bytes)
            precondition(before.summary.providers.count == source.names.count && before.diagnostics.isEmpty)
            if after.diagnostics.contains(where: { $0.severity == .error }) { return nil }
            let known = Set(after.summary.providers.map(\.essence))
            let lost = before.summary.providers.map(\.essence).filter { !known.contains($0) }
            return lost.isEmpty ? nil : Suspect(seed: seed, source: source.bytes, lost: Set(lost.map(\.name)))
        }
    }
}

/// An edited source in which annotated types are lost without an error.
private struct Suspect: Sendable {
    var seed: UInt64
    var source: [UInt8]
    var lost: Set<String>

    /// Returns a description of the source, or `nil` if it is valid Swift without these types.
    func complaint() async throws -> String? {
        let parsed = try await ParsedSource(source)
        if parsed.isValid, parsed.annotatedTypes.isDisjoint(with: lost) { return nil }
        if lost.allSatisfy({ isInComment($0) || parsed.localTypes.contains($0) }) { return nil }
        let judgement = parsed.isValid ? "valid Swift" : "no Swift"
        return
            "seed \(seed), \(judgement), loses \(lost.sorted()):\n\(String(decoding: source, as: UTF8.self))"
    }
}

extension Suspect {
    /// Returns whether the annotation of a type is in a comment.
    private func isInComment(_ name: String) -> Bool {
        let tokens = source.withUnsafeBufferPointer { text in
            let tokens = SourceTokens(of: text)
            return tokens.indices.map { tokens.start($0)..<tokens.end($0) }
        }
        let text = Array("@Instantiable\npublic ".utf8)
        let places = source.indices.filter { source[$0...].starts(with: text) }
        let place = places.first { start in
            let head = source[(start + text.count)...].prefix { $0 != UInt8(ascii: ":") }
            return head.split(separator: UInt8(ascii: " ")).last?.elementsEqual(name.utf8) == true
        }
        return place.map { place in !tokens.contains { $0.contains(place) } } ?? false
    }
}

/// The part of a provider that no edit outside of it may change.
private struct Essence: Hashable {
    var name: String
    var dependencies: [String]
}

extension ProviderDeclaration {
    fileprivate var essence: Essence {
        Essence(
            name: String(name.split(separator: ".").last ?? ""),
            dependencies: dependencies.map { "\($0.label): \($0.type)" })
    }
}

extension SourceReader {
    fileprivate mutating func fragment(_ source: [UInt8]) -> Fragment {
        FrontEnd.safeDI.lower(source.withUnsafeBufferPointer { readAnnotated($0) }, "File.swift")
    }
}
