/// Measures the cost of validating a tree and generating its code with one job and with two.
struct JobBenchmarks {
    let rounds: Int

    private static let sizes = [300, 1_000, 3_000, 10_000, 30_000, 100_000]

    /// Prints the minimum of all rounds, because other work on the machine affects two jobs more than one.
    func run() async {
        print("| a tree of | jobs | proved, ms | written, ms | processor, ms |")
        print("|--:|--:|--:|--:|--:|")
        for size in Self.sizes {
            for jobs in [1, 2] {
                let cost = await GrowthBenchmarks(rounds: rounds, jobs: jobs).cost(of: .tree, size)
                let figures = [cost.proving, cost.writing, cost.processor].map { $0.min()!.rounded(to: 2) }
                print("| \(size) | \(jobs) | \(figures.joined(separator: " | ")) |")
            }
        }
    }
}
