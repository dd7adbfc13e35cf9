import ArborModel
import ArborSyntax
import ArborTestSupport
import Testing

@testable import ArborScanner
@testable import ArborStorage

@Suite("Module summaries")
struct ModuleSummaryTests {
    private func summary(seed: UInt64 = 1) -> ModuleSummary {
        var random = RandomSummaries(seed: seed, areValid: true)
        return ModuleSummary(
            (0..<3).map {
                ModuleSummary.File(random.fragment(path: "\($0).swift").summary, module: $0 == 0 ? nil : "M")
            })
    }

    private func read(_ bytes: [UInt8], version: String = "1") throws(ModuleSummary.Fault) -> ModuleSummary {
        var result: Result<ModuleSummary, ModuleSummary.Fault> = .failure(.foreign(nil))
        bytes.withUnsafeBytes { bytes in
            do throws(ModuleSummary.Fault) {
                result = .success(try ModuleSummary(encoded: bytes, version: version))
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }

    @Test("a random summary is decoded as it was encoded", arguments: 0..<50)
    func roundTrip(seed: UInt64) throws {
        let summary = summary(seed: seed)
        #expect(try read(summary.encoded(version: "1").get()) == summary)
    }

    @Test("the bytes do not depend on the order of the files")
    func order() throws {
        let summary = summary()
        let reversed = ModuleSummary(summary.files.reversed())
        #expect(try summary.encoded(version: "1").get() == reversed.encoded(version: "1").get())
    }

    @Test("a damaged byte and a truncation are detected")
    func damaged() throws {
        var bytes = try summary().encoded(version: "1").get()
        for index in bytes.indices {
            #expect(throws: ModuleSummary.Fault.self) { try read(Array(bytes[..<index])) }
            for wrong in [bytes[index] ^ 1, bytes[index] ^ 0x80, ~bytes[index]] {
                let right = bytes[index]
                bytes[index] = wrong
                #expect(throws: ModuleSummary.Fault.self) { try read(bytes) }
                bytes[index] = right
            }
        }
    }

    @Test("the faults are distinguished")
    func faults() throws {
        let bytes = try summary().encoded(version: "0.9").get()
        #expect(throws: ModuleSummary.Fault.otherVersion("0.9")) { try read(bytes) }
        #expect(throws: ModuleSummary.Fault.foreign(nil)) { try read(Array("{\"imports\": []}".utf8)) }
        #expect(throws: ModuleSummary.Fault.damaged) { try read(bytes.dropLast(), version: "0.9") }
    }

    @Test("an input is newer than its summary, and a file that is equal in two summaries counts once")
    func joined() async throws {
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
        func names(_ paths: [String]) async -> [String] {
            await LinkedSummaries.read(paths, lists: [], version: "1")
                .joined(with: [file("a.swift", "A")], of: ["a.swift", "./z.swift"])
                .map { $0.summary.providers[0].name }
        }
        #expect(await names([]) == ["A"])
        #expect(await names([one, two]) == ["A", "B", "C"])
        #expect(await names([two, one, two]) == ["A", "B", "C"])
        #expect(await names([two, other]) == ["A", "B", "C", "C2"])
    }

    @Test("a list of summaries is a file or the list itself, and a summary in place of a list is read")
    func lists() async throws {
        let folder = try TemporaryFolder()
        let one = try folder.write(.init(summary(seed: 1).encoded(version: "1").get()), to: "one")
        let two = try folder.write(.init(summary(seed: 2).encoded(version: "1").get()), to: "two")
        let list = try folder.write("\(one),\(two)", to: "list.csv")
        for lists in [[list], ["\(one),\(two)"], [one, two], [list, one]] {
            let linked = await LinkedSummaries.read([], lists: lists, version: "1")
            #expect(linked.files.count == 6)
            #expect(linked.diagnostics.isEmpty)
        }
        let missing = await LinkedSummaries.read(["nope", one], lists: ["gone.csv"], version: "1")
        #expect(missing.diagnostics.map(\.id) == [.unreadableSummary, .unreadableSummary])
        #expect(missing.diagnostics.map { $0.location?.path } == ["nope", "gone.csv"])
        #expect(missing.files.count == 3)
    }
}
