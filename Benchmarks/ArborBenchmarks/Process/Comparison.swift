/// Commands that are held against each other.
///
/// Rounds go through all of them in turn, and ratios are taken round by round: what slows the machine down for a while
/// slows down all, and no ratio shows it.
struct Comparison {
    struct Entry {
        /// By which others name this one.
        var name: String
        /// The command, as a reader of the table is to see it.
        var title: String
        var command: Child
        /// What must be done before the run, and is not measured.
        var preparation: () throws -> Void = {}
        /// The name of the entry that this one is compared with, if any.
        var measure: String?
    }

    /// What the rounds showed of one entry.
    struct Result {
        var entry: Entry
        var wall = Samples()
        var processor = Samples()
        var memory = 0
    }

    private(set) var results: [Result]

    /// - Parameter rounds: one more is run first, and not counted.
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

    /// `4.9 × rg`
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

    /// Of what needs less than the benchmarks themselves, only that can be said.
    fileprivate var shownMemory: String {
        let least = Child.leastMemory
        return memory > least
            ? (Double(memory) / 1e6).short : "below \((Double(least) / 1e6).short)"
    }
}
