import ArborModel
import ArborTestSupport
import Foundation
import SafeDIFrontEnd
import Testing

@testable import ArborScanner
@testable import ArborStorage

/// Caches whose file is edited in place.
@Suite("Updates of a cache")
struct CacheUpdateTests {
    private let folder: TemporaryFolder
    private let identity = CacheIdentity(version: "1").bytes

    init() throws {
        folder = try TemporaryFolder()
        for number in 0..<8 { try folder.write(Self.source(number, 0), to: "src/\(number).swift") }
    }

    private static func source(_ number: Int, _ revision: Int) -> String {
        """
        @Instantiable public struct Type\(number): Instantiable {
            public init(r\(revision): Int) { self.r\(revision) = r\(revision) }
            @Forwarded let r\(revision): Int
        }

        """
    }

    private var path: String { folder.path + "/cache" }
    private var inputs: [String] { [folder.path + "/src"] }

    /// Waits until the files are older than the clock's grain, because newer files are not trusted.
    private func settle() { usleep(30_000) }

    /// Runs the scanner like the pipeline, and returns the next cache without writing it.
    private func update(result: String = "that") async throws -> (update: CacheUpdate, scan: ScanResult) {
        let cache = await ScanCache(path: path, version: "1", jobs: 2)
        let found = await SourceFinder.find(SourceInputs(paths: inputs))
        let sources = await cache.knownSources(for: inputs) ?? found
        let scanner = SourceScanner(frontEnds: [.safeDI], jobs: 2)
        let (scan, entries) = await scanner.scan(sources.files, with: cache)
        let update = cache.update(
            with: entries, of: sources, trackedPaths: [.absent(folder.path + "/Package.swift")],
            inputs: inputs,
            run: RunRecord(inputs: ["what"], result: [result]))
        return (try #require(update), scan)
    }

    private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

    /// Fills the cache until its file has a stamp for each source.
    private func fill() async throws {
        for _ in 0..<2 {
            settle()
            try write(try await update().update.bytes)
        }
        settle()
    }

    private func image(_ bytes: [UInt8]) -> CacheImage? {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        memory.copyBytes(from: bytes)
        return CacheImage(owning: memory, identity: identity)
    }

    private func put(_ piece: (offset: Int, bytes: [UInt8]), into bytes: inout [UInt8]) {
        let missing = piece.offset + piece.bytes.count - bytes.count
        if missing > 0 { bytes += repeatElement(0, count: missing) }
        bytes.replaceSubrange(piece.offset..<piece.offset + piece.bytes.count, with: piece.bytes)
    }

    @Test("a changed declaration edits some bytes of the file, which then has all bytes of the next cache")
    func edit() async throws {
        try await fill()
        try folder.write(Self.source(3, 1), to: "src/3.swift")
        settle()
        let next = try await update(result: "other").update
        let edit = try #require(next.edit)
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        #expect(bytes.starts(with: edit.beginning))
        for piece in edit.pieces { put(piece, into: &bytes) }
        #expect(bytes == next.bytes)
        try write(bytes)
        let cache = await ScanCache(path: path, version: "1", jobs: 1)
        #expect(cache.lastResult(of: ["what"]) == ["other"])
        let again = try await update()
        #expect(again.scan.summaries[3].providers[0].dependencies.map(\.label) == ["r1"])
        #expect(
            cache.records(of: await SourceFinder.find(SourceInputs(paths: inputs)).files).allSatisfy {
                $0 != nil
            })
    }

    @Test("an edit that stops anywhere leaves the old cache, the new one or none")
    func stopped() async throws {
        try await fill()
        let old = [UInt8](try Data(contentsOf: URL(filePath: path)))
        try folder.write(Self.source(5, 1), to: "src/5.swift")
        settle()
        let next = try await update(result: "other").update
        let edit = try #require(next.edit)
        var bytes = old
        for piece in edit.pieces {
            for length in 0...piece.bytes.count {
                var part = bytes
                put((piece.offset, Array(piece.bytes[..<length])), into: &part)
                guard let image = image(part) else { continue }
                let isNew = image.memo.run?.result == ["other"]
                #expect(image.readPayloads())
                let whole = isNew ? next.bytes : old
                #expect(part.starts(with: whole))
            }
            put(piece, into: &bytes)
        }
    }

    @Test("a reader that began before an edit finds the payloads that it knows")
    func slowReader() async throws {
        try await fill()
        let old = try #require(CacheImage(path: path, identity: identity))
        try folder.write(Self.source(2, 1), to: "src/2.swift")
        settle()
        let edit = try #require(try await update().update.edit)
        // In place, because the reader has this file open.
        let file = try FileHandle(forUpdating: URL(filePath: path))
        for piece in edit.pieces {
            try file.seek(toOffset: UInt64(piece.offset))
            try file.write(contentsOf: piece.bytes)
        }
        try file.close()
        #expect(old.readPayloads())
    }

    @Test("a file that changes again and again doesn't make the cache grow without end")
    func waste() async throws {
        try await fill()
        let size = try Data(contentsOf: URL(filePath: path)).count
        var replacements = 0
        for revision in 1...40 {
            try folder.write(Self.source(revision % 2, revision), to: "src/\(revision % 2).swift")
            settle()
            let next = try await update().update
            if next.edit == nil { replacements += 1 }
            try write(next.bytes)
            #expect(next.bytes.count < 2 * size)
        }
        #expect(1...20 ~= replacements)
    }

    @Test("another set of files is written anew")
    func otherFiles() async throws {
        try await fill()
        try folder.write(Self.source(9, 0), to: "src/9.swift")
        settle()
        #expect(try await update().update.edit == nil)
    }

    @Test("a path that was searched for in vain is tracked once, however often the graph is built again")
    func trackedOnce() async throws {
        try await fill()
        let count = try #require(CacheImage(path: path, identity: identity)).trackedPathCount
        for _ in 0..<3 { try write(try await update().update.bytes) }
        #expect(try #require(CacheImage(path: path, identity: identity)).trackedPathCount == count)
    }

    @Test("random edits, additions and removals leave a cache that means the files")
    func random() async throws {
        var random = SplitMix(seed: 11)
        try await fill()
        for revision in 1...60 {
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let number = Int.random(in: 0..<12, using: &random)
                let file = "\(folder.path)/src/\(number).swift"
                switch Int.random(in: 0..<8, using: &random) {
                case 0: try? FileManager.default.removeItem(atPath: file)
                case 1: try folder.write("struct Plain\(revision) {}", to: "src/\(number).swift")
                case 2:
                    try folder.write(
                        "@Instantiable public struct Broken { let x = }", to: "src/\(number).swift")
                default: try folder.write(Self.source(number, revision), to: "src/\(number).swift")
                }
            }
            settle()
            let (next, scan) = try await update(result: String(repeating: "r", count: revision % 70))
            var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            if let edit = next.edit {
                for piece in edit.pieces { put(piece, into: &bytes) }
                #expect(bytes == next.bytes)
            }
            try write(next.bytes)
            let files = await SourceFinder.find(SourceInputs(paths: inputs)).files
            let plain = await SourceScanner(frontEnds: [.safeDI], jobs: 1).scan(files)
            #expect(scan.summaries == plain.summaries)
            #expect(scan.diagnostics == plain.diagnostics)
            #expect(scan.outlines.map(\.path) == plain.outlines.map(\.path))
        }
    }
}
