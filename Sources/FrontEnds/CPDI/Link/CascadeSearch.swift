import ArborModel

/// Finds the members of computed aliases, and reports the types for which no alias is known to be right.
struct CascadeSearch {
    private let program: CompositionProgram
    /// The aliases that are being computed.
    private let computed: Set<String>
    /// By name, the protocols that were chosen, and those with an associated type.
    private var leaves: [String: CompositionProgram.Reference] = [:]
    private var associated: [String: [CompositionProgram.Reference]] = [:]
    private(set) var faults: [Cascade.Fault] = []

    init(_ program: CompositionProgram, computed: Set<String>) {
        self.program = program
        self.computed = computed
        for leaf in program.leaves.references {
            for type in program[leaf: leaf].associatedTypes {
                associated[type.name.text, default: []].append(leaf)
            }
        }
    }

    mutating func addMembers(to entry: inout Cascade.Entry, _ foreign: ForeignUses) {
        let found = Requirements(of: entry.party, in: program)
        let groups = foreign.groups(concerning: entry.index)
        if found.isOpen || found.isRelabelled || groups.contains(where: \.isOpen) {
            report(
                entry, "Arbor can't follow all dependencies of \(entry.party.name)",
                lacking: found.unfollowedType.map { .part(program.names.alias(of: $0)) },
                notes: found.unfollowed.map { [.init("what happens here isn't followed", at: $0)] } ?? [],
                help: found.isOpen || !found.isRelabelled
                    ? "declare '\(entry.alias)' by hand, or give the dependencies only to types in the sources"
                    : "call it '\(program.names.label)', or declare '\(entry.alias)' by hand")
        }
        var labels = found.reads
        // Other code may read a label of another value, so that only known ones count.
        labels += groups.flatMap(\.labels).filter { !program.leaves.leaves(requiring: $0).isEmpty }.sorted()
        for label in labels { addLeaves(requiring: label, to: &entry) }
        for name in found.typeMembers.sorted() {
            // A key path such as '\Dependencies.clock' names a property like a type.
            let isProperty = associated[name] == nil && !program.leaves.leaves(requiring: name).isEmpty
            if isProperty {
                addLeaves(requiring: name, to: &entry)
            } else {
                addLeaf(withType: name, to: &entry)
            }
        }
        for need in found.forwarded { add(need.alias, to: &entry) }
        entry.traits.formUnion(found.traits)
        for condition in found.conditions.prefix(1) { report(condition, entry) }
        for (callee, file) in groups.flatMap(\.callees) {
            for party in program.parties(calledBy: callee, in: file) {
                for alias in party.requirements(program.names) where alias.last != entry.alias {
                    add(alias, to: &entry)
                }
                entry.traits.formUnion(party.traits)
            }
        }
        entry.traits.subtract(entry.party.traits)
    }

    // MARK: Protocols

    private mutating func addLeaves(requiring label: String, to entry: inout Cascade.Entry) {
        let found = program.leaves(requiring: label, seenFrom: entry.party.file)
        if found.isEmpty, addExtension(declaring: label, to: &entry) { return }
        guard let leaf = choice(of: found, label) else {
            return report(entry, leaves: Set(found.map { program[leaf: $0].name.text }).sorted(), of: label)
        }
        add(leaf, to: &entry)
    }

    /// Of protocols that refine each other, the one that all others inherit, or the one that can be set.
    private func choice(of leaves: [CompositionProgram.Reference], _ label: String) -> CompositionProgram
        .Reference?
    {
        if Set(leaves.map { program[leaf: $0].name.text }).count < 2 { return leaves.first }
        func isSet(_ leaf: CompositionProgram.Reference) -> Bool {
            program[leaf: leaf].requirements.contains { $0.label == label && $0.accessors.contains("set") }
        }
        let compositions = leaves.map { program.composition(ofLeaf: $0) }
        let base = leaves.first { leaf in compositions.allSatisfy { program.requires($0, leaf) } }
        if let base, isSet(base) || !leaves.contains(where: isSet) { return base }
        return leaves.indices.first { index in
            isSet(leaves[index]) && leaves.allSatisfy { program.requires(compositions[index], $0) }
        }.map { leaves[$0] }
    }

