import ArborGraph
import ArborPipeline
import ArborPlanning

/// Measures the cost of validating a graph and generating its code, by shape and size, and how the cost grows.
struct GrowthBenchmarks {
    let rounds: Int
    let jobs: Int

    /// The sizes of each shape, each ten times the previous one.
    private static let sizes: [(shape: GrowthShape, sizes: [Int])] = [
        (.tree, [1_000, 10_000, 100_000]), (.chain, [500, 5_000, 50_000]), (.wide, [200, 2_000, 20_000]),
        (.siblings, [250, 2_500, 25_000]), (.optional, [250, 2_500, 25_000]), (.layers, [46, 460, 4_600]),
        (.diamonds, [290, 2_900, 29_000]), (.component, [200, 2_000, 20_000]),
        (.scopes, [500, 5_000, 50_000]),
    ]

    /// The cost of one graph.
    struct Cost {
        var proving: [Double] = []
        var writing: [Double] = []
        /// The processor time of both steps. Other work on the machine affects it less than the clock.
        var processor: [Double] = []
        var bytes = 0
        /// The peak memory of the process in MB, including the graph's values; `nil` if the system doesn't
        /// report it.
        var memory: Double?

        var milliseconds: Double { proving.middle + writing.middle }
    }

    func run() async {
        print("Proved, planned and written by \(jobs) jobs; medians of \(rounds) rounds.\n")
        // The targets come first. The allocator keeps the memory of earlier graphs, which would count for every
        // later one.
        await Self.targets.report(with: self)
        print("")
        print(
            "| shape | types | proved, ms | written, ms | processor, ms | code, bytes | memory, MB | time grows by | code by |"
        )
        print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
        for (shape, sizes) in Self.sizes { await run(shape, sizes) }
        print("\nGrowth is the exponent fitted to the sizes, of the processors' time: 1 is linear.\n")
    }

    private func run(_ shape: GrowthShape, _ sizes: [Int]) async {
        var costs: [Cost] = []
        for size in sizes {
            let cost = await cost(of: shape, size)
            costs.append(cost)
            let isLast = size == sizes.last
            let time = isLast ? exponent(sizes, costs.map(\.processor.middle)).rounded(to: 2) : ""
            let code = isLast ? exponent(sizes, costs.map { Double($0.bytes) }).rounded(to: 2) : ""
            print(
                "| \(shape) | \(size) | \(cost.proving.middle.rounded(to: 2)) | \(cost.writing.middle.rounded(to: 2)) "
                    + "| \(cost.processor.middle.rounded(to: 2)) | \(cost.bytes) | \(cost.memory?.rounded(to: 0) ?? "?") | \(time) | \(code) |"
            )
        }
    }

    func cost(of shape: GrowthShape, _ size: Int) async -> Cost {
        PeakMemory.reset()
        let files = shape.files(count: size)
        var cost = Cost()
        for _ in 0..<rounds {
            let (start, used) = (ContinuousClock.now, clock())
            guard let graph = await BindingGraph(files).validate(jobs: jobs).graph else {
                fatalError("a benchmark's graph is sound")
            }
            let middle = ContinuousClock.now
            let planner = await ConstructionPlanner(for: graph, jobs: jobs)
            cost.bytes = await planner.code(jobs: jobs).count
            cost.proving.append((middle - start) / .milliseconds(1))
            cost.writing.append((.now - middle) / .milliseconds(1))
            cost.processor.append(Double(clock() - used) * 1000 / Double(CLOCKS_PER_SEC))
        }
        cost.memory = PeakMemory.megabytes
        return cost
    }
}

/// The slope of a line through the logarithms, by least squares.
private func exponent(_ sizes: [Int], _ costs: [Double]) -> Double {
    let points = zip(sizes, costs).map { (x: log(Double($0)), y: log($1)) }
    let (x, y) = (points.map(\.x).mean, points.map(\.y).mean)
    let slope = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    return slope / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
}

extension [Double] {
    fileprivate var mean: Double { reduce(0, +) / Double(count) }

    /// The median.
    var middle: Double { sorted()[count / 2] }
}

extension Double {
    func rounded(to places: Int) -> String {
        let unit = pow(10, Double(places))
        let value = (self * unit).rounded() / unit
        return places == 0 ? "\(Int(value))" : "\(value)"
    }
}
