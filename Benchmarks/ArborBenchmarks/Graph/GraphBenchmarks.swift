import ArborEmission
import ArborGraph
import ArborModel

/// What proving a graph and writing its code cost, by shape and size: no disk, no parsing.
struct GraphBenchmarks {
    private static let sizes: [(shape: GraphShape, sizes: [Int])] = [
        (.tree, [2_000, 20_000, 100_000]), (.chain, [500, 5_000, 50_000]), (.wide, [200, 2_000, 20_000]),
        (.layers, [46, 460, 4_600]), (.diamond, [29, 290, 2_900]), (.siblings, [250, 2_500]),
    ]

    let rounds: Int

    func table() async -> MarkdownTable {
        var table = MarkdownTable(
            columns: "graph", "types", "proved, ms", "planned and written, ms", "code, KB")
        for (shape, sizes) in Self.sizes {
            for size in sizes { table.add(await row(shape, size)) }
        }
        return table
    }

    private func row(_ shape: GraphShape, _ size: Int) async -> [String] {
        let files = shape.files(count: size)
        var proving = Samples()
        var writing = Samples()
        var bytes = 0
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            guard let graph = await BindingGraph(files).validate(jobs: 2).graph else {
                fatalError("a benchmark's graph is sound")
            }
            let middle = ContinuousClock.now
            let plan = await ConstructionPlan(for: graph, jobs: 2)
            bytes = await SwiftEmitter().emit(plan, jobs: 2).count
            proving.add(middle - start)
            writing.add(.now - middle)
        }
        return [
            shape.rawValue, size.grouped, proving.milliseconds, writing.milliseconds,
            (bytes / 1000).grouped,
        ]
    }
}

extension GraphShape {
    /// The graph as values, one type a file.
    func files(count: Int) -> [FileSummary] {
        (0..<count).map { number in
            FileSummary(
                path: "T\(number).swift", instantiables: [type(number, edges(of: number, among: count))])
        }
    }

    private func type(_ number: Int, _ edges: Edges) -> Instantiable {
        let dependencies =
            edges.made.map { dependency($0, .instantiated(by: nil, wrapped: false)) }
            + edges.received.map { dependency($0, .received(ifAvailable: false)) }
        return Instantiable(
            type: .named("T\(number)", []), name: "T\(number)", kind: .class, isRoot: number == 0,
            dependencies: dependencies,
            construction: .initializer(dependencies.map { Argument(label: $0.label, dependency: $0.label) }),
            location: SourceLocation(path: "T\(number).swift", range: .start))
    }

    private func dependency(_ number: Int, _ source: Dependency.Source) -> Dependency {
        Dependency(label: "t\(number)", type: .named("T\(number)", []), source: source, range: .start)
    }
}
