import ArborModel
import ArborTestSupport
import Foundation
import Testing

@testable import ArborStorage

@Suite("Places apart from summaries")
struct ModulePlacesTests {
    private func files(seed: UInt64) -> [ModuleSummary.File] {
        var random = RandomSummaries(seed: seed, areValid: true)
        return (0..<3).map { .init(random.fragment(path: "\($0).swift").summary.shared, module: "M") }
    }

    private func decode<Value>(
        _ bytes: [UInt8], _ read: (UnsafeRawBufferPointer) throws(ModuleSummary.Fault) -> Value
    ) throws(ModuleSummary.Fault) -> Value {
        var result: Result<Value, ModuleSummary.Fault> = .failure(.damaged)
        bytes.withUnsafeBytes { bytes in
            do throws(ModuleSummary.Fault) { result = .success(try read(bytes)) } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }

    private func places(_ bytes: [UInt8], version: String = "1") throws(ModuleSummary.Fault) -> ModulePlaces {
        try decode(bytes) { bytes throws(ModuleSummary.Fault) in
            try ModulePlaces(encoded: bytes, version: version)
        }
    }

    @Test("a summary without positions and its places together say what the summary with positions says")
    func together() throws {
        let location = { (line: UInt32) in
            SourceRange(
                start: SourcePosition(offset: line * 40, line: line, column: 5),
                end: SourcePosition(offset: line * 40 + 9, line: line, column: 14))
        }
        let provider = ProviderDeclaration(
            type: .named("A", []), name: "A", kind: .class,
            dependencies: [
                Dependency(
                    label: "b", type: .named("B", []), source: .received(ifAvailable: false),
                    range: location(7))
            ],
            location: SourceLocation(path: "a.swift", range: location(3)), frontEnd: FrontEndID(rawValue: 9))
        let file = ModuleSummary.File(FileSummary(path: "a.swift", providers: [provider]), module: "M")
        let numbers = ModulePlaces(of: [file])
        let bytes = try ModuleSummary([file]).encoded(version: "1", places: numbers).get()
        let read = try decode(bytes) { bytes throws(ModuleSummary.Fault) in
            try ModuleSummary(encoded: bytes, version: "1")
        }
        let found = try places(numbers.encoded(version: "1"))
        let range = read.files[0].summary.providers[0].dependencies[0].range
        #expect(range.start.number == 2)
        #expect(found.position(2, in: "a.swift") == location(7).start)
        #expect(found.position(range.end.number ?? 9, in: "a.swift") == location(7).end)
        #expect(found.position(4, in: "a.swift") == nil)
        #expect(found.position(0, in: "b.swift") == nil)
    }

    @Test("places are decoded as they were encoded, and damage is detected", arguments: 0..<20)
    func roundTrip(seed: UInt64) throws {
        let places = ModulePlaces(of: files(seed: seed))
        var bytes = places.encoded(version: "1")
        for index in stride(from: 0, to: bytes.count, by: 7) {
            bytes[index] ^= 0x41
            #expect(throws: ModuleSummary.Fault.self) { try self.places(bytes) }
            bytes[index] ^= 0x41
            #expect(throws: ModuleSummary.Fault.self) { try self.places(Array(bytes[..<index])) }
        }
        #expect(throws: ModuleSummary.Fault.otherVersion("1")) { try self.places(bytes, version: "2") }
    }

    @Test("the kinds of files are told apart")
    func kinds() throws {
        let summary = try ModuleSummary([]).encoded(version: "1").get()
        #expect(throws: ModuleSummary.Fault.foreign(.summary)) { try places(summary) }
        let link = ProgramLink(diagnostics: []).encoded(version: "1")
        #expect(throws: ModuleSummary.Fault.foreign(.link)) { try places(link) }
    }

    @Test("a linked program is decoded as it was encoded, and damage is detected", arguments: 0..<20)
    func links(seed: UInt64) throws {
        var random = RandomSummaries(seed: seed, areValid: true)
        let link = ProgramLink(
            diagnostics: random.fragment(path: "a.swift").diagnostics, notes: ["a note"],
            statistics: ["1", "2", "3", "App"], outputs: [.code: Array("let a = 1".utf8), .diagram: []])
        var bytes = link.encoded(version: "1")
        let read = { (bytes: [UInt8]) throws(ModuleSummary.Fault) in
            try decode(bytes) { bytes throws(ModuleSummary.Fault) in
                try ProgramLink(encoded: bytes, version: "1")
            }
        }
        #expect(try read(bytes) == link)
        for index in stride(from: 0, to: bytes.count, by: 7) {
            bytes[index] ^= 0x41
            #expect(throws: ModuleSummary.Fault.self) { try read(bytes) }
            bytes[index] ^= 0x41
        }
    }
}
