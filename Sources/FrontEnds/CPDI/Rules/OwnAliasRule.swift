import ArborModel

/// Checks that each type has an alias of its own, under its own name, in its own file.
///
/// An alias that several types share no longer says what one of them needs.
struct OwnAliasRule: CompositionRule {
    var ids: [DiagnosticID] { [.foreignDependencies, .misnamedDependencies, .distantDependencies] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        let owners = AliasOwners(program)
        let fixes = OwnAliasFixes(program)
        let factories = FactorySearch(program)
        return program.parties.indices.compactMap { index in
            let party = program.parties[index]
            guard let written = party.alias(program.names) else { return nil }
            if party.isOwn(written, program.names) { return distant(written, party, fixes) }
            if case .spliced = party.taking { return nil }
            // `DirectiveRule` reports a type that doesn't take the alias that it asks for.
            if program.asksForAlias(party) { return nil }
            if owners.isOwnUnderAnotherName(written, of: party) { return misnamed(written, party, fixes) }
            return factories.makes(party, withAlias: written) ? nil : foreign(written, index, fixes)
        }
    }

    private func distant(_ alias: Name, _ party: Party, _ fixes: OwnAliasFixes) -> Diagnostic? {
        let program = fixes.program
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
            fixIts: declared.count == 1 ? fixes.moving(found, to: party) : [])
    }

    private func misnamed(_ alias: Name, _ party: Party, _ fixes: OwnAliasFixes) -> Diagnostic {
        let program = fixes.program
        let expected = program.names.alias(of: party.name)
        return Diagnostic(
            .misnamedDependencies, "'\(alias.text)' is the alias of \(party.name), but not named after it",
            about: [alias.text, party.name], at: program.location(alias.range, in: party.file),
            help: "rename it to '\(expected)'",
            fixIts: program.aliases(named: alias, in: party.file).prefix(1).map {
                fixes.renaming($0, to: expected, for: party)
            })
    }

    private func foreign(_ alias: Name, _ index: Int, _ fixes: OwnAliasFixes) -> Diagnostic {
        let (program, party) = (fixes.program, fixes.program.parties[index])
        let expected = program.names.alias(of: party.name)
        let text = Requirements(of: party, in: program).names.map {
            "typealias \(expected) = \($0.joined(separator: " & "))"
        }
        let isOwned = !program.aliases(named: Name(text: expected, range: alias.range), in: party.file)
            .isEmpty
        let fixIt =
            isOwned
            ? fixes.taking(expected, insteadOf: alias, index)
            : text.flatMap { fixes.declaring($0, expected, insteadOf: alias, index) }
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

extension CompositionProgram {
    /// True if a directive asks for the alias of a type.
    fileprivate func asksForAlias(_ party: Party) -> Bool {
        guard let type = party.type else { return false }
        return files[type.file].directives.contains {
            $0.request == .dependencies && $0.target == .type(type.index)
        }
    }
}

/// Finds the aliases that only one type takes, and that have no other type's name.
struct AliasOwners {
    private let program: CompositionProgram
    /// By alias, the number of the types and functions that take it.
    private let users: [String: Int]
    private let parties: Set<String>

    init(_ program: CompositionProgram) {
        self.program = program
        users = Dictionary(
            program.parties.compactMap { party in party.alias(program.names).map { ($0.last, 1) } },
            uniquingKeysWith: +)
        parties = Set(program.parties.map(\.name))
    }

    /// True for an alias of the only type that takes it, although it isn't named after that.
    func isOwnUnderAnotherName(_ alias: Name, of party: Party) -> Bool {
        if case .spliced = party.taking { return false }
        guard users[alias.last] == 1, program.names.isAlias(alias.last),
            let owner = program.names.party(ofAlias: alias.last)
        else { return false }
        return !parties.contains(owner) && program.countOfAliases(named: alias.last) == 1
    }
}

/// Finds functions that make the type whose alias they take.
private struct FactorySearch {
    private let program: CompositionProgram
    /// By file, the names of what is called with dependencies, with the index of the type around the call.
    private let calls: [Set<Call>]

    private struct Call: Hashable {
        var owner: Int?
        var name: String
    }

    init(_ program: CompositionProgram) {
        self.program = program
        calls = program.files.map { file in
            Set(
                file.uses.compactMap { use in
                    guard case .passed(let callee, _, _) = use.kind else { return nil }
                    let name = callee.last == "init" ? callee.dropLast().last : callee.last
                    return name.map { Call(owner: use.owner, name: $0) }
                })
        }
    }

    func makes(_ party: Party, withAlias alias: Name) -> Bool {
        guard let function = party.function, let owner = program.names.party(ofAlias: alias.last) else {
            return false
        }
        let around = function.owner.map { program.files[party.file].types[$0].name.last }
        return around == owner || calls[party.file].contains(Call(owner: function.owner, name: owner))
    }
}
