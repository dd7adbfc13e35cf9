import ArborModel

/// Checks that each type has an alias of its own, under its own name, in its own file.
///
/// An alias that several types share no longer says what one of them needs.
struct OwnAliasRule: CompositionRule {
    var ids: [DiagnosticID] { [.foreignDependencies, .misnamedDependencies, .distantDependencies] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        let users = Dictionary(
            program.parties.compactMap { party in party.alias(program.names).map { ($0.last, 1) } },
            uniquingKeysWith: +)
        let owners = Set(program.parties.map(\.name))
        var occurrences: NameOccurrences?
        return program.parties.compactMap { party in
            guard let written = party.alias(program.names) else { return nil }
            let expected = program.names.alias(of: party.name)
            if written.last == expected { return distant(written, party, program) }
            if case .spliced = party.taking { return nil }
            if users[written.last] == 1, isFree(written.last, owners, program) {
                let known = occurrences ?? NameOccurrences(program)
                occurrences = known
                return misnamed(written, expected, party, program, known)
            }
            return foreign(written, expected, party, program)
        }
    }

    /// True for an alias whose name is not that of another type's.
    private func isFree(_ alias: String, _ owners: Set<String>, _ program: CompositionProgram) -> Bool {
        guard program.names.isAlias(alias), let owner = program.names.party(ofAlias: alias) else {
            return false
        }
        return !owners.contains(owner) && program.countOfAliases(named: alias) == 1
    }

    private func distant(_ alias: Name, _ party: Party, _ program: CompositionProgram) -> Diagnostic? {
        let declared = program.aliases(named: alias, in: party.file)
        guard let found = declared.first, !declared.contains(where: { $0.file == party.file }) else {
            return nil
        }
        return Diagnostic(
            .distantDependencies, "'\(alias.text)' is not in the file of \(party.name)", about: [alias.text],
            at: program.location(of: found),
            nearMisses: [
                Diagnostic.Note(
                    "\(party.name) is declared here", at: program.location(party.place, in: party.file))
            ],
            help: "move it to the file of \(party.name), above the declaration that needs it",
            fixIts: moving(found, to: party, program))
    }

    /// The fix-it that moves an alias above the type that it belongs to.
    private func moving(
        _ alias: CompositionProgram.Reference, to party: Party, _ program: CompositionProgram
    ) -> [Diagnostic.FixIt] {
        guard let type = party.type, program[type: type].range.start.column == 1,
            program.files[alias.file].module == program.files[party.file].module
        else { return [] }
        return [
            .init(
                "move it to the file of \(party.name)",
                edits: [
                    .init(range: program[alias: alias].range, replacement: ""),
                    .init(
                        in: program.path(party.file), range: SourceRange(at: program[type: type].range.start),
                        replacement: program[alias: alias].text + "\n\n"),
                ])
        ]
    }

    private func misnamed(
        _ alias: Name, _ expected: String, _ party: Party, _ program: CompositionProgram,
        _ occurrences: NameOccurrences
    ) -> Diagnostic {
        let declared = program.aliases(named: alias, in: party.file)
        return Diagnostic(
            .misnamedDependencies, "'\(alias.text)' is the alias of \(party.name), but not named after it",
            about: [alias.text, party.name], at: program.location(alias.range, in: party.file),
            help: "rename it to '\(expected)'",
            fixIts: declared.isEmpty ? [] : [occurrences.renaming(alias.last, to: expected)])
    }

    private func foreign(
        _ alias: Name, _ expected: String, _ party: Party, _ program: CompositionProgram
    ) -> Diagnostic {
        let needed = Requirements(of: party, in: program).names
        let text = needed.map { "typealias \(expected) = \($0.joined(separator: " & "))" }
        let isOwned = !program.aliases(named: Name(text: expected, range: alias.range), in: party.file)
            .isEmpty
        let replacement = Diagnostic.FixIt.Edit(range: alias.range, replacement: expected)
        let fixIt: Diagnostic.FixIt? =
            if isOwned {
                Diagnostic.FixIt("write '\(expected)'", edits: [replacement])
            } else if let text, let type = party.type, program[type: type].range.start.column == 1 {
                Diagnostic.FixIt(
                    "declare '\(expected)'",
                    edits: [
                        .init(
                            range: SourceRange(at: program[type: type].range.start),
                            replacement: text + "\n\n"),
                        replacement,
                    ])
            } else { nil }
        return Diagnostic(
            .foreignDependencies,
            "\(party.name) takes '\(alias.text)', which \(program.names.isLeaf(alias.last) ? "is no alias of its own" : "is not its own")",
            about: [party.name, alias.text], at: program.location(alias.range, in: party.file),
            help: isOwned
                ? "write '\(expected)'"
                : "declare '\(text ?? "typealias \(expected) = …")' in this file, and take that",
            fixIts: [fixIt].compactMap(\.self))
    }
}
