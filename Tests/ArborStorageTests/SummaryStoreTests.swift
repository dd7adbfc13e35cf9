import ArborModel
import ArborSyntax
import ArborTestSupport
import Foundation
import Testing

@testable import ArborScanner
@testable import ArborStorage

@Suite("Summaries that runs share")
struct SummaryStoreTests {
    private func summary(seed: UInt64) -> ModuleSummary {
        var random = RandomSummaries(seed: seed, areValid: true)
        return ModuleSummary([.init(random.fragment(path: "\(seed).swift").summary, module: "M")])
    }

    private func bytes(_ seed: UInt64) throws -> Data {
        try .init(summary(seed: seed).encoded(version: "1").get())
    }

    private func read(_ path: String, _ digest: String, from store: SummaryStore) async -> LinkedSummaries {
        await LinkedSummaries.read(
            [path], lists: [], version: "1",
            shared: SharedSummaries(store, digests: [(path: path, digest: digest)]))
    }

    @Test("a summary is decoded once for each digest, and never found by its path")
    func digests() async throws {
        let folder = try TemporaryFolder()
        let store = SummaryStore(capacity: 1 << 20)
        let path = try folder.write(bytes(1), to: "M.arbor")
        #expect(await read(path, "one", from: store).files == summary(seed: 1).files)
        try folder.write(bytes(2), to: "M.arbor")
        #expect(await read(path, "two", from: store).files == summary(seed: 2).files)
        // The file is not read again, so the first digest still means the first bytes.
        #expect(await read(path, "one", from: store).files == summary(seed: 1).files)
        #expect(await read(path, "", from: store).files == summary(seed: 2).files)
        #expect(store.size == (try bytes(1).count + bytes(2).count))
    }

    @Test("the same bytes at another path are the same summary")
    func paths() async throws {
        let folder = try TemporaryFolder()
        let store = SummaryStore(capacity: 1 << 20)
        let one = try folder.write(bytes(1), to: "one")
        _ = await read(one, "digest", from: store)
        let two = try folder.write(bytes(2), to: "two")
        #expect(await read(two, "digest", from: store).files == summary(seed: 1).files)
        #expect(await LinkedSummaries.read([two], lists: [], version: "1").files == summary(seed: 2).files)
    }

    @Test("a summary that can't be used isn't kept")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let store = SummaryStore(capacity: 1 << 20)
        let path = try folder.write(bytes(1).dropLast(), to: "M.arbor")
        for _ in 0..<2 { #expect(await read(path, "digest", from: store).diagnostics.count == 1) }
        #expect(store.size == 0)
    }

    /// Uses summaries of size 10 as a run does, and returns the digests of those that it had to read.
    private func use(_ digests: [Int], of store: SummaryStore) -> [Int] {
        let run = store.beginRun()
        return digests.filter { digest in
            if store.summary(digest: "\(digest)", run: run) != nil { return false }
            store.keep(summary(seed: UInt64(digest)), digest: "\(digest)", size: 10, run: run)
            return true
        }
    }

    @Test("a full store serves runs that read more than it holds, in the same order each time")
    func cycles() {
        let store = SummaryStore(capacity: 80)
        #expect(use(Array(0..<12), of: store) == Array(0..<12))
        for _ in 0..<3 { #expect(use(Array(0..<12), of: store) == [8, 9, 10, 11]) }
        #expect(store.size == 80)
    }

    @Test("summaries that two runs didn't use give way to others")
    func bound() {
        let store = SummaryStore(capacity: 80)
        _ = use(Array(0..<8), of: store)
        #expect(use([0, 20], of: store) == [20])
        #expect(use([0, 20], of: store) == [20])
        #expect(use([0, 20], of: store) == [])
        #expect(store.size == 20)
        store.keep(summary(seed: 9), digest: "9", size: 81, run: 9)
        #expect(store.summary(digest: "9", run: 9) == nil)
    }

    @Test("a summary that two runs have read counts once")
    func twice() {
        let store = SummaryStore(capacity: 80)
        for run in 0..<20 { store.keep(summary(seed: 1), digest: "1", size: 30, run: run) }
        #expect(store.size == 30)
    }

    @Test("runs on several threads use a store at the same time")
    func threads() async throws {
        let folder = try TemporaryFolder()
        let seeds: [UInt64] = [0, 1, 2, 3, 4]
        let paths = try seeds.map { try folder.write(bytes($0), to: "\($0)") }
        let store = SummaryStore(capacity: try bytes(1).count * 3)
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<50 {
                        let index = (task + round) % paths.count
                        let linked = await read(paths[index], "\(index)", from: store)
                        #expect(linked.files == summary(seed: seeds[index]).files)
                    }
                }
            }
        }
    }
}
