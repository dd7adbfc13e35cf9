extension GrowthBenchmarks {
    /// The figures that the design requires.
    struct Targets {
        struct Target {
            var name: String
            var shape: GrowthShape
            var types: Int
            var most: Double
            var unit: Unit
        }

        enum Unit: String {
            case milliseconds = "ms"
            case megabytes = "MB"
            case bytes
        }

        let targets: [Target]

        func report(with benchmarks: GrowthBenchmarks) async {
            print("| to reach | most | measured | |")
            print("|---|--:|--:|---|")
            for target in targets {
                let cost = await benchmarks.cost(of: target.shape, target.types)
                let measured =
                    switch target.unit {
                    case .milliseconds: cost.milliseconds
                    case .megabytes: cost.memory ?? 0
                    case .bytes: Double(cost.bytes)
                    }
                print(
                    "| \(target.name) | \(target.most.rounded(to: 0)) \(target.unit.rawValue) "
                        + "| \(measured.rounded(to: 1)) | \(measured < target.most ? "reached" : "MISSED") |")
            }
        }
    }

    static let targets = Targets(targets: [
        .init(name: "a tree of 100,000", shape: .tree, types: 100_000, most: 300, unit: .megabytes),
        .init(name: "15 layers of 3", shape: .layers, types: 46, most: 10, unit: .milliseconds),
        .init(name: "250 siblings", shape: .siblings, types: 250, most: 10, unit: .milliseconds),
        .init(name: "a chain of 500", shape: .chain, types: 500, most: 20, unit: .milliseconds),
        .init(name: "a chain of 5,000", shape: .chain, types: 5_000, most: 200, unit: .milliseconds),
        .init(name: "a root with 2,000 children", shape: .wide, types: 2_001, most: 50, unit: .milliseconds),
        .init(name: "14 layers of diamonds", shape: .diamonds, types: 29, most: 20_000, unit: .bytes),
        .init(name: "a tree of 100,000", shape: .tree, types: 100_000, most: 1_000, unit: .milliseconds),
    ])
}
