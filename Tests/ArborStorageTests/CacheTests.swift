import ArborModel
import ArborSyntax
import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

@testable import ArborScanner
@testable import ArborStorage

@Suite("Cache")
struct CacheTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/cache"
        try folder.write(
            "import A\n@Instantiable public struct A: Instantiable { public init() {} }", to: "src/a.swift")
        try folder.write("struct B {}", to: "src/b.swift")
        try folder.write("@Instantiable public struct C { let x = }", to: "src/deep/c.swift")
    }

    private var inputs: SourceInputs { SourceInputs(paths: [folder.path + "/src"]) }

    /// Waits until the files are older than the clock's grain, because newer files are not trusted.
    private func settle() { usleep(30_000) }

    /// Runs the scanner like the pipeline, and writes the cache to the disk.
    @discardableResult
    private func run(version: String = "1", run: RunRecord? = nil) async throws -> Run {
        let cache = await ScanCache(path: path, version: version, jobs: 2)
        let found = await SourceFinder.find(inputs)
        let sources = await cache.knownSources(for: inputs.paths) ?? found
        let scanner = SourceScanner(frontEnds: [.safeDI], jobs: 2)
        let (scan, entries) = await scanner.scan(sources.files, with: cache)
        let update = cache.update(
            with: entries, of: sources, trackedPaths: [], inputs: inputs.paths, run: run)
        try Data(try #require(update).bytes).write(to: URL(filePath: path))
        return Run(scan: scan, cache: cache, isKept: cache.records(of: sources.files).map { $0 != nil })
    }

    private struct Run {
        var scan: ScanResult
        var cache: ScanCache
        /// For each file, true if it was not read again.
        var isKept: [Bool]
    }

    @Test("unchanged files are not read again, and have the same results, faults included")
    func unchanged() async throws {
        settle()
        let first = try await run().scan
        #expect(!first.diagnostics.isEmpty)
        let again = try await run()
        let second = again.scan
        let found = await SourceFinder.find(inputs)
        #expect(await again.cache.knownSources(for: inputs.paths)?.files == found.files)
        #expect(again.isKept == [true, true, true])
        #expect(second.summaries == first.summaries)
        #expect(second.diagnostics == first.diagnostics)
        #expect(second.parsedFiles == first.parsedFiles)
        let plain = await SourceScanner(frontEnds: [.safeDI], jobs: 1).scan(
            await SourceFinder.find(inputs).files)
        #expect(plain.summaries == second.summaries)
    }

    @Test("a file that was written just before the run is not trusted")
    func grain() {
        let second: UInt64 = 1_000_000_000
        func isSettled(changed: UInt64, start: UInt64) -> Bool {
            FileStamp(size: 1, device: 5, inode: 1, modified: 0, changed: changed).settled(before: start)
                != .never
        }
        #expect(isSettled(changed: 5 * second + 1, start: 6 * second))
        #expect(!isSettled(changed: 5 * second + 1, start: 5 * second + 20_000_000))
        #expect(!isSettled(changed: 6 * second + 1, start: 6 * second))
        // With a time of whole seconds, the file system may not store fractions.
        #expect(!isSettled(changed: 5 * second, start: 6 * second))
        #expect(isSettled(changed: 5 * second, start: 8 * second))
    }

    @Test("a file with the same size and time and other contents is detected")
    func sameTime() async throws {
        settle()
        try await run()
        let file = folder.path + "/src/b.swift"
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        try folder.write("struct E {}", to: "src/b.swift")
        try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: file)
        #expect(try await run().isKept == [true, false, true])
    }

    @Test("an added, removed or renamed source is detected, and an irrelevant file is ignored")
    func folders() async throws {
        settle()
        try await run()
        try folder.write("text", to: "src/notes.txt")
        #expect(await ScanCache(path: path, version: "1", jobs: 1).knownSources(for: inputs.paths) != nil)
        #expect(await ScanCache(path: path, version: "1", jobs: 1).knownSources(for: ["other"]) == nil)
        for change in [
            "mv src/b.swift src/e.swift", "rm src/e.swift", "touch src/f.swift", "mkdir src/new",
            "touch src/new/g.swift", "rm -r src/new", "ln -s nowhere.swift src/h.swift",
        ] {
            settle()
            try await run()
            try shell(change)
            let known = await ScanCache(path: path, version: "1", jobs: 1).knownSources(for: inputs.paths)
            #expect(known == nil, "\(change)")
        }
        // The link leads nowhere. No folder's stamp shows when that changes.
        try await run()
        #expect(await ScanCache(path: path, version: "1", jobs: 1).knownSources(for: inputs.paths) == nil)
    }

    @Test("a folder that replaces a file is detected")
    func kinds() async throws {
        settle()
        try await run()
        try shell("rm src/b.swift && mkdir src/b.swift")
        #expect(await ScanCache(path: path, version: "1", jobs: 1).knownSources(for: inputs.paths) == nil)
        #expect(try await run().scan.diagnostics.allSatisfy { $0.id != .unreadableFile })
    }

    @Test("the last result is valid while nothing changes, and only for the same inputs")
    func result() async throws {
        settle()
        let record = RunRecord(inputs: ["what"], result: ["that"])
        try await run(run: record)
        #expect(await ScanCache(path: path, version: "1", jobs: 1).result(of: ["what"]) == ["that"])
        #expect(await ScanCache(path: path, version: "1", jobs: 1).result(of: ["else"]) == nil)
        #expect(await ScanCache(path: path, version: "2", jobs: 1).result(of: ["what"]) == nil)
        try folder.write("struct B {} ", to: "src/b.swift")
        #expect(await ScanCache(path: path, version: "1", jobs: 1).result(of: ["what"]) == nil)
    }

    @Test("the result stays valid after edits without a meaning for the graph, and after no others")
    func refresh() async throws {
        settle()
        try await run(run: RunRecord(inputs: ["what"], result: ["that"]))
        func refreshed(locationsMatter: Bool = false) async throws -> Bool {
            settle()
            let cache = await ScanCache(path: path, version: "1", jobs: 1)
            let result = await SourceScanner(frontEnds: [.safeDI], jobs: 2).result(
                of: ["what"], from: cache, locationsMatter: locationsMatter)
            if let result { try Data(result.cache.bytes).write(to: URL(filePath: path)) }
            return result != nil
        }
        let a = try folder.read("src/a.swift")
        try folder.write("struct B { let x = 1 }", to: "src/b.swift")
        #expect(try await refreshed())
        #expect(await ScanCache(path: path, version: "1", jobs: 1).result(of: ["what"]) == ["that"])
        try folder.write(a + " // a comment", to: "src/a.swift")
        #expect(try await refreshed(locationsMatter: true))
        try folder.write("\n\n" + a, to: "src/a.swift")
        #expect(try await !refreshed(locationsMatter: true))
        #expect(try await refreshed())
        // The patched cache contains the new locations.
        let patched = try await run(run: RunRecord(inputs: ["what"], result: ["that"]))
        #expect(patched.isKept == [true, true, true])
        #expect(patched.scan.summaries[0].providers[0].location.range?.start.line == 4)
        try folder.write(a.replacingOccurrences(of: "struct A", with: "class A"), to: "src/a.swift")
        #expect(try await !refreshed())
        try folder.write(a, to: "src/b.swift")
        #expect(try await !refreshed())
    }

    @Test("a file that is open in an editor is read from its buffer, and is not cached")
    func openFile() async throws {
        settle()
        try await run()
        settle()
        try await run(run: RunRecord(inputs: ["what"], result: ["that"]))
        let cache = await ScanCache(path: path, version: "1", jobs: 1)
        let open = folder.path + "/src/a.swift"
        let sources = await SourceFinder.find(inputs)
        let text = "@Instantiable public struct Buffered: Instantiable { public init() {} }"
        let scanner = SourceScanner(
            frontEnds: [.safeDI], jobs: 2, files: SourceFiles(buffers: [open: Array(text.utf8)]))
        let (scan, entries) = await scanner.scan(sources.files, with: cache)
        #expect(scan.summaries.flatMap(\.providers).map(\.name) == ["Buffered", "C"])
        let update = cache.update(
            with: entries, of: sources, trackedPaths: [], inputs: inputs.paths, run: nil)
        let bytes = try #require(update).bytes
        #expect(!String(decoding: bytes, as: UTF8.self).contains("Buffered"))
        try Data(bytes).write(to: URL(filePath: path))
        // The next run reads only this file, from the disk.
        #expect(try await run().isKept == [false, true, true])
        #expect(try await run().scan.summaries.flatMap(\.providers).map(\.name) == ["A", "C"])
        try folder.write("struct B { let b = 1 }", to: "src/b.swift")
        let changed = await ScanCache(path: path, version: "1", jobs: 1)
        #expect(await scanner.result(of: ["what"], from: changed, locationsMatter: false) == nil)
    }

    private func shell(_ command: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = URL(filePath: folder.path)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    // MARK: Damage

    private func image(_ bytes: [UInt8], identity: [UInt8]) -> CacheImage? {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        memory.copyBytes(from: bytes)
        let image = CacheImage(owning: memory, identity: identity)
        return image?.readPayloads() == true ? image : nil
    }

    @Test("a cache with a damaged byte, cut short or with another identity is rejected")
    func damaged() async throws {
        settle()
        try await run()
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let identity = CacheIdentity(version: "1").bytes
        #expect(image(bytes, identity: identity) != nil)
        #expect(image(bytes, identity: CacheIdentity(version: "2").bytes) == nil)
        let others = CacheIdentity(version: "1", frontEnds: [.test])
        #expect(image(bytes, identity: others.bytes) == nil)
        for index in bytes.indices {
            #expect(image(Array(bytes[..<index]), identity: identity) == nil)
            for wrong in [bytes[index] ^ 1, bytes[index] ^ 0x80, ~bytes[index]] {
                let right = bytes[index]
                bytes[index] = wrong
                #expect(image(bytes, identity: identity) == nil)
                bytes[index] = right
            }
        }
    }

    @Test("damaged payloads don't matter while nothing has changed, and are read again after that")
    func damagedPayloads() async throws {
        settle()
        try await run()
        settle()
        try await run(run: RunRecord(inputs: ["what"], result: ["that"]))
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        bytes[bytes.count - 1] ^= 1
        try Data(bytes).write(to: URL(filePath: path))
        let cache = await ScanCache(path: path, version: "1", jobs: 1)
        #expect(cache.result(of: ["what"]) == ["that"])
        try folder.write("struct B { let b = 1 }", to: "src/b.swift")
        settle()
        let again = try await run()
        #expect(again.isKept == [false, false, false])
        #expect(again.scan.summaries.flatMap(\.providers).map(\.name) == ["A", "C"])
        #expect(try await run().isKept == [true, true, true])
    }

    @Test("a forged cache with a correct checksum is read safely")
    func forged() async throws {
        settle()
        try await run()
        let right = [UInt8](try Data(contentsOf: URL(filePath: path)))
        var random = SplitMix(seed: 7)
        for _ in 0..<300 {
            var bytes = right
            for _ in 0..<3 {
                bytes[Int.random(in: 16..<bytes.count, using: &random)] = [0, 1, 0x7F, 0xFF].randomElement(
                    using: &random)!
            }
            bytes.withUnsafeMutableBytes { bytes in
                guard let header = CacheHeader(UnsafeRawBufferPointer(bytes), size: bytes.count) else {
                    return
                }
                CacheLayout.seal(bytes, payloads: header.payloads.lowerBound)
            }
            try Data(bytes).write(to: URL(filePath: path))
            try await run()
        }
    }

    @Test(
        "a file that is not a cache counts as an empty cache",
        arguments: ["", "x", "ARBOR\0C\u{3}", "import Foundation\n"])
    func foreign(text: String) async throws {
        try folder.write(text, to: "cache")
        settle()
        #expect(try await run().scan.summaries.count == 2)
        #expect(try await run().isKept == [true, true, true])
    }

    @Test("a folder or a pipe at the cache's path counts as an empty cache")
    func special() async throws {
        #expect(await ScanCache(path: folder.path, version: "1", jobs: 1).image == nil)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(await ScanCache(path: path, version: "1", jobs: 1).image == nil)
    }

    @Test("the bytes of the cache are the same for any number of jobs")
    func deterministic() async throws {
        settle()
        var all: Set<Data> = []
        for jobs in 1...4 {
            let cache = await ScanCache(path: path, version: "1", jobs: jobs)
            let sources = await SourceFinder.find(inputs)
            let scan = await SourceScanner(frontEnds: [.safeDI], jobs: jobs).scan(sources.files, with: cache)
            let update = cache.update(
                with: scan.entries, of: sources, trackedPaths: [], inputs: inputs.paths, run: nil)
            all.insert(Data(try #require(update).bytes))
        }
        #expect(all.count == 1)
    }
}
