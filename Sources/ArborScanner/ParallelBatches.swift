/// Does `count` pieces of work in `jobs` children of one group, which draw batches of their numbers from a counter.
///
/// Each child owns its worker and its results; nothing is shared but the counter. Results come in the order of the
/// numbers, so that they are the same for every number of jobs.
///
/// - Parameters:
///   - batch: how many a child draws at once: enough to make the counter's cost vanish, few enough to spread the last.
///   - work: `nil` leaves no result.
///   - ended: is called behind each batch, with how many it had.
@available(macOS 10.15, *)
func inParallel<Worker: ~Copyable, Output: Sendable>(
    _ count: Int, jobs: Int, batch: Int, worker: @escaping @Sendable () -> Worker,
    _ work: @escaping @Sendable (inout Worker, Int) -> Output?,
    ended: @escaping @Sendable (inout Worker, Int) -> Void = { _, _ in }
) async -> [Output] {
    let counter = Counter()
    let results = await withTaskGroup(of: [(first: Int, outputs: [Output])].self) { group in
        for _ in 0..<max(1, min(jobs, (count + batch - 1) / batch)) {
            group.addTask {
                var worker = worker()
                var results: [(first: Int, outputs: [Output])] = []
                while let numbers = counter.draw(batch, of: count) {
                    let outputs = numbers.compactMap { work(&worker, $0) }
                    ended(&worker, numbers.count)
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
private struct Counter: Sendable {
    private let next = Locked(0)

    func draw(_ count: Int, of total: Int) -> Range<Int>? {
        next.with { next in
            guard next < total else { return nil }
            defer { next += count }
            return next..<min(next + count, total)
        }
    }
}