    /// Adds the protocols that an extension needs whose member is read.
    private mutating func addExtension(declaring label: String, to entry: inout Cascade.Entry) -> Bool {
        let found = program.protocolExtensions(declaring: label)
        guard found.count == 1 else { return false }
        let part = program[type: found[0]]
        let protocols = ([part.name] + part.requirements).flatMap {
            program.protocols(named: $0, in: found[0].file)
        }
        for leaf in protocols { add(leaf, to: &entry) }
        return !protocols.isEmpty
    }

    private mutating func addLeaf(withType name: String, to entry: inout Cascade.Entry) {
        let found = associated[name] ?? []
        let isKnown = found.contains { entry.leaves.contains(program[leaf: $0].name.text) }
        if isKnown || found.isEmpty { return }
        if found.count == 1 { return add(found[0], to: &entry) }
        report(
            entry, "\(entry.party.name) names the type '\(name)', which several protocols have",
            help: "declare '\(entry.alias)' by hand")
    }

    private mutating func add(_ reference: CompositionProgram.Reference, to entry: inout Cascade.Entry) {
        let leaf = program[leaf: reference]
        let name = leaf.name.text
        if entry.leaves.contains(name) { return }
        if leaf.isPrivate {
            report(
                entry,
                "'\(name)', which \(entry.party.name) reads, is private, so generated code can't see it",
                help: "remove 'private'")
        } else if !leaf.conditions.isEmpty {
            report(
                entry, "'\(name)', which \(entry.party.name) reads, is declared inside '#if'",
                help: "declare it outside of '#if', or declare '\(entry.alias)' by hand")
        }
        leaves[name] = reference
        entry.leaves.append(name)
    }

    // MARK: Aliases of others

    private mutating func add(_ alias: Name, to entry: inout Cascade.Entry) {
        let found = program.aliases(named: alias, in: entry.party.file)
        guard let first = found.first else {
            let isLeaf = program.names.isLeaf(alias.last)
            if isLeaf, let leaf = program.protocols(named: alias, in: entry.party.file).first {
                return add(leaf, to: &entry)
            }
            if !computed.contains(alias.last) { reportUnclear(alias, entry) }
            return append(alias.last, to: &entry)
        }
        let other = program[alias: first]
        if let name = program.existentialAlias(in: found) {
            return report(
                entry,
                "'\(name)', which \(entry.party.name) forwards to, stands for 'any …', to which no type can conform",
                help: "write '\(name)' without 'any'")
        }
        let scopes = Set(found.map { program[alias: $0].scope })
        let isInGeneric = program.types(named: Name(text: other.scope, range: alias.range), in: first.file)
            .contains {
                !program[type: $0].parameters.isEmpty
            }
        if other.isPrivate {
            return report(
                entry,
                "'\(alias.text)', which \(entry.party.name) forwards to, is private, so generated code can't see it",
                help: "remove 'private', or declare '\(entry.alias)' by hand")
        }
        if other.isGeneric || alias.hasArguments || scopes.count > 1 || !other.scope.isEmpty && isInGeneric {
            return reportUnclear(alias, entry)
        }
        append(other.scope.isEmpty ? alias.text : "\(other.scope).\(other.name.text)", to: &entry)
    }

    private func append(_ name: String, to entry: inout Cascade.Entry) {
        if !entry.forwarded.contains(name) { entry.forwarded.append(name) }
    }

    private mutating func reportUnclear(_ alias: Name, _ entry: Cascade.Entry) {
        report(
            entry,
            "'\(alias.text)', which \(entry.party.name) forwards to, is no plain alias at the top level",
            lacking: .part(alias.last),
            help: "declare '\(entry.alias)' by hand")
    }

    // MARK: Access levels

