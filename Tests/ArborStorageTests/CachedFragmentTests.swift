import ArborModel
import ArborSyntax
import ArborTestSupport
import Testing

@testable import ArborScanner
@testable import ArborStorage

@Suite("Fragments in the cache")
struct CachedFragmentTests {
    private func decoded(_ bytes: [UInt8]) -> Fragment? {
        bytes.withUnsafeBytes { CachedFragment($0, path: "a.swift")?.fragment(path: "a.swift") }
    }

    private func outline(_ names: String...) -> Fragment {
        let outline = FileOutline(names.map { (.declared, $0) })
        return Fragment(summary: FileSummary(path: "a.swift", outline: outline), isParsed: false)
    }

    @Test("a random fragment is decoded as it was encoded", arguments: 0..<200)
    func roundTrip(seed: UInt64) throws {
        var random = RandomSummaries(seed: seed)
        let fragment = random.fragment(path: "a.swift")
        #expect(decoded(try #require(CachedFragment.bytes(of: fragment))) == fragment)
    }

    @Test("a file that only declares names takes the bytes of its outline, and 22 more")
    func onlyNames() throws {
        let fragment = outline("A", "Größe")
        let bytes = try #require(CachedFragment.bytes(of: fragment))
        #expect(bytes[0] == 0)
        #expect(bytes[22...].elementsEqual("tA\ntGröße\n".utf8))
        #expect(decoded(bytes) == fragment)
    }

    @Test("a parsed file without declarations is encoded whole, or it would no longer count as parsed")
    func parsed() throws {
        var fragment = outline("A")
        fragment.isParsed = true
        #expect(decoded(try #require(CachedFragment.bytes(of: fragment))) == fragment)
    }

    @Test("bytes that no encoder has written are rejected", arguments: notWritten)
    func rejected(bytes: [UInt8]) {
        #expect(decoded(bytes) == nil)
    }

    private static let noNames = [UInt8](repeating: 0, count: 21)
    private static let notWritten: [[UInt8]] = [
        [], [2], [1], [0], [0] + noNames.dropLast(), [0] + noNames + [0xFF], [0] + noNames + [0xE2, 0x82],
    ]
}
