import ArborEmission
import ArborGraph
import ArborModel
import ArborSyntax

/// `ArborBenchmarks graph`: what validating and emitting costs, by shape and size.
/// `ArborBenchmarks monorepo DIR [--files N] [--seed S]`: writes a monorepo to measure the tool on.
/// `ArborBenchmarks parse LIST`: how fast the reader extracts the declarations of the listed files, a path a line, on
/// one thread, from memory.
/// `ArborBenchmarks growth [FROM [TO]]`: what `scripts/growth-gate` counts.
@main
struct Main {
    static func main() async throws {
        switch CommandLine.arguments.dropFirst().first {
        case "monorepo": try monorepo(Array(CommandLine.arguments.dropFirst(2)))
        case "parse" where CommandLine.arguments.count == 3: try parse(list: CommandLine.arguments[2])
        case "growth": await Growth.run(Array(CommandLine.arguments.dropFirst(2)))
        case "graph", nil: try await graphs()
        default:
            print(
                "usage: ArborBenchmarks [graph | growth | parse LIST | monorepo DIR [--files N] [--seed S]]")
        }
    }

    private static let shapes: [(shape: GraphShape, sizes: [Int])] = [
        (.tree, [2_000, 20_000, 100_000]), (.chain, [500, 5_000, 50_000]), (.wide, [200, 2_000, 20_000]),
        (.layers, [46, 460, 4_600]), (.lattice, [29, 290, 2_900]), (.siblings, [250, 2_500]),
    ]

    private static func graphs() async throws {
        print("| shape | types | validate, ms | plan and emit, ms | code, bytes |")
        print("|---|---|---|---|---|")
        for (shape, sizes) in shapes {
            for size in sizes {
                let files = shape.files(count: size)
                var validating: [Double] = []
                var emitting: [Double] = []
                var bytes = 0
                for _ in 0..<5 {
                    let clock = ContinuousClock()
                    let start = clock.now
                    guard let graph = await BindingGraph(files).validate().graph else {
                        fatalError("a benchmark's graph is sound")
                    }
                    let middle = clock.now
                    let plan = await ConstructionPlan(for: graph, imports: [:], additionalModules: [])
                    bytes = SwiftEmitter().emit(plan).utf8.count
                    validating.append((middle - start).milliseconds)
                    emitting.append((clock.now - middle).milliseconds)
                }
                print("| \(shape) | \(size) | \(validating.median) | \(emitting.median) | \(bytes) |")
            }
        }
    }

    private static func monorepo(_ words: [String]) throws {
        func number(_ option: String, or standard: Int) -> Int {
            words.firstIndex(of: option).flatMap { $0 + 1 < words.count ? Int(words[$0 + 1]) : nil }
                ?? standard
        }
        guard let folder = words.first, !folder.hasPrefix("-") else { return print("the folder is missing") }
        let monorepo = Monorepo(files: number("--files", or: 10_000), seed: UInt64(number("--seed", or: 1)))
        try monorepo.write(to: folder)
    }

    private static func parse(list: String) throws {
        let paths = try String(contentsOfFileAt: list).split(separator: "\n").map(String.init)
        let sources = try paths.map { try String(contentsOfFileAt: $0) }
        let bytes = sources.reduce(0) { $0 + $1.utf8.count }
        var times: [Double] = []
        var types = 0
        for _ in 0..<5 {
            var reader = SourceReader()
            let start = ContinuousClock().now
            types = sources.reduce(0) { $0 + reader.read($1).types.count }
            times.append((ContinuousClock().now - start).milliseconds)
        }
        let speed = Double(bytes) / 1000 / times.median
        print(
            "\(paths.count) files, \(bytes) bytes, \(types) type declarations: \(times.median) ms, \(speed.rounded()) MB/s"
        )
    }
}

extension Duration {
    fileprivate var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}

extension [Double] {
    /// To a hundredth.
    fileprivate var median: Double { (sorted()[count / 2] * 100).rounded() / 100 }
}
