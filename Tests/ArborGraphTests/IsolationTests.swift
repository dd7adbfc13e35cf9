import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

/// The verdicts on isolation are held against a reference that expands each root's tree and remembers nothing.
@Suite("Isolation")
struct IsolationTests {
    private typealias Isolation = WrittenConcurrency.Isolation

    private struct Edge {
        var target: Int
        var kind: String

        var isSendable: Bool { kind.hasPrefix("Sendable") }
    }

    /// Types that make later ones; the first few are roots.
    private struct Forest {
        var edges: [[Edge]]
        var concurrency: [WrittenConcurrency]
        var roots: Int

        init(seed: UInt64) {
            var random = SplitMix(seed: seed)
            let count = Int.random(in: 3...9, using: &random)
            roots = Int.random(in: 1...2, using: &random)
            let isolations: [Isolation] = [
                .inferred, .inferred, .inferred, .nonisolated, .attribute("MainActor"),
                .attribute("Db.DiskActor"),
                .attribute("Declared"), .attribute("Unknown"),
            ]
            let kinds = ["", "", "Instantiator", "SendableInstantiator"]
            edges = Array(repeating: [], count: count)
            for target in roots..<count {
                for owner in 0..<target where Int.random(in: 0..<3, using: &random) == 0 {
                    edges[owner].append(Edge(target: target, kind: kinds.randomElement(using: &random)!))
                }
            }
            concurrency = (0..<count).map { _ in
                WrittenConcurrency(
                    type: isolations.randomElement(using: &random)!,
                    construction: Bool.random(using: &random)
                        ? .inferred : isolations.randomElement(using: &random)!,
                    mayBeIsolated: Int.random(in: 0..<3, using: &random) == 0)
            }
        }

        var graph: BindingGraph {
            let types = edges.indices.map { number in
                var provider = type(
                    "T\(number)", isRoot: number < roots,
                    dependencies: edges[number].enumerated().map { place, edge in
                        made(
                            "p\(place)",
                            edge.kind.isEmpty ? "T\(edge.target)" : "\(edge.kind)<T\(edge.target)>")
                    })
                provider.concurrency = concurrency[number]
                return provider
            }
            var files = files(types)
            files[0].globalActors = ["Outer.Declared"]
            return BindingGraph(files)
        }
    }

    /// The facts that an attribute makes certain.
    private static func actor(of isolation: Isolation) -> String? {
        switch isolation {
        case .attribute("MainActor"): "MainActor"
        case .attribute("Db.DiskActor"): "DiskActor"
        case .attribute("Declared"): "Declared"
        default: nil
        }
    }

    /// The actors of all that is made where a type is.
    private static func actors(below node: Int, in forest: Forest) -> Set<String> {
        let own = Set([actor(of: forest.concurrency[node].written)].compactMap(\.self))
        return forest.edges[node].filter { !$0.isSendable }.reduce(own) {
            $0.union(actors(below: $1.target, in: forest))
        }
    }

    /// Whether the fault depends on the default isolation; `nil` for a sound root.
    private static func verdict(on root: Int, in forest: Forest) -> Bool? {
        let actors = actors(below: root, in: forest)
        let concurrency = forest.concurrency[root]
        if case .nonisolated = concurrency.written { return actors.isEmpty ? nil : false }
        if let own = actor(of: concurrency.written) { return actors == [own] ? nil : false }
        if concurrency.written == .inferred, !concurrency.mayBeIsolated {
            return actors.isEmpty ? nil : actors == ["MainActor"]
        }
        return actors.count > 1 ? false : nil
    }

    private static func reached(in forest: Forest) -> Set<Int> {
        var reached = Set(0..<forest.roots)
        for owner in forest.edges.indices where reached.contains(owner) {
            reached.formUnion(forest.edges[owner].map(\.target))
        }
        return reached
    }

    @Test("each root and each Sendable Instantiator is judged as its tree demands", arguments: 0..<20)
    func reference(block: UInt64) async {
        var faults = 0
        for seed in block * 100..<block * 100 + 100 {
            let forest = Forest(seed: seed)
            let validation = await forest.graph.validate(jobs: 1)
            let roots = validation.suspicions.filter { $0.diagnostic.id == .isolationMismatch }
            let expected = (0..<forest.roots).compactMap { root in
                Self.verdict(on: root, in: forest).map { "T\(root) \($0)" }
            }
            #expect(
                roots.map { "\($0.diagnostic.pathTitles[0]) \(!$0.assumptions.isEmpty)" }.sorted()
                    == expected.sorted(),
                "seed \(seed)")
            let places = Self.reached(in: forest).flatMap { owner in
                forest.edges[owner].indices.filter { place in
                    let edge = forest.edges[owner][place]
                    return edge.isSendable && !Self.actors(below: edge.target, in: forest).isEmpty
                }.map { "T\(owner).swift:\($0 + 2)" }
            }
            let found = validation.suspicions.map(\.diagnostic).filter { $0.id == .isolatedSendableProduct }
                .map {
                    "\($0.location!.path):\($0.location!.range!.start.line)"
                }
            #expect(found.sorted() == places.sorted(), "seed \(seed)")
            faults += expected.count + places.count
        }
        // Else nothing was compared.
        #expect(faults > 20)
    }

    @Test("ten thousand types below a hundred roots take no longer than they are many")
    func scale() async {
        var types = (0..<10_000).map { number in
            type(
                "T\(number)",
                dependencies: number + 1 < 10_000
                    ? [made("a", "T\(number + 1)"), made("b", "T\(min(number + 7, 9_999))")] : [])
        }
        types[9_999].concurrency.type = .attribute("MainActor")
        types[9_998].concurrency.type = .attribute("DiskActor")
        for number in 0..<100 { types.append(type("Root\(number)", isRoot: true, made("a", "T0"))) }
        let clock = ContinuousClock()
        let start = clock.now
        let suspicions = await BindingGraph(files(types)).validate(jobs: 1).suspicions
        #expect(suspicions.count == 100)
        // A long path is reported by its ends.
        #expect(suspicions.allSatisfy { $0.diagnostic.path.count < 40 })
        #expect(clock.now - start < .seconds(60))
    }
}
