/// The costs of runs of one command, or of one kind of command.
struct Costs {
    /// Milliseconds.
    var wall = Samples()
    /// Milliseconds of all processors.
    var processor = Samples()
    /// Peak memory in MB.
    var memory = Samples()

    init(_ costs: [Child.Cost] = []) { for cost in costs { add(cost) } }

    mutating func add(_ cost: Child.Cost) {
        wall.add(cost.wall)
        processor.add(cost.processor * 1000)
        memory.add(Double(cost.memory) / 1e6)
    }

    var count: Int { wall.values.count }

    static func + (left: Costs, right: Costs) -> Costs {
        var sum = left
        sum.wall.values += right.wall.values
        sum.processor.values += right.processor.values
        sum.memory.values += right.memory.values
        return sum
    }
}

extension Samples {
    /// The value below which a share of the values is.
    ///
    /// - Parameter share: From 0 to 1.
    func quantile(_ share: Double) -> Double {
        let sorted = values.sorted()
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    var least: Double { values.min() ?? 0 }

    var sum: Double { values.reduce(0, +) }

    var mean: Double { sum / Double(values.count) }

    /// The median, p90, p99 and the maximum.
    var quantiles: [String] { [median, quantile(0.9), quantile(0.99), quantile(1)].map(\.short) }
}
