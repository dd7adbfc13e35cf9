/// Does `count` pieces of work, at most `jobs` of them at a time, and returns the results in the order of the pieces.
///
/// The results are the same for every number of jobs. Each task owns its worker and its results, and draws batches of
/// indices from a shared counter. With one job, or one batch, the work is done in the calling task.
///
/// The function can be inlined into other modules, because a generic function that isn't specialised there costs up to
/// a third more.
///
/// - Parameters:
///   - count: The number of pieces.
///   - jobs: The greatest number of tasks.
///   - batch: The number of pieces that a task draws at once: large enough to make the counter's cost negligible, and
///     small enough to spread the last pieces over all tasks.
///   - worker: Creates the state that a task owns while it works.
///   - work: Does one piece. A result of `nil` is left out.
///   - ended: Is called after each batch, with the number of its pieces.
@inlinable
@available(macOS 10.15, *)
public func inParallel<Worker: ~Copyable, Output: Sendable>(
    _ count: Int, jobs: Int, batch: Int = 1, worker: @escaping @Sendable () -> Worker,
    _ work: @escaping @Sendable (inout Worker, Int) -> Output?,
    ended: @escaping @Sendable (inout Worker, Int) -> Void = { _, _ in }
) async -> [Output] {
    let batches = await inParallel(
        count, jobs: jobs, batch: batch, worker: worker, collecting: { Pile<Output>() },
        { worker, index, outputs in
            if let output = work(&worker, index) { outputs.append(output) }
        }, ended: ended)
    return Pile.joined(batches)
}

/// Does `count` pieces of work, and collects their results, as the function above does. The caller joins the collections.
/// It can so avoid copies of results, whose reference counts are in another processor's cache.
///
/// - Parameters:
///   - empty: Creates a collection without results. Each collection is of pieces that follow each other.
///   - work: Does one piece, and adds its result to a collection.
/// - Returns: The collections, in the order of the pieces.
@inlinable
@available(macOS 10.15, *)
public func inParallel<Worker: ~Copyable, Results: Sendable>(
    _ count: Int, jobs: Int, batch: Int = 1, worker: @escaping @Sendable () -> Worker,
    collecting empty: @escaping @Sendable () -> Results,
    _ work: @escaping @Sendable (inout Worker, Int, inout Results) -> Void,
    ended: @escaping @Sendable (inout Worker, Int) -> Void = { _, _ in }
) async -> [Results] {
    let workers = min(jobs, (count + batch - 1) / batch)
    guard workers > 1 else {
        var worker = worker()
        var results = empty()
        for first in stride(from: 0, to: count, by: batch) {
            let indices = first..<min(first + batch, count)
            for index in indices { work(&worker, index, &results) }
            ended(&worker, indices.count)
        }
        return [results]
    }
    let counter = Counter()
    let slots = Slots<Results>(count: (count + batch - 1) / batch)
    await withTaskGroup(of: Void.self) { group in
        for _ in 0..<workers {
            group.addTask {
                ThreadMemory.useLargePages()
                var worker = worker()
                while let indices = counter.draw(batch, of: count) {
                    var results = empty()
                    for index in indices { work(&worker, index, &results) }
                    ended(&worker, indices.count)
                    slots.fill(indices.lowerBound / batch, with: results)
                }
            }
        }
    }
    return slots.taken()
}

/// Does `count` pieces of work that need no state, and returns the results in the order of the pieces.
///
/// - Parameters:
///   - count: The number of pieces.
///   - jobs: The greatest number of tasks.
///   - work: Does one piece.
@inlinable
@available(macOS 10.15, *)
public func inParallel<Output: Sendable>(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Output
) async -> [Output] {
    await inParallel(count, jobs: jobs, worker: {}, { _, index in work(index) })
}
