import ArborModel
import ArborSyntax
import ArborTestSupport
import Testing

@testable import ArborScanner
@testable import ArborStorage

@Suite("Coding of summaries")
struct CodingTests {
    private func decoded(_ bytes: [UInt8], path: String = "a.swift") -> Fragment? {
        bytes.withUnsafeBytes { Fragment(encoded: $0, path: path) }
    }

    @Test("a random fragment is decoded as it was encoded", arguments: 0..<200)
    func roundTrip(seed: UInt64) throws {
        var random = RandomSummaries(seed: seed)
        let fragment = random.fragment(path: "a.swift")
        #expect(decoded(try #require(fragment.encoded)) == fragment)
    }

    @Test("names that differ in their bytes only stay apart: the first one replaced the others")
    func normalForms() throws {
        // The same character as one scalar, and as a letter with an accent.
        let names = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"]
        let summary = FileSummary(path: "a.swift", nestedNames: names)
        let result = decoded(try #require(Fragment(summary: summary).encoded))
        #expect(result?.summary.nestedNames.map { Array($0.utf8) } == names.map { Array($0.utf8) })
    }

    @Test("a fragment has exactly these bytes")
    func deterministic() throws {
        var summary = FileSummary(path: "a.swift", imports: [ImportDeclaration(module: "B")])
        summary.providers = [
            ProviderDeclaration(
                type: .optional(.named("T", [])), name: "T", kind: .class,
                location: SourceLocation(path: "a.swift", range: .start),
                frontEnd: FrontEndID(rawValue: 9))
        ]
        // The strings are `import B`, `B`, `T` and `class`. A change here changes the format: increase its version.
        let expected: [UInt8] =
            [5, 8] + Array("import B".utf8) + [1] + Array("B".utf8) + [1] + Array("T".utf8) + [5]
            + Array("class".utf8) + [0]
            + [1, 1, 0, 0, 2, 0]
            + [1, 4, 0, 3, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0]
            + [9, 0, 0, 0, 0, 5, 0, 0, 1]
        #expect(Fragment(summary: summary).encoded == expected)
    }

    @Test("truncated bytes are rejected", arguments: 0..<6)
    func truncated(seed: UInt64) throws {
        var random = RandomSummaries(seed: seed)
        let bytes = try #require(random.fragment(path: "a.swift").encoded)
        for count in 0..<bytes.count { #expect(decoded(Array(bytes[..<count])) == nil) }
        #expect(decoded(bytes + [0]) == nil)
    }

    @Test("damaged bytes are decoded safely", arguments: 0..<6)
    func damaged(seed: UInt64) throws {
        var random = RandomSummaries(seed: seed)
        var bytes = try #require(random.fragment(path: "a.swift").encoded)
        for index in bytes.indices {
            let right = bytes[index]
            for wrong in [right ^ 1, right ^ 0x80, 0, 0x7F, 0xFF] {
                bytes[index] = wrong
                // The checksum rejects the result. Decoding must only end.
                _ = decoded(bytes)
            }
            bytes[index] = right
        }
    }

    @Test("random bytes are decoded safely", arguments: 0..<50)
    func noise(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for count in 0..<200 {
            _ = decoded((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
        // These counts exceed the remaining bytes.
        #expect(decoded([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]) == nil)
        #expect(decoded([0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) == nil)
    }

    @Test("types are encoded and decoded up to the same depth")
    func depth() {
        func fragment(depth: Int) -> Fragment {
            let type = (1..<depth).reduce(TypeExpression.named("T", [])) { type, _ in .optional(type) }
            let instantiable = ProviderDeclaration(
                type: type, name: "T", kind: .class, location: SourceLocation(path: "a.swift"),
                frontEnd: FrontEndID(rawValue: 9))
            return Fragment(summary: FileSummary(path: "a.swift", providers: [instantiable]))
        }
        let deepest = SummaryEncoder.deepestType
        #expect(fragment(depth: deepest).encoded.flatMap { decoded($0) } == fragment(depth: deepest))
        #expect(fragment(depth: deepest + 1).encoded == nil)
        // No imports, and one type of 100,000 optionals, which would overflow a stack.
        #expect(decoded([0, 0, 1] + Array(repeating: 4, count: 100_000)) == nil)
    }

    @Test("without locations, moved declarations have the same bytes")
    func moved() {
        func fragment(_ name: String, line: UInt32) -> Fragment {
            let position = SourcePosition(offset: line * 10, line: line, column: 1)
            let range = SourceRange(start: position, end: position)
            let instantiable = ProviderDeclaration(
                type: .named(name, []), name: name, kind: .class,
                location: SourceLocation(path: "a.swift", range: range),
                frontEnd: FrontEndID(rawValue: 9))
            return Fragment(summary: FileSummary(path: "a.swift", providers: [instantiable]))
        }
        #expect(fragment("T", line: 1).encoded != fragment("T", line: 2).encoded)
        let first = fragment("T", line: 1).encodedWithoutLocations
        #expect(first == fragment("T", line: 2).encodedWithoutLocations)
        #expect(first != fragment("U", line: 1).encodedWithoutLocations)
    }

    @Test("the checksum detects every changed bit, and every truncation")
    func checksum() {
        func checksum(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { Checksum.of($0) } }
        var bytes = (0..<100).map { UInt8($0) }
        let right = checksum(bytes)
        // The checksum must be the same on every machine.
        #expect(right == 7_189_478_878_509_861_905)
        for index in bytes.indices {
            for bit in 0..<8 {
                bytes[index] ^= 1 << bit
                #expect(checksum(bytes) != right)
                bytes[index] ^= 1 << bit
            }
            #expect(checksum(Array(bytes[..<index])) != right)
        }
    }
}
