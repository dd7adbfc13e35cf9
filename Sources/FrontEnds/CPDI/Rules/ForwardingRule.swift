import ArborModel

/// Checks that an alias lists what its file reads, and the aliases of those it hands its dependencies to, and nothing else.
///
/// A leaf that only a child needs stays behind when the child stops needing it. The child's alias doesn't.
struct ForwardingRule: CompositionRule {
    var ids: [DiagnosticID] {
        [
            .unforwardedDependency, .missingForwarding, .unusedDependency, .redundantDependency,
        ]
    }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        program.parties.flatMap { party -> [Diagnostic] in
            guard party.type != nil, let name = party.alias(program.names),
                name.last == program.names.alias(of: party.name)
            else { return [] }
            let declared = program.aliases(named: name, in: party.file)
            // Several branches of an '#if' may differ in what they need.
            guard declared.count == 1, !program[alias: declared[0]].isComputed,
                !program.loops.joined().contains(declared[0])
            else { return [] }
            return Check(party, declared[0], program).diagnostics
        }
    }

    private struct Check {
        let party: Party
        let alias: CompositionProgram.Reference
        let program: CompositionProgram
        let needs: Requirements
        let members: [CompositionAlias.Member]
        /// By name, the index of the first member with it.
        private let firsts: [String: Int]
        private let forwarded: Set<String>
        /// The members that are aliases, each with what it requires, and all of that together.
        private let aliases: [(name: Name, composition: Composition)]
        private var whole = Composition()

        init(_ party: Party, _ alias: CompositionProgram.Reference, _ program: CompositionProgram) {
            self.party = party
            self.alias = alias
            self.program = program
            needs = Requirements(of: party, in: program)
            let members = program[alias: alias].members
            self.members = members
            firsts = Dictionary(members.indices.map { (members[$0].name.last, $0) }) { first, _ in first }
            forwarded = Set(needs.forwarded.map(\.alias.last))
            aliases = members.lazy.map(\.name).filter { !program.aliases(named: $0, in: alias.file).isEmpty }
                .map { ($0, program.composition(of: [$0], in: alias.file)) }
            for found in aliases { whole.add(found.composition) }
        }

        var diagnostics: [Diagnostic] {
            var found = repeated
            let missing = needs.forwarded.filter { firsts[$0.alias.last] == nil }
            var replaced: Set<Int> = []
            for need in missing {
                let leaves = leaves(impliedBy: need).filter { !replaced.contains($0) }
                replaced.formUnion(leaves)
                found.append(leaves.isEmpty ? unforwarded(need) : misplaced(leaves, need))
            }
            for index in members.indices where !replaced.contains(index) && !isRepeated(index) {
                found += [superfluous(index)].compactMap(\.self)
            }
            return found
        }

        private func isRepeated(_ index: Int) -> Bool {
            firsts[members[index].name.last] != index
        }

        private func leaf(_ index: Int) -> CompositionProgram.Reference? {
            program.aliases(named: members[index].name, in: alias.file).isEmpty
                ? program.protocols(named: members[index].name, in: alias.file).first : nil
        }

        private func isRead(_ leaf: CompositionProgram.Reference) -> Bool {
            program.requirements(of: program.composition(ofLeaf: leaf)).contains {
                needs.reads.contains($0.requirement.label)
            }
        }

        /// The indices of the leaves that the file doesn't read, and that the alias of a child requires.
        private func leaves(impliedBy need: Requirements.Forwarded) -> [Int] {
            let required = program.composition(of: [need.alias], in: party.file)
            return members.indices.filter { index in
                leaf(index).map { program.requires(required, $0) && !isRead($0) } ?? false
            }
        }

        private func location(_ index: Int) -> SourceLocation {
            program.location(members[index].name.range, in: alias.file)
        }

        private var title: String { program[alias: alias].name.text }

        private var repeated: [Diagnostic] {
            members.indices.filter(isRepeated).map { index in
                Diagnostic(
                    .redundantDependency, "'\(title)' lists '\(members[index].name.text)' twice",
                    about: [title, members[index].name.text], at: location(index), help: "remove one of them",
                    fixIts: removal(index))
            }
        }

        private func removal(_ index: Int) -> [Diagnostic.FixIt] {
            members[index].removal.map {
                [.init("remove '\(members[index].name.text)'", edits: [.init(range: $0, replacement: "")])]
            } ?? []
        }

        private func misplaced(_ leaves: [Int], _ need: Requirements.Forwarded) -> Diagnostic {
            let names = leaves.map { "'\(members[$0].name.text)'" }.joined(separator: ", ")
            var edits = [
                Diagnostic.FixIt.Edit(range: members[leaves[0]].name.range, replacement: need.alias.last)
            ]
            edits += leaves.dropFirst().compactMap {
                members[$0].removal.map { .init(range: $0, replacement: "") }
            }
            return Diagnostic(
                .unforwardedDependency, "'\(title)' lists \(names), which only \(need.party) needs",
                about: [title] + leaves.map { members[$0].name.text }, at: location(leaves[0]),
                nearMisses: [
                    Diagnostic.Note("\(need.party) gets the dependencies of \(party.name)", at: need.location)
                ],
                help: "list '\(need.alias.last)' instead",
                fixIts: [.init("list '\(need.alias.last)' instead", edits: edits)])
        }

        private func unforwarded(_ need: Requirements.Forwarded) -> Diagnostic {
            let end = program[alias: alias].range.end
            let isBroken =
                members.count > 1 && members[0].name.range.start.line != members[1].name.range.start.line
            let column = Int(members.count > 1 ? members[1].name.range.start.column : 1)
            let text =
                isBroken
                ? "\n" + String(repeating: " ", count: max(0, column - 3)) + "& \(need.alias.last)"
                : " & \(need.alias.last)"
            return Diagnostic(
                .missingForwarding,
                "'\(title)' doesn't list '\(need.alias.last)', which \(need.party) requires",
                about: [title, need.alias.last],
                at: program.location(program[alias: alias].name.range, in: alias.file),
                nearMisses: [
                    Diagnostic.Note("\(need.party) gets the dependencies of \(party.name)", at: need.location)
                ], help: "add '& \(need.alias.last)'",
                fixIts: [
                    .init(
                        "add '& \(need.alias.last)'",
                        edits: [.init(range: SourceRange(at: end), replacement: text)])
                ])
        }

        /// The finding for a member that the file neither reads nor forwards.
        private func superfluous(_ index: Int) -> Diagnostic? {
            let name = members[index].name
            if forwarded.contains(name.last) { return nil }
            if let leaf = leaf(index) {
                if isRead(leaf) { return nil }
                let other =
                    program.requires(whole, leaf)
                    ? aliases.first { $0.name.last != name.last && program.requires($0.composition, leaf) }
                    : nil
                if let other { return redundant(index, in: other.name) }
            } else if program.aliases(named: name, in: alias.file).isEmpty {
                // Nothing is known about it.
                return nil
            } else if isReadThrough(name) {
                return nil
            }
            if needs.isOpen { return nil }
            return Diagnostic(
                .unusedDependency, "\(party.name) doesn't use '\(name.text)'", about: [title, name.text],
                at: location(index), help: members.count == 1 ? nil : "remove '\(name.text)' from '\(title)'",
                fixIts: removal(index))
        }

        /// True if the file reads a value that only this alias requires. The alias of another type is not the way to it, but
        /// removing it would break the code.
        private func isReadThrough(_ name: Name) -> Bool {
            if needs.reads.isEmpty { return false }
            let others = members.map(\.name).filter { $0.last != name.last }
            let rest = program.composition(of: others, in: alias.file)
            return needs.reads.contains { program.leaves.leaf(requiring: $0, in: rest) == nil }
        }

        private func redundant(_ index: Int, in other: Name) -> Diagnostic {
            let name = members[index].name.text
            return Diagnostic(
                .redundantDependency, "'\(title)' lists '\(name)', which '\(other.text)' contains",
                about: [title, name], at: location(index),
                help: "remove '\(name)': \(party.name) doesn't read it itself",
                fixIts: removal(index))
        }
    }
}
