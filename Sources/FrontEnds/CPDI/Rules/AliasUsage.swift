import ArborModel

/// What is used of the members of one type's alias: by its own code, by types that it makes and that make it, and perhaps by
/// code elsewhere. When unsure, a member counts as used.
struct AliasUsage {
    let needs: Requirements
    private let circle: PartyCircles.Circle?
    private let groups: [ForeignUses.Group]
    private let program: CompositionProgram
    private let labels: Set<String>
    /// What code reads from values that may be of any type.
    private let anywhere: Set<String>
    /// True if no member is known to be unused.
    let isDoubtful: Bool
    /// What types require that may get these dependencies.
    private var possible = Composition()
    private var possibleAliases: Set<String> = []

    init(
        _ index: Int, _ needs: Requirements, circle: PartyCircles.Circle?, _ foreign: ForeignUses,
        _ program: CompositionProgram
    ) {
        let party = program.parties[index]
        let groups = foreign.groups(concerning: index)
        anywhere = foreign.all.labels.union(foreign.conformed)
        self.needs = needs
        self.circle = circle
        self.groups = groups
        self.program = program
        // A key path such as '\Dependencies.clock' names a property like a type.
        labels = Set(needs.reads).union(needs.typeMembers)
        let whole = program.composition(of: party.composed(program.names), in: party.file)
        isDoubtful =
            needs.isDoubtful || groups.contains(where: \.isOpen)
            || needs.reads.contains { Self.isUnknown($0, whole, program) }
        var aliases = needs.possible
        for (callee, file) in groups.flatMap(\.callees) {
            aliases += program.parties(calledBy: callee, in: file).flatMap { $0.requirements(program.names) }
        }
        // A type that makes another one of its own kind needs nothing else.
        let own = party.alias(program.names)?.last
        aliases.removeAll { $0.last == own }
        possibleAliases = Set(aliases.map(\.last))
        possible.add(program.composition(of: aliases, in: party.file))
        if let circle { possible.add(circle.composition) }
    }

    /// True for a label that no known protocol requires. An extension of any protocol may declare it, and need any of them.
    private static func isUnknown(_ label: String, _ whole: Composition, _ program: CompositionProgram)
        -> Bool
    {
        if program.leaves.leaf(requiring: label, in: whole) != nil { return false }
        return !whole.isOpen || !program.protocolExtensions(declaring: label).isEmpty
    }

    /// True if code may read a property of a protocol, or name its associated type.
    func reads(_ leaf: CompositionProgram.Reference) -> Bool {
        if program.requires(possible, leaf) { return true }
        if program[leaf: leaf].associatedTypes.contains(where: { needs.typeMembers.contains($0.name.text) }) {
            return true
        }
        return program.requirements(of: program.composition(ofLeaf: leaf)).contains {
            isRead($0.requirement.label)
        }
    }

    private func isRead(_ label: String) -> Bool {
        labels.contains(label) || circle?.reads.contains(label) == true
            || anywhere.contains(label) || groups.contains { $0.labels.contains(label) }
    }

    /// True for an alias of a type that may get these dependencies, or that the others of a circle forward to.
    func mayForward(_ alias: Name) -> Bool {
        possibleAliases.contains(alias.last) || circle?.forwarded.contains(alias.last) == true
    }

    /// True if the type makes others that make it. Their aliases change together, or none does.
    var isInCircle: Bool { circle != nil }

    /// True for the alias of a type that makes this one as well.
    func isInCircle(_ alias: Name) -> Bool { circle?.aliases.contains(alias.last) == true }
}
