import ArborTestSupport
import Foundation
import Testing

/// After any changes, a run with a cache reports and writes the same as one without.
///
/// `ARBOR_STEPS=N` sets the number of steps in all, `ARBOR_STEPS_SEED=N` the first seed.
@Suite("Walks of random edits")
struct EditWalkTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["ARBOR_STEPS_SEED"].flatMap { UInt64($0) } ?? 1
    private static let steps = environment["ARBOR_STEPS"].flatMap { Int($0) } ?? 1_000
    /// The steps of one walk. A failure is easier to follow in a short one.
    private static let length = 125
    /// The walks that a full test makes at least. A few walks may differ from the average.
    private static let fullTest = 8

    @Test("every run equals a clean one", .timeLimit(.minutes(60)))
    func walks() async throws {
        let walks = (Self.steps + Self.length - 1) / Self.length
        var counts: [EditWalk.Counts] = []
        try await withThrowingTaskGroup(of: EditWalk.Counts.self) { group in
            for walk in 0..<walks {
                // A run spends most of its time waiting for the disk.
                if walk >= 4, let finished = try await group.next() { counts.append(finished) }
                group.addTask { try await Self.walk(seed: Self.seed + UInt64(walk)) }
            }
            for try await finished in group { counts.append(finished) }
        }
        guard walks >= Self.fullTest else { return }
        let steps = walks * Self.length
        // Otherwise the walks hardly test which results a cache keeps, or what a run without an error writes.
        let (remembered, sound) = counts.reduce((0, 0)) { ($0.0 + $1.remembered, $0.1 + $1.sound) }
        #expect(remembered > steps / 50)
        #expect((steps / 4..<steps * 9 / 10).contains(sound))
    }

    private static func walk(seed: UInt64) async throws -> EditWalk.Counts {
        let folder = try TemporaryFolder()
        var walk = try EditWalk(folder: folder, seed: seed)
        defer { walk.tree.unlock() }
        for step in 1...length {
            let (cached, plain) = try await walk.step(step)
            if cached == plain { continue }
            Issue.record(
                """
                ARBOR_STEPS_SEED=\(seed) ARBOR_STEPS=\(length): step \(step)
                with the cache: \(cached)
                without: \(plain)
                after: \(walk.tree.log.joined(separator: "; "))
                """)
            break
        }
        return walk.counts
    }
}
