import ArborModel

/// What a type's own code needs of its dependencies: what it reads, and what it hands to others.
struct Requirements {
    /// An alias that has to be forwarded, and for whom.
    struct Forwarded {
        var alias: Name
        /// The type or function that requires it: `ProductImageView`.
        var party: String
        var location: SourceLocation
    }

    private(set) var forwarded: [Forwarded] = []
    /// The labels that are read.
    private(set) var reads: [String] = []
    /// True if the dependencies are given to code that isn't in the sources, so that it is unknown what it needs.
    private(set) var isOpen = false
    private let party: Party
    private let program: CompositionProgram

    init(of party: Party, in program: CompositionProgram) {
        self.party = party
        self.program = program
        for (file, use) in party.uses {
            switch use.kind {
            case .read(let label):
                if !reads.contains(label) { reads.append(label) }
            case .passed(let callee, let label, let isOwn):
                if isOwn { forward(to: callee, under: label, use, in: file) }
            case .escaped: isOpen = true
            case .external: break
            }
        }
        addProtocols()
    }

    private mutating func forward(
        to callee: [String], under label: String, _ use: DependencyUse, in file: Int
    ) {
        let names = program.names
        if label == names.externalLabel, let last = callee.last, let stem = names.party(ofSpliced: last) {
            return add(Name(text: names.externalAlias(of: stem), range: use.range), for: stem, use, in: file)
        }
        let called = callee == ["super", "init"] ? superclasses : program.parties(calledBy: callee, in: file)
        let needs = called.compactMap { child in child.required(names).map { (child, $0) } }
        guard let (child, alias) = needs.first else {
            // The type's own initializers and functions need what it needs.
            isOpen = isOpen || callee.first != "self"
            return
        }
        add(alias, for: child.callName, use, in: file)
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
        for name in program[type: type].inherits {
            for leaf in program.protocols(named: Name(text: name, range: party.place), in: party.file) {
                let associated = program[leaf: leaf].associatedTypes.first {
                    $0.name.text == program.names.dependencies
                }
                guard let alias = associated?.constraints.first,
                    alias.last != party.alias(program.names)?.last
                else {
                    continue
                }
                let use = DependencyUse(kind: .escaped, range: party.place)
                add(alias, for: name, use, in: party.file)
            }
        }
    }

    private mutating func add(_ alias: Name, for party: String, _ use: DependencyUse, in file: Int) {
        // A type that makes another one of its own kind needs nothing else.
        if alias.last == self.party.alias(program.names)?.last { return }
        guard !forwarded.contains(where: { $0.alias.last == alias.last }) else { return }
        forwarded.append(
            Forwarded(alias: alias, party: party, location: program.location(use.range, in: file)))
    }

    /// The members of an alias that requires just this; `nil` if something is unknown.
    var names: [String]? {
        guard !isOpen, let alias = party.alias(program.names) else { return nil }
        let whole = program.composition(of: [alias], in: party.file)
        var leaves: [String] = []
        for label in reads {
            guard let leaf = program.leaves.leaf(requiring: label, in: whole) else { return nil }
            let name = program[leaf: leaf].name.text
            if !leaves.contains(name) { leaves.append(name) }
        }
        let all = leaves + forwarded.map(\.alias.last)
        return all.isEmpty ? nil : all
    }
}
