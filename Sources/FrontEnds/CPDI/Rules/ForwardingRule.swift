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
        let needs = program.parties.map { Requirements(of: $0, in: program) }
        let circles = PartyCircles(needs, program)
        let foreign = ForeignUses(program)
        let writings = AliasWritings(program)
        let containment = AliasContainment(program, needs, writings)
        let looped = Set(program.loops.joined())
        let owners = AliasOwners(program)
        let takers = Dictionary(grouping: program.parties.indices) {
            program.parties[$0].alias(program.names)?.last ?? ""
        }
        let found = program.parties.indices.flatMap { index -> [Finding] in
            let party = program.parties[index]
            guard party.type != nil, let name = party.alias(program.names),
                party.isOwn(name, program.names) || owners.isOwnUnderAnotherName(name, of: party)
            else {
                return []
            }
            let declared = program.aliases(named: name, in: party.file)
            // Several branches of an '#if' may differ in what they need.
            guard declared.count == 1, !program[alias: declared[0]].isComputed, !looped.contains(declared[0])
            else { return [] }
            let usage = AliasUsage(
                index, needs[index], circle: circles[index], foreign, program)
            let isWrittenElsewhere = writings.holds(program[alias: declared[0]].name.text)
            let others = takers[name.last, default: []].filter { $0 != index }
            return Check(
                party, declared[0], usage, program, containment, isWrittenElsewhere,
                Set(others.flatMap { needs[$0].reads })
            ).findings
        }
        return withDoubts(found, about: GeneratedLeaves(program))
    }

    /// What is wrong with an alias, and the member that a fix-it removes from it.
    private struct Finding {
        var diagnostic: Diagnostic
        var removed: GeneratedLeaves.Member?

        init(_ diagnostic: Diagnostic, removing removed: GeneratedLeaves.Member? = nil) {
            (self.diagnostic, self.removed) = (diagnostic, removed)
        }
    }

    /// Without a member, code may not compile that gives a generated type its values.
    private func withDoubts(_ findings: [Finding], about leaves: GeneratedLeaves) -> [Diagnostic] {
        let needed = leaves.needed(among: findings.compactMap(\.removed))
        return findings.map { finding in
            var diagnostic = finding.diagnostic
            guard let removed = finding.removed, needed.contains(removed) else { return diagnostic }
            diagnostic.help = diagnostic.help.map {
                $0 + "; a generated type then lacks the value, so adapt the code that makes it"
            }
            for index in diagnostic.fixIts.indices { diagnostic.fixIts[index].isCertain = false }
            return diagnostic
        }
    }

    private struct Check {
        let party: Party
        let alias: CompositionProgram.Reference
        let program: CompositionProgram
        let usage: AliasUsage
        /// True if other code names the alias, and may need what the type itself doesn't use.
        let isWrittenElsewhere: Bool
        /// What other types read that take this alias in place of one of their own, which is a finding itself.
        let readByOthers: Set<String>
        private let containment: AliasContainment
        private var needs: Requirements { usage.needs }
        let members: [CompositionAlias.Member]
        /// By name, the index of the first member with it.
        private let firsts: [String: Int]
        private let forwarded: Set<String>
        /// The members that are aliases, each with what it requires, and all of that together.
        private let aliases: [(name: Name, composition: Composition)]
        private var whole = Composition()
        /// What private aliases require that this one can't list.
        private var hidden = Composition()

        init(
            _ party: Party, _ alias: CompositionProgram.Reference, _ usage: AliasUsage,
            _ program: CompositionProgram, _ containment: AliasContainment, _ isWrittenElsewhere: Bool,
            _ readByOthers: Set<String>
        ) {
            self.readByOthers = readByOthers
            self.party = party
            self.containment = containment
            self.isWrittenElsewhere = isWrittenElsewhere
            self.alias = alias
            self.program = program
            self.usage = usage
            let members = program[alias: alias].members
            self.members = members
            firsts = Dictionary(members.indices.map { (members[$0].name.last, $0) }) { first, _ in first }
            forwarded = Set(usage.needs.forwarded.map(\.alias.last))
            aliases = members.lazy.map(\.name).filter { !program.aliases(named: $0, in: alias.file).isEmpty }
                .map { ($0, program.composition(of: [$0], in: alias.file)) }
            for found in aliases { whole.add(found.composition) }
            for need in needs.forwarded where isHidden(need) {
                hidden.add(program.composition(of: [need.alias], in: party.file))
            }
        }

        var findings: [Finding] {
            var found = repeated.map { Finding($0) }
            let missing = needs.forwarded.filter {
                firsts[$0.alias.last] == nil && !usage.isInCircle($0.alias) && !isHidden($0)
            }
            var replaced: Set<Int> = []
            for need in missing {
                let leaves = leaves(impliedBy: need).filter { !replaced.contains($0) }
                replaced.formUnion(leaves)
                found.append(Finding(leaves.isEmpty ? unforwarded(need) : misplaced(leaves, need)))
            }
            var removed: Set<Int> = []
            for index in members.indices where !replaced.contains(index) && !isRepeated(index) {
                guard let diagnostic = superfluous(index, besides: removed) else { continue }
                removed.insert(index)
                found.append(Finding(diagnostic, removing: .init(alias: alias, index: index)))
            }
            return found
        }

        /// True for a private alias, which others can't list. They list what it requires.
        private func isHidden(_ need: Requirements.Forwarded) -> Bool {
            !program[alias: alias].isPrivate
                && program.aliases(named: need.alias, in: party.file).contains {
                    program[alias: $0].isPrivate
                }
        }

        private func isRepeated(_ index: Int) -> Bool {
            firsts[members[index].name.last] != index
        }

        private func leaf(_ index: Int) -> CompositionProgram.Reference? {
            program.aliases(named: members[index].name, in: alias.file).isEmpty
                ? program.protocols(named: members[index].name, in: alias.file).first : nil
        }

        /// The indices of the leaves that the file doesn't read, and that the alias of a child requires.
        private func leaves(impliedBy need: Requirements.Forwarded) -> [Int] {
            let required = program.composition(of: [need.alias], in: party.file)
            return members.indices.filter { index in
                leaf(index).map { program.requires(required, $0) && !usage.reads($0) } ?? false
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

        private func removal(_ index: Int, isCertain: Bool = true) -> [Diagnostic.FixIt] {
            members[index].removal.map {
                [
                    .init(
                        "remove '\(members[index].name.text)'", edits: [.init(range: $0, replacement: "")],
                        isCertain: isCertain && !members[index].losesComment)
                ]
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
                fixIts: [
                    .init(
                        "list '\(need.alias.last)' instead", edits: edits,
                        isCertain: isCertain(need)
                            && !leaves.dropFirst().contains { members[$0].losesComment })
                ])
        }

        /// True if an alias or a protocol can be listed: it is one that this alias sees by its name, and that doesn't contain
        /// this one.
        private func isCertain(_ need: Requirements.Forwarded) -> Bool {
            let found = program.aliases(named: need.alias, in: alias.file)
            if found.isEmpty { return isCertainLeaf(need.alias) }
            guard found.count == 1, !need.alias.hasArguments else { return false }
            let other = program[alias: found[0]]
            let isVisible = (!program[alias: alias].isPublic || other.isPublic) && !other.isPrivate
            return other.scope.isEmpty && !other.isGeneric && isVisible
                && !program.closure(of: found).contains(alias)
        }

        /// True if a public alias would list one that isn't.
        private func isHiddenFromUsers(_ need: Requirements.Forwarded) -> Bool {
            program[alias: alias].isPublic
                && program.aliases(named: need.alias, in: alias.file).contains {
                    !program[alias: $0].isPublic
                }
        }

        private func isCertainLeaf(_ name: Name) -> Bool {
            let found = program.protocols(named: name, in: alias.file)
            guard found.count == 1, !name.hasArguments else { return false }
            let leaf = program[leaf: found[0]]
            let isVisible = !program[alias: alias].isPublic || leaf.isPublic
            return leaf.scope.isEmpty && !leaf.isPrivate && leaf.conditions.isEmpty && isVisible
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
                ],
                help: "add '& \(need.alias.last)'"
                    + (isHiddenFromUsers(need) ? ", and declare that alias 'public'" : ""),
                fixIts: [
                    .init(
                        "add '& \(need.alias.last)'",
                        edits: [.init(range: SourceRange(at: end), replacement: text)],
                        isCertain: isCertain(need))
                ])
        }

        /// The finding for a member that the file neither reads nor forwards.
        ///
        /// - Parameter removed: The members that other findings remove.
        private func superfluous(_ index: Int, besides removed: Set<Int>) -> Diagnostic? {
            let name = members[index].name
            if forwarded.contains(name.last) || usage.mayForward(name) || isOfSharer(name) { return nil }
            if let leaf = leaf(index) {
                if usage.reads(leaf) || program.requires(hidden, leaf) || isReadByOthers(leaf) { return nil }
                let other =
                    program.requires(whole, leaf)
                    ? aliases.first { $0.name.last != name.last && program.requires($0.composition, leaf) }
                    : nil
                if let other { return redundant(index, in: other.name) }
            } else if program.aliases(named: name, in: alias.file).isEmpty {
                // Nothing is known about it.
                return nil
            } else if isReadThrough(name, besides: removed) {
                return nil
            }
            if usage.isDoubtful { return nil }
            let isReadFromOutside = isReadFromOutside(name)
            let removal = "remove '\(name.text)' from '\(title)'"
            let moving =
                isReadFromOutside
                ? ", and list it in the aliases of the types that read it through this one" : ""
            return Diagnostic(
                .unusedDependency, "\(party.name) doesn't use '\(name.text)'", about: [title, name.text],
                at: location(index), help: members.count == 1 ? nil : removal + moving,
                fixIts: self.removal(
                    index,
                    isCertain: !usage.isInCircle && !isWrittenElsewhere && keepsTraits(without: name)
                        && !isReadFromOutside))
        }

        private func isReadByOthers(_ leaf: CompositionProgram.Reference) -> Bool {
            !readByOthers.isEmpty
                && program.requirements(of: program.composition(ofLeaf: leaf)).contains {
                    readByOthers.contains($0.requirement.label)
                }
        }

        /// True for the alias of a type that gets the dependencies and takes this alias in place of its own, which is a finding
        /// itself.
        private func isOfSharer(_ name: Name) -> Bool {
            needs.sharers.contains { program.names.alias(of: $0) == name.last }
        }

        /// True if a type whose alias contains this one reads what only a member of this one may give it.
        private func isReadFromOutside(_ name: Name) -> Bool {
            let lost = program.requirements(of: program.composition(of: [name], in: alias.file))
            return containment.mayRead(Set(lost.map(\.requirement.label)), throughAlias: title)
        }

        /// True if the other members require all that a member requires besides properties, such as `Sendable`.
        private func keepsTraits(without name: Name) -> Bool {
            let aliases = program.closure(of: program.aliases(named: name, in: alias.file))
            let isPlain = aliases.allSatisfy { part in
                program[alias: part].members.allSatisfy {
                    !CompositionProgram.standard.contains($0.name.last)
                }
            }
            let removed = program.composition(of: [name], in: alias.file).leaves.elements.filter {
                !program.requiresOnlyProperties(program.leaves.references[$0])
            }
            // Few protocols require more than properties. For others, the rest is not composed, because it may be long.
            if !isPlain || removed.isEmpty { return isPlain }
            let others = members.map(\.name).filter { $0.last != name.last }
            let rest = program.composition(of: others, in: alias.file)
            return removed.allSatisfy { rest.leaves.contains($0) }
        }

        /// True if the file reads a value that only this alias requires. The alias of another type is not the way to it, but
        /// removing it would break the code.
        private func isReadThrough(_ name: Name, besides removed: Set<Int>) -> Bool {
            if needs.reads.isEmpty { return false }
            let others = members.indices.filter { !removed.contains($0) }.map { members[$0].name }
                .filter { $0.last != name.last }
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
