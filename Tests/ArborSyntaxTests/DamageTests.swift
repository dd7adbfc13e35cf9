import ArborModel
import ArborSyntax
import ArborTestSupport
import Foundation
import Testing

/// Real sources, cut and spliced at random. Each is read to its end with and without the prescan. If it has no fault,
/// both readings must agree. The generator's seed is fixed, so a failure is reproducible.
@Suite("Damaged sources")
struct DamageTests {
    /// The sources of other tests: the fixtures, and the corpus of the grammar.
    private static let samples: [[UInt8]] = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders = ["Tests/EndToEndTests/Fixtures", "CTreeSitterSwift/Grammar/test/corpus"]
        let files = folders.flatMap { folder in
            let root = package.appending(path: folder)
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
            return names.sorted().map { root.appending(path: $0) }
        }
        return files.filter { ["swift", "txt"].contains($0.pathExtension) }
            .compactMap { FileManager.default.contents(atPath: $0.path).map(Array.init) }
            .filter { !$0.isEmpty }
    }()

    @Test("any part of a source can be read", arguments: 0..<4)
    func truncations(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for sample in Self.samples {
            for _ in 0..<3 {
                let from = Int.random(in: 0..<sample.count, using: &random)
                check(Array(sample[..<from]))
                check(Array(sample[from...]))
            }
        }
    }

    @Test("sources that are assembled from parts of others can be read", arguments: 0..<8)
    func splices(seed: UInt64) {
        var random = SplitMix(seed: 1_000 + seed)
        for _ in 0..<100 { check((0..<4).flatMap { _ in part(&random) }) }
    }

    @Test("sources with changed, removed and inserted bytes can be read", arguments: 0..<4)
    func bytes(seed: UInt64) {
        let signs = Array("{}()[]<>\"'`#/*@\\:;,.\n\r\u{0} aé".utf8)
        var random = SplitMix(seed: 2_000 + seed)
        for _ in 0..<100 {
            var source = Array(Self.samples.randomElement(using: &random) ?? [])
            for _ in 0..<4 {
                let index = Int.random(in: 0..<source.count, using: &random)
                let sign = signs.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<3, using: &random) {
                case 0: source[index] = sign
                case 1: source.insert(sign, at: index)
                default: if source.count > 1 { source.remove(at: index) }
                }
            }
            check(source)
        }
    }

    private func part(_ random: inout SplitMix) -> ArraySlice<UInt8> {
        guard let sample = Self.samples.randomElement(using: &random) else { return [] }
        let from = Int.random(in: 0..<sample.count, using: &random)
        return sample[from..<min(sample.count, from + Int.random(in: 1..<400, using: &random))]
    }

    private func check(_ source: [UInt8]) {
        let (whole, annotated) = readTwice(source)
        // A file with a configuration is not read by the prescan.
        guard whole.faults.isEmpty, whole.expansions.isEmpty, Self.bracketsMatch(source) else { return }
        let (expected, found) = (fragment(whole), fragment(annotated))
        // A file with faults is read whole, to explain them.
        if found != expected, found.diagnostics.isEmpty || expected.diagnostics.isEmpty {
            let text = String(decoding: source, as: UTF8.self)
            if Self.hasMisplacedAttribute(text) { return }
            Issue.record("the prescan loses something of:\n\(text)")
        }
    }

    /// An attribute or an import can't be in a condition or a sequence, and an attribute can't begin a second declaration on a line. Such text
    /// isn't Swift, and may be read either way.
    private static func hasMisplacedAttribute(_ text: String) -> Bool {
        text.contains(/\b(in|if|guard|while|switch)\s+(@|import\b)/)
            || text.contains(/[\w>?\])] +@(Instantiated|Received|Forwarded)\b/)
    }

    /// Brackets that don't match may be read either way, because no Swift compiler accepts them.
    private static func bracketsMatch(_ source: [UInt8]) -> Bool {
        var open: [UInt8] = []
        for byte in source {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte + 2)
            case UInt8(ascii: "("): open.append(byte + 1)
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
                if open.popLast() != byte { return false }
            default: break
            }
        }
        return open.isEmpty
    }
}
