/// Compares commands.
///
/// Each round runs all of them in turn, and ratios are computed for each round. Other work on the machine slows
/// all commands of a round, and no ratio shows it.
struct Comparison {
    struct Entry {
        /// The name by which other entries refer to this one.
        var name: String
        /// The command as readers of the table see it.
        var title: String
        var command: Child
        /// The preparation before a run, which isn't measured.
        var preparation: () throws -> Void = {}
        /// The name of the entry that this one is compared with, if there is one.
        var measure: String?
    }

    /// The results of one entry.
    struct Result {
        var entry: Entry
        var wall = Samples()
        var processor = Samples()
        var memory = 0
    }

    private(set) var results: [Result]

    /// - Parameter rounds: The number of counted rounds. One more runs first, and isn't counted.
    init(_ entries: [Entry], rounds: Int) throws {
        results = entries.map { Result(entry: $0) }
        for round in 0...rounds {
            for index in results.indices {
                try results[index].entry.preparation()
                let cost = try results[index].entry.command.run()
                if round > 0 { results[index].add(cost) }
            }
        }
    }

    subscript(name: String) -> Result? { results.first { $0.entry.name == name } }

    func table() -> MarkdownTable {
        var table = MarkdownTable(columns: "command", "ms", "CPU, ms", "memory, MB", "compared")
        for result in results {
            table.add([
                result.entry.title, result.wall.milliseconds, (result.processor.median * 1000).short,
                result.shownMemory, comparison(of: result) ?? "",
            ])
        }
        return table
    }

    /// The ratio, such as `4.9 × rg`.
    private func comparison(of result: Result) -> String? {
        guard let name = result.entry.measure, let other = self[name] else { return nil }
        return "\(result.wall.ratios(to: other.wall).median.short) × \(name)"
    }
}

extension Comparison.Result {
    fileprivate mutating func add(_ cost: Child.Cost) {
        wall.add(cost.wall)
        processor.add(cost.processor)
        memory = max(memory, cost.memory)
    }

    /// The memory, or an upper bound if the process needs less than the benchmarks themselves.
    fileprivate var shownMemory: String {
        let least = Child.leastMemory
        return memory > least
            ? (Double(memory) / 1e6).short : "below \((Double(least) / 1e6).short)"
    }
}
