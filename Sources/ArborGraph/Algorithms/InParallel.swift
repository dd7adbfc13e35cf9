#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Does `count` pieces of work in at most `jobs` children of one group, which draw their numbers from a counter. The
/// results come in the order of the numbers, so that they are the same for every number of jobs.
///
/// One job, or one piece, is done where it is: a child would cost more than a small piece.
///
/// - Parameter worker: what a child owns while it works.
@available(macOS 10.15, *)
package func inParallel<Worker, Output: Sendable>(
    _ count: Int, jobs: Int, worker: @escaping @Sendable () -> Worker,
    _ work: @escaping @Sendable (inout Worker, Int) -> Output
) async -> [Output] {
    let workers = min(jobs, count)
    guard workers > 1 else {
        var worker = worker()
        return (0..<count).map { work(&worker, $0) }
    }
    let counter = Counter()
    let results = await withTaskGroup(of: [(number: Int, output: Output)].self) { group in
        for _ in 0..<workers {
            group.addTask {
                var worker = worker()
                var outputs: [(number: Int, output: Output)] = []
                while let number = counter.draw(of: count) { outputs.append((number, work(&worker, number))) }
                return outputs
            }
        }
        return await group.reduce(into: []) { $0 += $1 }
    }
    return results.sorted { $0.number < $1.number }.map(\.output)
}

/// The same, for workers that own nothing.
@available(macOS 10.15, *)
package func inParallel<Output: Sendable>(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Output
) async -> [Output] {
    await inParallel(count, jobs: jobs, worker: {}, { _, number in work(number) })
}

/// Hands out numbers, each once. By a lock of the C library: `Synchronization` would ask for macOS 15.
private final class Counter: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var next = 0

    init() { pthread_mutex_init(lock, nil) }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func draw(of total: Int) -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard next < total else { return nil }
        defer { next += 1 }
        return next
    }
}
