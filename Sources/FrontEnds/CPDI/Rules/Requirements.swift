import ArborModel

/// What a type's own code needs of its dependencies: what it reads, and what it hands to others.
struct Requirements {
    /// An alias that has to be forwarded, and for whom.
    struct Forwarded {
        var alias: Name
        /// The type or function that requires it: `ProductImageView`.
        var party: String
        var location: SourceLocation
        /// True if the other one has to have another alias too.
        var isFurther = false
    }

    private(set) var forwarded: [Forwarded] = []
    /// The protocols of the language that others require of the dependencies.
    private(set) var traits: Set<String> = []
    /// What the `where` clauses of others require besides, and this type's own doesn't.
    private(set) var conditions: [(text: String, party: String, location: SourceLocation)] = []
    /// The labels that are read.
    private(set) var reads: [String] = []
    /// True if the dependencies are given to code that isn't in the sources, so that it is unknown what it needs.
    private(set) var isOpen = false
    /// True if the generic parameter is the type of values under other names, which aren't followed.
    private(set) var isRelabelled = false
    /// The first code that isn't followed, if `isOpen` or `isRelabelled` is true.
    private(set) var unfollowed: SourceLocation?
    /// The name of the type that the dependencies are given to there, if it takes none that are known.
    private(set) var unfollowedType: String?
    /// True if the code may use members in a way that isn't followed, so that none is known to be unused.
    private(set) var isDoubtful = false
    /// The names of the other types that take the same alias and get the dependencies.
    private(set) var sharers: Set<String> = []
    /// The associated types that the code names.
    private(set) var typeMembers: Set<String> = []
    /// The aliases of others that get values which may be these dependencies.
    private(set) var possible: [Name] = []
    private let party: Party
    private let program: CompositionProgram

    init(of party: Party, in program: CompositionProgram) {
        self.party = party
        self.program = program
        var seen: Set<String> = []
        for (file, use) in party.uses {
            switch use.kind {
            case .read(let label):
                if seen.insert(label).inserted { reads.append(label) }
            case .passed(let callee, let label, let isOwn):
                if isOwn { forward(to: callee, under: label, use, in: file) } else { note(callee, in: file) }
            case .escaped:
                if use.isOfAnother { isDoubtful = true } else { open(at: use, in: file) }
            case .typeMember(let name, let parameter):
                if parameter == party.parameter { typeMembers.insert(name) }
            case .relabelled(let parameter):
                guard parameter == party.parameter else { break }
                isRelabelled = true
                note(use, in: file)
            case .external, .unapplied, .initializer, .constrained, .typed: break
            }
        }
        // After the calls, which say better why an alias is needed.
        for (file, use) in party.uses {
            guard case .typed(let callee, let parameter) = use.kind, parameter == party.parameter else {
                continue
            }
            name(callee, use, in: file)
        }
        addProtocols()
        if isOpen || isRelabelled { isDoubtful = true }
    }

    private mutating func open(at use: DependencyUse, in file: Int) {
        isOpen = true
        note(use, in: file)
    }

    private mutating func note(_ use: DependencyUse, in file: Int) {
        if unfollowed == nil { unfollowed = program.location(use.range, in: file) }
    }

    private mutating func forward(
        to callee: [String], under label: String, _ use: DependencyUse, in file: Int
    ) {
        let names = program.names
        if label == names.externalLabel, let last = callee.last, let stem = names.party(ofSpliced: last) {
            return add(
                [Name(text: names.externalAlias(of: stem), range: use.range)], for: stem, use, in: file)
        }
        let called = callee == ["super", "init"] ? superclasses : parties(calledBy: callee, in: file)
        let needs = called.map { child in (child, child.requirements(names)) }.filter { !$0.1.isEmpty }
        guard let (child, aliases) = needs.first else {
            // The type's own initializers and functions need what it needs.
            if isOwn(callee, in: file) { return }
            if unfollowed == nil {
                unfollowedType = callee.last == "init" ? callee.dropLast().last : callee.last
            }
            open(at: use, in: file)
            return
        }
        // Members with further constraints are offered to those that meet them.
        possible += child.memberConstraints
        addDemands(of: needs.map(\.0), use, in: file)
        // One of several functions with one name is called, and it is unknown which.
        if Set(needs.map { $0.1.map(\.last) }).count > 1 { open(at: use, in: file) }
        add(aliases, for: child.callName, use, in: file)
    }

    private func parties(calledBy callee: [String], in file: Int) -> [Party] {
        program.parties(calledBy: callee, in: file, from: party.path)
    }

