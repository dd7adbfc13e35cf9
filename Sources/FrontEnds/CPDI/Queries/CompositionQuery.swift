import ArborModel

/// Answers questions about the aliases of a program.
public struct CompositionQuery: Sendable {
    let program: CompositionProgram
    private let flow: DependencyFlow

    /// Creates a query of a program.
    public init(_ program: CompositionProgram) {
        self.program = program
        flow = DependencyFlow(program)
    }

    /// Explains a protocol, a property of one, an alias or a type that takes dependencies.
    ///
    /// - Throws: `NameLookupError` if the name is unknown or ambiguous.
    public func explain(_ name: String) throws(NameLookupError) -> CompositionExplanation {
        let leaves = program.leaves.references.filter { leaf in
            let found = program[leaf: leaf]
            return found.name.last == name || found.requirements.contains { $0.label == name }
                || found.requirements.contains { "\($0.label): \($0.type)" == name }
        }
        let aliases = program.allAliases.filter { alias in
            let found = program[alias: alias].name.text
            return found == name || found == program.names.alias(of: name)
        }
        let count = leaves.count + aliases.count
        guard count == 1 else {
            throw NameLookupError(
                name: name,
                candidates: count == 0
                    ? similar(to: name) : leaves.map(described(leaf:)) + aliases.map(described(alias:)),
                isAmbiguous: count > 1)
        }
        return leaves.isEmpty ? explanation(ofAlias: aliases[0]) : explanation(ofLeaf: leaves[0])
    }

    private func described(leaf: CompositionProgram.Reference) -> String {
        program[leaf: leaf].name.text + " in " + program.path(leaf.file)
    }

    private func described(alias: CompositionProgram.Reference) -> String {
        program[alias: alias].name.text + " in " + program.path(alias.file)
    }

    /// The names of protocols, of their properties, of aliases and of types that take dependencies, without an order.
    public var names: Set<String> {
        Set(
            program.leaves.references.flatMap { leaf in
                [program[leaf: leaf].name.text] + program[leaf: leaf].requirements.map(\.label)
            } + program.allAliases.map { program[alias: $0].name.text } + program.parties.map(\.name))
    }

    private func similar(to name: String) -> [String] {
        let limit = max(1, min(3, name.utf8.count / 3))
        return names.compactMap { other in
            editDistance(name, other, atMost: limit).map { (distance: $0, name: other) }
        }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(5).map(\.name)
    }

    private func place(ofAlias alias: CompositionProgram.Reference) -> CompositionExplanation.Place {
        .init(name: program[alias: alias].name.text, location: program.location(of: alias))
    }

    private func place(ofLeaf leaf: CompositionProgram.Reference) -> CompositionExplanation.Place {
        let name = program[leaf: leaf].name
        return .init(name: name.text, location: program.location(name.range, in: leaf.file))
    }

    private func place(ofParty index: Int) -> CompositionExplanation.Place {
        let party = program.parties[index]
        return .init(name: party.name, location: program.location(party.place, in: party.file))
    }

    private func aliases(containing name: Name) -> [CompositionProgram.Reference] {
        program.allAliases.filter { alias in
            program[alias: alias].members.contains { $0.name.last == name.last }
        }
    }

    // MARK: Protocols

    private func explanation(ofLeaf leaf: CompositionProgram.Reference) -> CompositionExplanation {
        let found = program[leaf: leaf]
        let labels = Set(found.requirements.map(\.label))
        let subject = found.requirements.map { "'\($0.label): \($0.type)'" }.joined(separator: ", ")
        var explanation = CompositionExplanation(
            subject: subject.isEmpty ? found.name.text : "\(found.name.text) with \(subject)",
            declaration: place(ofLeaf: leaf))
        explanation.containedIn = aliases(containing: found.name).map(place(ofAlias:))
        let readers = program.parties.indices.filter { index in
            !labels.isDisjoint(with: flow.reads[index]) && requires(program.parties[index], leaf)
        }
        let tops = program.parties.indices.filter { flow.isBelowNothing($0) }
        explanation.readers = readers.map { reader in
            .init(place: place(ofParty: reader), aliases: path(to: leaf, from: tops, by: reader))
        }
        guard let owner = flow.owner(of: readers) else { return explanation }
        explanation.owner = place(ofParty: owner)
        explanation.relieved = program.parties.indices.filter { index in
            !flow.isBelow(index, owner) && requires(program.parties[index], leaf)
        }.flatMap { index in
            let party = program.parties[index]
            return party.required(program.names).map { program.aliases(named: $0, in: party.file) } ?? []
        }.map(place(ofAlias:))
        return explanation
    }

    private func requires(_ party: Party, _ leaf: CompositionProgram.Reference) -> Bool {
        program.requires(program.composition(of: party.composed(program.names), in: party.file), leaf)
    }

    /// The aliases from one of the topmost types to the alias of a reader. They begin below a type that gets the value from a
    /// spliced type.
    private func path(
        to leaf: CompositionProgram.Reference, from tops: [Int], by reader: Int
    ) -> [String] {
        let parties = flow.path(from: tops, to: reader).map { program.parties[$0] }
        let spliced = parties.lastIndex { party in
            guard let alias = party.required(program.names) else { return false }
            return !program.requires(program.composition(of: [alias], in: party.file), leaf)
        }
        let first = spliced.map { [parties[$0].alias(program.names)] } ?? []
        let others = parties[((spliced ?? -1) + 1)...].map { $0.required(program.names) }
        return (first + others).compactMap { $0?.last } + [program[leaf: leaf].name.text]
    }

    // MARK: Aliases

    private func explanation(ofAlias alias: CompositionProgram.Reference) -> CompositionExplanation {
        let name = program[alias: alias].name
        var explanation = CompositionExplanation(subject: name.text, declaration: place(ofAlias: alias))
        explanation.containedIn = aliases(containing: name).map(place(ofAlias:))
        let composition = program.composition(of: alias)
        explanation.requirements = composition.leaves.elements.map { number in
            let leaf = program.leaves.references[number]
            return .init(
                place: place(ofLeaf: leaf), aliases: program.path(to: leaf, from: [name], in: alias.file))
        }
        return explanation
    }
}
