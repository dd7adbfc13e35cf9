import ArborModel

/// The types that hand their dependencies to each other in a circle.
///
/// An alias can't contain itself, so the aliases of a circle can't list each other. Each lists what all of them need.
struct PartyCircles {
    /// What the types of a circle need together.
    final class Circle {
        /// Their own aliases.
        var aliases: Set<String> = []
        var reads: Set<String> = []
        /// The aliases of others that they forward to.
        var forwarded: Set<String> = []
        /// Everything that these aliases require.
        var composition = Composition()
    }

    /// By party, its circle.
    private var circles: [Int: Circle] = [:]

    /// - Parameter needs: What each party needs, in the order of the parties.
    init(_ needs: [Requirements], _ program: CompositionProgram) {
        let parties = program.parties
        var takers: [String: [Int]] = [:]
        for (index, party) in parties.enumerated() {
            if let alias = party.alias(program.names) { takers[alias.last, default: []].append(index) }
        }
        let edges = parties.indices.flatMap { from in
            needs[from].forwarded.flatMap { takers[$0.alias.last] ?? [] }.map {
                (from: PartyID(from), to: PartyID($0))
            }
        }
        let components = Components(Adjacency<PartyID, PartyID>(count: parties.count, edges: edges))
        var members: [ComponentID: [Int]] = [:]
        for index in parties.indices {
            members[components.ofNodes[PartyID(index)], default: []].append(index)
        }
        for group in members.values where group.count > 1 { add(group, needs, program) }
    }

    subscript(party: Int) -> Circle? { circles[party] }

    private mutating func add(_ group: [Int], _ needs: [Requirements], _ program: CompositionProgram) {
        let circle = Circle()
        for index in group {
            if let alias = program.parties[index].alias(program.names) { circle.aliases.insert(alias.last) }
            circle.reads.formUnion(needs[index].reads)
            circle.forwarded.formUnion(needs[index].forwarded.map(\.alias.last))
            circles[index] = circle
        }
        for index in group {
            for need in needs[index].forwarded where !circle.aliases.contains(need.alias.last) {
                circle.composition.add(
                    program.composition(of: [need.alias], in: program.parties[index].file))
            }
        }
    }
}

/// The index of a party.
private struct PartyID: DenseID {
    var rawValue: Int32
}
