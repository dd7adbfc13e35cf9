import ArborModel
import ArborTestSupport
import Foundation

@testable import ArborPipeline

/// Runs over a tree that changes, each with a cache and without one.
struct EditWalk {
    /// The settings that take turns.
    enum Setting: Int, CaseIterable {
        case plain, summaries, baseline, advice, verified, allOutputs
    }

    /// The result of a run, without its cost and without the remarks about the cache.
    struct Result: Equatable {
        var diagnostics: [Diagnostic]
        var status: ExitStatus
        var notes: [String]
        var statistics: Outcome.Statistics
        var outputs: [String: Data]
    }

    struct Counts {
        /// The runs whose result the cache knew.
        var remembered = 0
        /// The runs without an error.
        var sound = 0
    }

    var tree: RandomTree
    var setting = Setting.plain
    private let sharesCache: Bool
    private(set) var counts = Counts()
    var edits = 0
    private var isSound = true
    /// The number of the next steps that change nothing.
    private var waits = 0

    init(folder: TemporaryFolder, seed: UInt64) throws {
        tree = RandomTree(folder: folder, seed: seed)
        sharesCache = seed % 2 == 1
        try tree.fill()
        try folder.write("", to: "baseline")
        try editLibrary()
    }

    /// Changes something, and returns the results of the next run with the cache and without it.
    mutating func step(_ number: Int) async throws -> (cached: Result, plain: Result) {
        if waits == 0, tree.number(below: 4) == 0 {
            setting = Setting(rawValue: tree.number(below: Setting.allCases.count))!
        }
        if waits > 0 { wait() } else { try await change() }
        tree.log.append("run \(setting)")
        let validates = tree.number(below: 8) == 0
        return try await compare(validates: validates, jobs: 1 + number % 3)
    }

    /// Changes usually follow at once, within the grain of the clock. A cache trusts a file that has been older for a
    /// run, and an output that has been compared after that.
    private mutating func wait() {
        waits -= 1
        usleep(25_000)
        tree.log.append("wait")
    }

    private mutating func change() async throws {
        // Otherwise one fault after the other would come, and hardly a run would write anything.
        if !isSound, tree.number(below: 3) == 0 { return try tree.repair() }
        switch tree.number(below: 12) {
        case 0: waits = 3
        case 1 where setting == .summaries: try editLibrary()
        case 2...3 where setting == .summaries: await summariseLibrary()
        case 1...3 where setting == .baseline: await changeBaseline()
        case 4: damageOutput()
        case 7:
            try tree.change()
            try tree.change()
        default: try tree.change()
        }
    }

    private mutating func compare(validates: Bool, jobs: Int) async throws -> (
        cached: Result, plain: Result
    ) {
        var cached = configuration(setting, in: "cached-\(setting)")
        cached.cache = tree.path(sharesCache ? "cache" : "cache-\(setting)")
        cached.verifiesCache = setting == .verified
        cached.jobs = jobs
        let mode: Pipeline.Mode = validates ? .validate : .generate
        if await CacheSession(cached, mode: mode)?.cache.result(of: cached.runInputs(mode)) != nil {
            counts.remembered += 1
        }
        let results = (
            cached: try await result(of: cached, validates, in: "cached-\(setting)"),
            plain: try await result(
                of: configuration(setting, in: "plain-\(setting)"), validates, in: "plain-\(setting)")
        )
        isSound = results.plain.status == .fine
        if isSound { counts.sound += 1 }
        return results
    }

    private func result(of run: Configuration, _ validates: Bool, in folder: String) async throws -> Result {
        let pipeline = Pipeline(run)
        let outcome = validates ? await pipeline.validate() : await pipeline.generate()
        var statistics = outcome.statistics
        statistics.written = statistics.written?.map { $0.replacing(tree.path(folder), with: "") }.sorted()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: tree.path(folder))) ?? []
        let outputs = names.map {
            ($0, FileManager.default.contents(atPath: tree.path(folder + "/" + $0)) ?? Data())
        }
        return Result(
            diagnostics: outcome.diagnostics, status: outcome.status, notes: outcome.notes,
            statistics: statistics,
            outputs: Dictionary(uniqueKeysWithValues: outputs))
    }
}