    /// Reports public aliases with members that other modules don't see.
    mutating func checkAccess(of entries: [Cascade.Entry]) {
        let indices = Dictionary(entries.indices.map { (entries[$0].alias, $0) }) { first, _ in first }
        var open = entries.indices.filter { entries[$0].party.isPublic }
        var seen = Set(open)
        while let index = open.popLast() {
            let entry = entries[index]
            for name in entry.leaves where leaves[name].map({ !program[leaf: $0].isPublic }) == true {
                reportHidden(name, entry)
            }
            for name in entry.forwarded {
                if let next = indices[name] {
                    if seen.insert(next).inserted { open.append(next) }
                } else if isHidden(name, in: entry.party.file) {
                    reportHidden(name, entry)
                }
            }
        }
    }

    private func isHidden(_ alias: String, in file: Int) -> Bool {
        program.aliases(
            named: Name(text: alias, range: SourceRange(at: .init(offset: 0, line: 1, column: 1))), in: file
        )
        .contains { !program[alias: $0].isPublic }
    }

    private mutating func reportHidden(_ name: String, _ entry: Cascade.Entry) {
        report(
            entry, "'\(entry.alias)' has to be public, but contains '\(name)', which isn't",
            help: "make '\(name)' public, or the types that need '\(entry.alias)' internal")
    }

    // MARK: Faults

    private mutating func report(
        _ condition: (text: String, party: String, location: SourceLocation), _ entry: Cascade.Entry
    ) {
        let parameter = entry.party.parameter ?? program.names.dependencies
        let text = condition.text.named(parameter)
        report(
            entry,
            "\(condition.party), which \(entry.party.name) forwards to, requires '\(text)', which no alias can require",
            notes: [.init("the dependencies are given here", at: condition.location)],
            help: "write 'where \(text)' on \(entry.party.name), too")
    }

    private mutating func report(_ entry: Cascade.Entry, leaves: [String], of label: String) {
        if leaves.isEmpty, let leaf = program.leaves.leaf(requiringFunction: label) {
            return report(
                entry,
                "\(entry.party.name) calls '\(label)', a function of '\(program[leaf: leaf].name.text)', and computed "
                    + "aliases follow only properties",
                notes: [
                    .init(
                        "'\(program[leaf: leaf].name.text)' is declared here",
                        at: program.location(program[leaf: leaf].name.range, in: leaf.file))
                ],
                help:
                    "move it to a protocol of the service, and require one property of that type; or declare "
                    + "'\(entry.alias)' by hand")
        }
        report(
            entry,
            leaves.isEmpty
                ? "\(entry.party.name) reads '\(label)', which no protocol requires"
                : "\(entry.party.name) reads '\(label)', which several protocols require: "
                    + leaves.joined(separator: ", "),
            lacking: leaves.isEmpty ? .value(label) : nil,
            help: leaves.isEmpty
                ? remedy(forUnknown: label)
                : "rename the property of all but one, or declare '\(entry.alias)' by hand")
    }

    private func remedy(forUnknown label: String) -> String {
        let (first, names) = (label.prefix(1).uppercased(), program.names)
        let declaration =
            "declare a protocol such as '\(first)\(label.dropFirst())\(names.dependency)' with the property '\(label)'"
        let near = program.leaves.labels(near: label)
        return near.count == 1
            ? "write '\(near[0])' if it is misspelt; otherwise, \(declaration)" : declaration
    }

    private mutating func report(
        _ entry: Cascade.Entry, _ message: String, lacking: Cascade.Fault.Lack? = nil,
        notes: [Diagnostic.Note] = [], help: String
    ) {
        faults.append(
            Cascade.Fault(
                diagnostic: Diagnostic(
                    .invalidDirective, message, about: [entry.party.name, message],
                    at: program.location(entry.party.place, in: entry.party.file), nearMisses: notes,
                    help: help), lacking: lacking))
    }
}

extension String {
    /// A condition with the name of a generic parameter.
    fileprivate func named(_ parameter: String) -> String {
        let sign = Character("$")
        return String(
            split(separator: sign, omittingEmptySubsequences: false).enumerated().map { index, part in
                index == 0 ? String(part) : parameter + part.dropFirst()
            }.joined())
    }
}
