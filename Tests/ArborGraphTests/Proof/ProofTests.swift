import ArborModel
import ArborTestSupport
import Foundation
import Testing

@testable import ArborGraph

/// A second implementation of the validation: thousands of random graphs, each judged by the validator and by a reference that
/// expands the tree. `ARBOR_PROOF_SEED` sets the first seed, `ARBOR_PROOF_COUNT` the number of graphs.
@Suite("Proof by a second implementation")
struct ProofTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["ARBOR_PROOF_SEED"].flatMap { UInt64($0) } ?? 1
    private static let count = environment["ARBOR_PROOF_COUNT"].flatMap { UInt64($0) } ?? 4_000

    @Test("the validator and the expanded tree agree on every fault of every graph")
    func agree() async {
        var sound = 0
        var disagreements = 0
        var ids: [String: Int] = [:]
        for seed in Self.seed..<Self.seed + Self.count {
            let graph = RandomGraph.make(seed: seed)
            let expected = NaiveReference(graph).verdict()
            let all = await faults(of: graph, expected)
            let found = all.filter { $0.id != "never-available" }
            let warnings = Set(all).subtracting(found)
            var differences = differences(found, expected)
            if expected.isSound {
                differences += self.differences(warnings, NaiveReference(graph).available())
            }
            if expected.isSound { sound += 1 }
            for fault in all { ids[fault.id, default: 0] += 1 }
            if differences.isEmpty { continue }
            disagreements += 1
            if disagreements <= 3 {
                Issue.record(
                    "ARBOR_PROOF_SEED=\(seed) ARBOR_PROOF_COUNT=1\n\(differences.joined(separator: "\n"))\n\(graph.listing)"
                )
            }
        }
        #expect(disagreements == 0, "of \(Self.count) graphs from seed \(Self.seed) on")
        guard Self.count >= 1_000 else { return }
        // Else the proof proves nothing.
        #expect(sound > Int(Self.count) / 10)
        #expect(sound < Int(Self.count) * 9 / 10)
        for id in [
            "missing-provider", "unmet-dependency", "duplicate-provider", NaiveReference.Fault.ofTypes,
            NaiveReference.Fault.ofSiblings,
            "forwarded-into-constant", "forwarded-into-root", "never-available",
        ] { #expect(ids[id, default: 0] > 10, "\(id)") }
    }

    /// - Parameter expected: The reference's verdict, which tells the kinds of the faults that one wrong root has.
    private func faults(of graph: ProofGraph, _ expected: NaiveReference.Verdict) async -> [NaiveReference
        .Fault]
    {
        let validation = await BindingGraph(files(graph.declarations)).validate(jobs: 1)
        return validation.diagnostics.flatMap { diagnostic in
            let isOfSiblings = diagnostic.message.hasPrefix("'")
            let id =
                diagnostic.id != .dependencyCycle
                ? diagnostic.id.rawValue
                : isOfSiblings ? NaiveReference.Fault.ofSiblings : NaiveReference.Fault.ofTypes
            // One missing provider is one fault of all properties that need it.
            let others =
                [.missingProvider, .unmetDependency, .forwardedIntoRoot].contains(diagnostic.id)
                ? diagnostic.places : []
            let own = fault(id, at: diagnostic.location)
            guard case .wrongRoot = diagnostic.cause else {
                return [own] + others.map { fault(id, at: $0.location) }
            }
            return [own]
                + others.map { fault("unmet-dependency", at: $0.location) }.map { other in
                    let forwarded = fault("forwarded-into-root", like: other)
                    return expected.faults.contains(forwarded) ? forwarded : other
                }
        }
    }

    private func fault(_ id: String, at location: ArborModel.SourceLocation?) -> NaiveReference.Fault {
        NaiveReference.Fault(id: id, path: location?.path ?? "", line: location?.range?.start.line ?? 0)
    }

    private func fault(_ id: String, like other: NaiveReference.Fault) -> NaiveReference.Fault {
        NaiveReference.Fault(id: id, path: other.path, line: other.line)
    }

    /// The values that have a warning though some place of the tree has them, and those that no place has and that have none.
    private func differences(
        _ found: Set<NaiveReference.Fault>, _ expected: NaiveReference.Available
    ) -> [String] {
        found.intersection(expected.met).sorted().map { "only the validator reports \($0)" }
            + expected.offered.subtracting(expected.met).subtracting(found).sorted().map {
                "only the reference reports \($0)"
            }
    }

    /// The faults that only one of the two reports. The validator reports each component at one location.
    private func differences(_ found: [NaiveReference.Fault], _ expected: NaiveReference.Verdict) -> [String]
    {
        let cycles = found.filter { $0.id.hasPrefix("dependency-cycle") }
        let others = Set(found).subtracting(cycles)
        var lines = others.subtracting(expected.faults).sorted().map { "only the validator reports \($0)" }
        lines += expected.faults.subtracting(others).sorted().map { "only the reference reports \($0)" }
        var open = expected.cycles
        for cycle in cycles {
            if let component = open.first(where: { $0.contains(cycle) }) {
                open.remove(component)
            } else if !expected.dependentCycles.contains(where: { $0.contains(cycle) }) {
                lines.append("only the validator reports \(cycle)")
            }
        }
        return lines + open.map { "only the reference reports a component of \($0.sorted())" }
    }
}

extension ProofGraph {
    /// The declarations as text, for the analysis of a disagreement.
    var listing: String {
        declarations.map { declaration in
            "\(declaration.type)\(declaration.isRoot ? " root" : "") \(declaration.additionalTypes.map(\.type.description))\n"
                + declaration.dependencies.map { "    \($0.label): \($0.type) \($0.source)\n" }.joined()
        }.joined()
    }
}
