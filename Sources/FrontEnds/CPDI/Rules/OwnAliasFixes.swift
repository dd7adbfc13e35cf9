import ArborModel

/// The edits that give a type its own alias. They are certain only if nothing else can change its meaning.
///
/// Most programs have no fault of this kind, so all that only the edits need is found for the first of them.
final class OwnAliasFixes {
    let program: CompositionProgram
    private let counts: [String: Int]
    private lazy var occurrences = NameOccurrences(program)
    private lazy var foreign = ForeignUses(program)
    private lazy var circles = PartyCircles(needs, program)
    private lazy var needs = program.parties.map { Requirements(of: $0, in: program) }
    /// The names of aliases that others should list and don't. Another fix adds them under these names.
    private lazy var missing = Set(
        program.parties.indices.flatMap { index -> [String] in
            let own = program.parties[index].alias(program.names)
            let listed = own.map { program.aliases(named: $0, in: program.parties[index].file) } ?? []
            let names = Set(listed.flatMap { program[alias: $0].members.map(\.name.last) })
            return needs[index].forwarded.map(\.alias.last).filter { !names.contains($0) }
        })

    init(_ program: CompositionProgram) {
        self.program = program
        counts = Dictionary(program.parties.map { ($0.name, 1) }, uniquingKeysWith: +)
    }

    private func count(ofPartiesNamed name: String) -> Int { counts[name] ?? 0 }

    /// True if a name can be declared without a conflict.
    private func isFree(_ name: String, for party: Party) -> Bool {
        occurrences.isUnused(name) && count(ofPartiesNamed: party.name) == 1
    }

    // MARK: Renaming

    func renaming(_ alias: CompositionProgram.Reference, to name: String, for party: Party)
        -> Diagnostic.FixIt
    {
        let declared = program[alias: alias]
        let isHidden = !declared.modifiers.contains { $0.text == "public" || $0.text == "package" }
        let isCertain =
            isHidden && !declared.isComputed && declared.scope.isEmpty && isFree(name, for: party)
            && !occurrences.isDoubtful(declared.name.text) && !missing.contains(declared.name.text)
        return Diagnostic.FixIt(
            "rename it to '\(name)'", edits: occurrences.edits(renaming: declared.name.text, to: name),
            isCertain: isCertain)
    }

    // MARK: Moving

    /// The fix-it that moves an alias above the type that it belongs to.
    func moving(_ alias: CompositionProgram.Reference, to party: Party) -> [Diagnostic.FixIt] {
        let declared = program[alias: alias]
        guard let movable = declared.movable, let type = party.type, let place = program[type: type].top,
            program.files[alias.file].module == program.files[party.file].module,
            !declared.modifiers.contains(where: { $0.text == "private" || $0.text == "fileprivate" })
        else { return [] }
        return [
            .init(
                "move it to the file of \(party.name)",
                edits: [
                    .init(range: movable.range, replacement: ""),
                    .init(
                        in: program.path(party.file), range: SourceRange(at: place),
                        replacement: movable.text + "\n\n"),
                ], isCertain: isVisible(declared, from: alias.file, in: party.file))
        ]
    }

    /// True if the members of an alias mean the same in another file.
    private func isVisible(_ alias: CompositionAlias, from file: Int, in other: Int) -> Bool {
        let module = program.files[file].module
        let areOwn = alias.members.allSatisfy { member in
            let found =
                program.aliases(named: member.name, in: file)
                + program.protocols(named: member.name, in: file)
            return !found.isEmpty && !member.name.hasArguments
                && found.allSatisfy { program.files[$0.file].module == module }
        }
        return areOwn
            || Set(program.files[file].imports.map(\.text)).isSubset(
                of: program.files[other].imports.map(\.text))
    }

    // MARK: Another alias

    /// The fix-it that takes the type's own alias, which exists.
    func taking(_ own: String, insteadOf alias: Name, _ index: Int) -> Diagnostic.FixIt? {
        let party = program.parties[index]
        let name = Name(text: own, range: alias.range)
        let declared = program.aliases(named: name, in: party.file)
        let isCertain =
            declared.count == 1 && program[alias: declared[0]].scope.isEmpty
            && isSubstitute([name], for: alias, index)
        return Diagnostic.FixIt(
            "write '\(own)'", edits: [.init(range: alias.range, replacement: own)], isCertain: isCertain)
    }

    /// The fix-it that declares the type's own alias above the type.
    func declaring(_ text: String, _ own: String, insteadOf alias: Name, _ index: Int) -> Diagnostic.FixIt? {
        let party = program.parties[index]
        guard let type = party.type, let place = program[type: type].top else { return nil }
        let members = needs[index].names ?? []
        let isHidden = !program[type: type].modifiers.contains {
            $0 == "public" || $0 == "package" || $0 == "open"
        }
        let isCertain =
            isHidden && isFree(own, for: party)
            && isSubstitute(members.map { Name(text: $0, range: alias.range) }, for: alias, index)
        return Diagnostic.FixIt(
            "declare '\(own)'",
            edits: [
                .init(range: SourceRange(at: place), replacement: text + "\n\n"),
                .init(range: alias.range, replacement: own),
            ], isCertain: isCertain)
    }

    /// True if a type's code still compiles with other members, and each value for the old alias fits the new one.
    private func isSubstitute(_ members: [Name], for alias: Name, _ index: Int) -> Bool {
        let party = program.parties[index]
        let groups = foreign.groups(concerning: index)
        // A type without a generic parameter names the alias in several places.
        guard party.parameter != nil, circles[index] == nil, groups.isEmpty, !alias.hasArguments,
            needs[index].sharers.isEmpty
        else {
            return false
        }
        if AliasUsage(index, needs[index], circle: nil, foreign, program).isDoubtful { return false }
        let old = program.composition(of: [alias], in: party.file)
        let new = program.composition(of: members, in: party.file)
        let given = Set(program.requirements(of: new).map(\.requirement.label))
        let lost = Set(program.requirements(of: old).map(\.requirement.label)).subtracting(given)
        return !new.isOpen && lost.isDisjoint(with: foreign.all.labels)
            && Set(new.leaves.elements).isSubset(of: old.leaves.elements)
            && needs[index].reads.allSatisfy(given.contains) && needs[index].typeMembers.isEmpty
            && needs[index].forwarded.allSatisfy {
                let child = program.composition(of: [$0.alias], in: party.file)
                return Set(child.leaves.elements).isSubset(of: new.leaves.elements)
            } && hasOnlyProperties(alias, old, in: party.file)
    }

    /// True if an alias requires properties without associated types, and nothing else.
    private func hasOnlyProperties(_ alias: Name, _ composition: Composition, in file: Int) -> Bool {
        let parts = program.closure(of: program.aliases(named: alias, in: file)).map { program[alias: $0] }
        return parts.allSatisfy { part in
            !part.isGeneric
                && part.members.allSatisfy {
                    !$0.name.hasArguments && !CompositionProgram.standard.contains($0.name.last)
                }
        }
            && composition.leaves.elements.allSatisfy { number in
                let leaf = program.leaves.references[number]
                return program.requiresOnlyProperties(leaf) && program[leaf: leaf].associatedTypes.isEmpty
            }
    }
}
