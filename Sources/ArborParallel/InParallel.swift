/// Does `count` pieces of work, at most `jobs` of them at a time, and returns the results in the order of the pieces.
///
/// The results are the same for every number of jobs. Each task owns its worker and its results, and draws batches of
/// numbers from a shared counter. With one job, or one batch, the work is done in the calling task.
///
/// The function can be inlined into other modules: a generic one that is not specialised there costs up to a third more.
///
/// - Parameters:
///   - count: The number of pieces.
///   - jobs: The number of tasks at most.
///   - batch: The numbers that a task draws at once: enough to make the counter's cost vanish, few enough to spread the
///     last pieces.
///   - worker: Makes the state that a task owns while it works.
///   - work: Does one piece. A result of `nil` is left out.
///   - ended: Is called after each batch, with the number of its pieces.
@inlinable
@available(macOS 10.15, *)
public func inParallel<Worker: ~Copyable, Output: Sendable>(
    _ count: Int, jobs: Int, batch: Int = 1, worker: @escaping @Sendable () -> Worker,
    _ work: @escaping @Sendable (inout Worker, Int) -> Output?,
    ended: @escaping @Sendable (inout Worker, Int) -> Void = { _, _ in }
) async -> [Output] {
    let workers = min(jobs, (count + batch - 1) / batch)
    guard workers > 1 else {
        var worker = worker()
        var outputs: [Output] = []
        for first in stride(from: 0, to: count, by: batch) {
            let numbers = first..<min(first + batch, count)
            outputs += numbers.compactMap { work(&worker, $0) }
            ended(&worker, numbers.count)
        }
        return outputs
    }
    let counter = Counter()
    let results = await withTaskGroup(of: [(first: Int, outputs: [Output])].self) { group in
        for _ in 0..<workers {
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

/// The same for work that needs no state.
///
/// - Parameters:
///   - count: The number of pieces.
///   - jobs: The number of tasks at most.
///   - work: Does one piece.
@inlinable
@available(macOS 10.15, *)
public func inParallel<Output: Sendable>(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Output
) async -> [Output] {
    await inParallel(count, jobs: jobs, worker: {}, { _, number in work(number) })
}
