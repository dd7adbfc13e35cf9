import ArborModel
import ArborSyntax
import Testing

@testable import ArborScanner
@testable import ArborStorage

@Suite("Coding of summaries")
struct CodingTests {
    private func decoded(_ bytes: [UInt8], path: String = "a.swift") -> Fragment? {
        bytes.withUnsafeBytes { Fragment(encoded: $0, path: path) }
    }

    @Test("what is written is read back, whatever it is", arguments: 0..<200)
    func roundTrip(seed: UInt64) throws {
        var random = RandomSummaries(seed: seed)
        let fragment = random.fragment(path: "a.swift")
        #expect(decoded(try #require(fragment.encoded)) == fragment)
    }

    @Test("equal values give equal bytes, and these are the bytes")
    func deterministic() throws {
        var summary = FileSummary(path: "a.swift", imports: [ImportDeclaration(module: "B")])
        summary.providers = [
            ProviderDeclaration(
                type: .optional(.named("T", [])), name: "T", kind: .class,
                location: SourceLocation(path: "a.swift", range: .start),
                frontEnd: FrontEndID(rawValue: 9))
        ]
        // Strings: `import B`, `B`, `T`, `class`. A change here is a change of the format: count its version up.
        let expected: [UInt8] =
            [5, 8] + Array("import B".utf8) + [1] + Array("B".utf8) + [1] + Array("T".utf8) + [5]
            + Array("class".utf8) + [0]
            + [1, 1, 0, 0, 2, 0]
            + [1, 4, 0, 3, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0]
            + [9, 0, 0, 0, 0, 5, 0, 1]
        #expect(Fragment(summary: summary).encoded == expected)
    }

    @Test("bytes cut short are no summary", arguments: 0..<6)
    func truncated(seed: UInt64) throws {
        var random = RandomSummaries(seed: seed)
        let bytes = try #require(random.fragment(path: "a.swift").encoded)
        for count in 0..<bytes.count { #expect(decoded(Array(bytes[..<count])) == nil) }
        #expect(decoded(bytes + [0]) == nil)
    }

    @Test("bytes that are damaged anywhere are read without harm", arguments: 0..<6)
    func damaged(seed: UInt64) throws {
        var random = RandomSummaries(seed: seed)
        var bytes = try #require(random.fragment(path: "a.swift").encoded)
        for place in bytes.indices {
            let right = bytes[place]
            for wrong in [right ^ 1, right ^ 0x80, 0, 0x7F, 0xFF] {
                bytes[place] = wrong
                // What comes of it is for the checksum to refuse; here it must only end.
                _ = decoded(bytes)
            }
            bytes[place] = right
        }
    }

    @Test("bytes at random are read without harm", arguments: 0..<50)
    func noise(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for count in 0..<200 {
            _ = decoded((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
        // A count that promises more than there is.
        #expect(decoded([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]) == nil)
        #expect(decoded([0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) == nil)
    }

    @Test("a type is written to a depth, and read to the same")
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
        // No imports, one type of 100,000 optionals: a stack would not hold it.
        #expect(decoded([0, 0, 1] + Array(repeating: 4, count: 100_000)) == nil)
    }

    @Test("without places, what has only moved is the same")
    func places() {
        func fragment(_ name: String, line: UInt32) -> Fragment {
            let place = SourcePosition(offset: line * 10, line: line, column: 1)
            let range = SourceRange(start: place, end: place)
            let instantiable = ProviderDeclaration(
                type: .named(name, []), name: name, kind: .class,
                location: SourceLocation(path: "a.swift", range: range),
                frontEnd: FrontEndID(rawValue: 9))
            return Fragment(summary: FileSummary(path: "a.swift", providers: [instantiable]))
        }
        #expect(fragment("T", line: 1).encoded != fragment("T", line: 2).encoded)
        #expect(fragment("T", line: 1).encodedWithoutPlaces == fragment("T", line: 2).encodedWithoutPlaces)
        #expect(fragment("T", line: 1).encodedWithoutPlaces != fragment("U", line: 1).encodedWithoutPlaces)
    }

    @Test("the checksum sees every change of one byte, and every cut")
    func checksum() {
        func checksum(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { Checksum.of($0) } }
        var bytes = (0..<100).map { UInt8($0) }
        let right = checksum(bytes)
        // The same on every machine.
        #expect(right == 7_189_478_878_509_861_905)
        for place in bytes.indices {
            for bit in 0..<8 {
                bytes[place] ^= 1 << bit
                #expect(checksum(bytes) != right)
                bytes[place] ^= 1 << bit
            }
            #expect(checksum(Array(bytes[..<place])) != right)
        }
    }
}
