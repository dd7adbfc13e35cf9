import ArborPlanning
import ArborTestSupport
import Foundation
import Testing

/// Random graphs as programs. Their generated code is compiled and run, and every object is looked up by the
/// naive rule. `ARBOR_PROOF_SEED` sets the first seed, and `ARBOR_PROOF_PROGRAMS` the number of graphs.
@Suite("Proof by running generated code")
struct GeneratedCodeProofTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["ARBOR_PROOF_SEED"].flatMap { UInt64($0) } ?? 1
    private static let count = environment["ARBOR_PROOF_PROGRAMS"].flatMap { Int($0) } ?? 300

    /// The wanted number of valid graphs with consumers. Their names show the seeds.
    private static var graphs: [ProofGraph] {
        var graphs: [ProofGraph] = []
        var seed = seed
        while graphs.count < count {
            let graph = RandomGraph.make(seed: seed, prefix: "G\(seed)_")
            let reference = NaiveReference(graph)
            if reference.consumers > 1, reference.verdict().isSound { graphs.append(graph) }
            seed += 1
        }
        return graphs
    }

    /// Runs with other limits too, because no function of these graphs is long enough to be divided or to need a scope.
    @Test(
        "each received object is the nearest provider's, and each instantiated one has a single owner",
        arguments: [CodeLimits(), .noParameters, .shared, .least])
    func identities(limits: CodeLimits) async throws {
        let graphs = Self.graphs
        let scratch = try Scratch()
        // One file, because the compiler would read each of many files again for the others.
        try scratch.file("Input/Graphs.swift", graphs.map(\.source).joined(separator: "\n"))
        let generated = try await scratch.generate(from: scratch.url("Input"), limits: limits)
        let checker = Products.package.appending(path: "Tests/EndToEndTests/Proof/Checker.swift")
        let main = try scratch.file("main.swift", Self.main(for: graphs))
        let program = scratch.url("program")
        try await Compiler.shared.value.compile(
            swiftFiles(below: scratch.url("Input")) + [checker, generated, main], into: program)
        let output = try await Command.output(of: program, [], in: scratch.folder)
        let lines = output.split(separator: "\n")
        let faults = lines.dropLast()
        #expect(faults.isEmpty, "ARBOR_PROOF_SEED=\(Self.seed)\n\(faults.prefix(5).joined(separator: "\n"))")
        // Otherwise nothing was proved.
        let counts = try #require(lines.last).split(separator: " ").compactMap { Int($0) }
        #expect(counts.count == 2 && counts[0] > 3 * Self.count && counts[1] > 2 * Self.count, "\(counts)")
    }

    private static func main(for graphs: [ProofGraph]) -> String {
        """
        var checker = Checker()
        \(graphs.flatMap(\.roots).map { "checker.check(\($0))" }.joined(separator: "\n"))
        for fault in checker.faults { print(fault) }
        print(checker.made, checker.received)

        """
    }
}
