import Synchronization

/// Does `count` pieces of work in `jobs` children of one group, which draw batches of their numbers from a counter.
///
/// Each child owns its worker and its results; nothing is shared but the counter. Results come in the order of the
/// numbers, so that they are the same for every number of jobs.
///
/// - Parameters:
///   - batch: how many a child draws at once: enough to make the counter's cost vanish, few enough to spread the last.
///   - work: `nil` leaves no result.
func inParallel<Worker: ~Copyable, Output: Sendable>(
    _ count: Int, jobs: Int, batch: Int, worker: @escaping @Sendable () -> Worker,
    _ work: @escaping @Sendable (inout Worker, Int) -> Output?
) async -> [Output] {
    let counter = Counter()
    let results = await withTaskGroup(of: [(first: Int, outputs: [Output])].self) { group in
        for _ in 0..<max(1, min(jobs, (count + batch - 1) / batch)) {
            group.addTask {
                var worker = worker()
                var results: [(first: Int, outputs: [Output])] = []
                while let numbers = counter.draw(batch, of: count) {
                    let outputs = numbers.compactMap { work(&worker, $0) }
                    if !outputs.isEmpty { results.append((numbers.lowerBound, outputs)) }
                }
                return results
            }
        }
        return await group.reduce(into: []) { $0 += $1 }
    }
    return results.sorted { $0.first < $1.first }.flatMap(\.outputs)
}

/// Hands out numbers, each once.
private final class Counter: Sendable {
    private let next = Atomic<Int>(0)

    func draw(_ count: Int, of total: Int) -> Range<Int>? {
        let start = next.wrappingAdd(count, ordering: .relaxed).oldValue
        return start < total ? start..<min(start + count, total) : nil
    }
}
