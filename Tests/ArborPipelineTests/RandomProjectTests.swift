import ArborGraph
import ArborModel
import ArborPipeline
import ArborPlanning
import ArborTestSupport
import Foundation
import Testing

/// Fuzzing of every stage after the reader. `ARBOR_PROJECT_SEED` sets the first seed, `ARBOR_PROJECT_COUNT` the
/// number of projects.
@Suite("Projects of random types")
struct RandomProjectTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["ARBOR_PROJECT_SEED"].flatMap { UInt64($0) } ?? 1
    private static let count = environment["ARBOR_PROJECT_COUNT"].flatMap { UInt64($0) } ?? 2_000

    @Test("every project yields code or faults, the same for one job and for three")
    func end() async {
        var wired = 0
        for seed in Self.seed..<Self.seed + Self.count {
            let files = RandomProject.files(seed: seed)
            let alone = await outcome(of: files, jobs: 1)
            let shared = await outcome(of: files, jobs: 3)
            #expect(alone == shared, "ARBOR_PROJECT_SEED=\(seed) ARBOR_PROJECT_COUNT=1")
            if !alone.code.isEmpty { wired += 1 }
        }
        // Otherwise the planner and the emitter are hardly reached.
        #expect(Self.count < 1_000 || wired > Int(Self.count) / 50)
    }

    private struct Outcome: Equatable {
        var faults: [String] = []
        var code: [UInt8] = []
    }

    private func outcome(of files: [FileSummary], jobs: Int) async -> Outcome {
        let validation = await BindingGraph(files).validate(jobs: jobs)
        var outcome = Outcome(faults: validation.diagnostics.map { "\($0.id.rawValue): \($0.message)" })
        guard let graph = validation.graph else { return outcome }
        outcome.code = await ConstructionPlanner(for: graph, jobs: jobs).code(jobs: jobs)
        return outcome
    }
}