    /// True for the type itself, and for its parts that take nothing of their own.
    private func isOwn(_ callee: [String], in file: Int) -> Bool {
        let name = callee.last == "init" ? callee.dropLast().last : callee.last
        guard callee.first != "self", let name else { return true }
        if name == "Self" || party.type != nil && name == party.name { return true }
        return callee.count < 3
            && program.types(named: Name(text: name, range: party.place), in: file).contains {
                program[type: $0].name.text.hasPrefix(party.path + ".")
            }
    }

    /// Notes that a value under another name is given to a type.
    private mutating func note(_ callee: [String], in file: Int) {
        possible += parties(calledBy: callee, in: file).flatMap { $0.requirements(program.names) }
    }

    /// Follows a type that has the generic parameter as an argument. It may constrain the parameter.
    private mutating func name(_ callee: [String], _ use: DependencyUse, in file: Int) {
        let found = parties(calledBy: callee, in: file).filter { $0.type != nil }
        if let child = found.first {
            if child.type == party.type { return }
            if Set(found.map { $0.requirements(program.names).map(\.last) }).count > 1 { isDoubtful = true }
            addDemands(of: [child], use, in: file)
            return add(child.requirements(program.names), for: child.callName, use, in: file)
        }
        let name = Name(text: callee.joined(separator: "."), range: use.range)
        let types = program.types(named: name, in: file)
        if types.isEmpty || party.path.hasSuffix(name.last) { isDoubtful = true }
        for parameter in types.flatMap({ program[type: $0].parameters }) {
            let aliases = parameter.constraints.filter {
                program.names.isAlias($0.last) || program.names.isLeaf($0.last)
            }
            for alias in aliases { add([alias], for: name.text, use, in: file) }
            if aliases.isEmpty { continue }
            traits.formUnion(PartySearch.traits(parameter.constraints))
            add(parameter.conditions, of: name.text, use, in: file)
        }
    }

    /// Notes what others require of the dependencies besides properties.
    private mutating func addDemands(of others: [Party], _ use: DependencyUse, in file: Int) {
        for other in others {
            traits.formUnion(other.traits)
            add(other.conditions, of: other.callName, use, in: file)
        }
    }

    private mutating func add(
        _ texts: [String], of other: String, _ use: DependencyUse, in file: Int
    ) {
        for text in texts where !party.conditions.contains(text) {
            conditions.append((text, other, program.location(use.range, in: file)))
        }
    }

    private var superclasses: [Party] {
        guard let type = party.type else { return [] }
        return program[type: type].inherits.prefix(1).flatMap {
            program.parties(calledBy: [TypeExpression(parsing: $0).lastName ?? $0], in: party.file)
        }
    }

    /// The protocols whose extensions read the dependencies of each type that conforms.
    private mutating func addProtocols() {
        guard let type = party.type else { return }
        let parts = [type] + program.extensions(of: party.callName)
        for (part, name) in parts.flatMap({ part in program[type: part].inherits.map { (part, $0) } }) {
            let written = Name(text: name, range: party.place)
            for leaf in program.refined(program.protocols(named: written, in: part.file)) {
                if program[leaf: leaf].requirements.contains(where: { $0.label == program.names.label }) {
                    isDoubtful = true
                }
                let associated = program[leaf: leaf].associatedTypes.first {
                    $0.name.text == program.names.dependencies
                }
                guard let alias = associated?.constraints.first,
                    alias.last != party.alias(program.names)?.last
                else {
                    continue
                }
                let use = DependencyUse(kind: .escaped, range: party.place)
                add([alias], for: name, use, in: party.file)
            }
        }
    }

    private mutating func add(_ aliases: [Name], for party: String, _ use: DependencyUse, in file: Int) {
        let known = self.party.composed(program.names).map(\.last)
        for (index, alias) in aliases.enumerated() {
            // A type that makes another one of its own kind needs nothing else.
            if known.contains(alias.last), party != self.party.callName { sharers.insert(party) }
            if known.contains(alias.last) || forwarded.contains(where: { $0.alias.last == alias.last }) {
                continue
            }
            let location = program.location(use.range, in: file)
            forwarded.append(Forwarded(alias: alias, party: party, location: location, isFurther: index > 0))
        }
    }

    /// The members of an alias that requires just this; `nil` if something is unknown.
    var names: [String]? {
        // Of a shared alias, what the others need is unknown until they have their own.
        if isOpen || !sharers.isEmpty { return nil }
        let whole = program.composition(of: party.composed(program.names), in: party.file)
        var leaves: [String] = []
        for label in reads {
            guard let leaf = program.leaves.leaf(requiring: label, in: whole),
                !program[leaf: leaf].isParameterised
            else { return nil }
            let name = program[leaf: leaf].name.text
            if !leaves.contains(name) { leaves.append(name) }
        }
        let all = leaves + forwarded.map(\.alias.last)
        return all.isEmpty ? nil : all
    }
}
