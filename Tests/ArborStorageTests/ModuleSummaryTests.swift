import ArborModel
import ArborSyntax
import ArborTestSupport
import Testing

@testable import ArborScanner
@testable import ArborStorage

@Suite("Module summaries")
struct ModuleSummaryTests {
    private func summary(seed: UInt64 = 1) -> ModuleSummary {
        var random = RandomSummaries(seed: seed)
        return ModuleSummary(
            (0..<3).map {
                ModuleSummary.File(random.fragment(path: "\($0).swift").summary, module: $0 == 0 ? nil : "M")
            })
    }

    private func read(_ bytes: [UInt8], version: String = "1") throws(ModuleSummary.Fault) -> ModuleSummary {
        var result: Result<ModuleSummary, ModuleSummary.Fault> = .failure(.foreign)
        bytes.withUnsafeBytes { bytes in
            do throws(ModuleSummary.Fault) {
                result = .success(try ModuleSummary(encoded: bytes, version: version))
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }

    @Test("what is written is read back", arguments: 0..<50)
    func roundTrip(seed: UInt64) throws {
        let summary = summary(seed: seed)
        #expect(try read(summary.encoded(version: "1").get()) == summary)
    }

    @Test("the order of the files does not matter to the bytes")
    func order() throws {
        let summary = summary()
        let reversed = ModuleSummary(summary.files.reversed())
        #expect(try summary.encoded(version: "1").get() == reversed.encoded(version: "1").get())
    }

    @Test("damage at any byte and a cut at any length are seen")
    func damaged() throws {
        var bytes = try summary().encoded(version: "1").get()
        for place in bytes.indices {
            #expect(throws: ModuleSummary.Fault.self) { try read(Array(bytes[..<place])) }
            for wrong in [bytes[place] ^ 1, bytes[place] ^ 0x80, ~bytes[place]] {
                let right = bytes[place]
                bytes[place] = wrong
                #expect(throws: ModuleSummary.Fault.self) { try read(bytes) }
                bytes[place] = right
            }
        }
    }

    @Test("what is wrong is told apart")
    func faults() throws {
        let bytes = try summary().encoded(version: "0.9").get()
        #expect(throws: ModuleSummary.Fault.otherVersion("0.9")) { try read(bytes) }
        #expect(throws: ModuleSummary.Fault.foreign) { try read(Array("{\"imports\": []}".utf8)) }
        #expect(throws: ModuleSummary.Fault.damaged) { try read(bytes.dropLast(), version: "0.9") }
    }

    @Test("an input is newer than its summary; what two summaries tell alike counts once")
    func joined() throws {
        let folder = try TemporaryFolder()
        func file(_ path: String, _ type: String) -> FileSummary {
            FileSummary(
                path: path,
                providers: [
                    ProviderDeclaration(
                        type: .named(type, []), name: type, kind: .class, location: .init(path: path),
                        frontEnd: FrontEndID(rawValue: 9))
                ])
        }
        func write(_ files: [FileSummary], to name: String) throws -> String {
            let bytes = try ModuleSummary(files.map { .init($0, module: "M") }).encoded(version: "1").get()
            return try folder.write(.init(bytes), to: name)
        }
        let one = try write(
            [file("a.swift", "Old"), file("b.swift", "B"), file("z.swift", "Gone")], to: "one")
        let two = try write([file("b.swift", "B"), file("c.swift", "C")], to: "two")
        let other = try write([file("c.swift", "C2")], to: "other")
        func names(_ paths: [String]) -> [String] {
            LinkedSummaries(paths, lists: [], version: "1")
                .joined(with: [file("a.swift", "A")], of: ["a.swift", "./z.swift"])
                .map { $0.summary.providers[0].name }
        }
        #expect(names([]) == ["A"])
        #expect(names([one, two]) == ["A", "B", "C"])
        #expect(names([two, one, two]) == ["A", "B", "C"])
        #expect(names([two, other]) == ["A", "B", "C", "C2"])
    }

    @Test("lists of summaries are files or stand in the command line; a summary in place of a list is one")
    func lists() throws {
        let folder = try TemporaryFolder()
        let one = try folder.write(.init(summary(seed: 1).encoded(version: "1").get()), to: "one")
        let two = try folder.write(.init(summary(seed: 2).encoded(version: "1").get()), to: "two")
        let list = try folder.write("\(one),\(two)", to: "list.csv")
        for lists in [[list], ["\(one),\(two)"], [one, two], [list, one]] {
            let linked = LinkedSummaries([], lists: lists, version: "1")
            #expect(linked.files.count == 6)
            #expect(linked.diagnostics.isEmpty)
        }
        let missing = LinkedSummaries(["nope", one], lists: ["gone.csv"], version: "1")
        #expect(missing.diagnostics.map(\.id) == [.unreadableSummary, .unreadableSummary])
        #expect(missing.diagnostics.map { $0.location?.path } == ["nope", "gone.csv"])
        #expect(missing.files.count == 3)
    }
}
