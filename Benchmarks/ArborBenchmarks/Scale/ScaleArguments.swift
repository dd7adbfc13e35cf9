extension ModuleGraph {
    init(_ arguments: Arguments) throws {
        let modules = try arguments.number("--modules", in: 3...1_000_000) ?? 100
        self.init(
            modules: modules,
            files: try arguments.number("--files", in: 5 * modules...10_000_000) ?? 50 * modules,
            bytes: try arguments.number("--bytes", in: 0...100_000_000) ?? 10_000,
            seed: try arguments.number("--seed", in: 0...UInt64.max) ?? 1)
    }
}

extension ScaleBenchmarks {
    init(_ arguments: Arguments, rounds: Int) throws {
        guard let arbor = arguments.text("--arbor") else {
            throw Arguments.Wrong(description: "name the program to measure: --arbor")
        }
        let graph = try ModuleGraph(arguments)
        let largest = graph.modules
        self.init(
            sizes: try Self.sizes(arguments.text("--sizes")) ?? [
                largest / 8, largest / 4, largest / 2, largest,
            ],
            filesAModule: graph.files / largest,
            planned: try arguments.number("--planned", in: 3...1_000_000) ?? 20_000, bytes: graph.bytes,
            seed: graph.seed, folder: try arguments.operand("folder"), arbor: arbor, rounds: rounds)
    }

    /// Numbers of modules, separated by commas and in ascending order.
    private static func sizes(_ text: String?) throws -> [Int]? {
        guard let text else { return nil }
        let sizes = text.split(separator: ",").map { Int($0) ?? 0 }
        guard sizes.allSatisfy({ $0 >= 3 }), sizes == sizes.sorted(), !sizes.isEmpty else {
            throw Arguments.Wrong(description: "--sizes takes ascending numbers from 3, such as 100,200,400")
        }
        return sizes
    }
}
