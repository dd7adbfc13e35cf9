import ArborModel

/// What a composition requires: leaf protocols, each with the aliases through which it comes.
struct Composition: Sendable {
    /// A protocol, and the names of the aliases through which it is required, outermost first.
    struct Leaf: Sendable {
        var reference: CompositionProgram.Reference
        var path: [String]
    }

    /// The protocols, each once, in the order in which they are met.
    private(set) var leaves: [Leaf] = []
    private var known: Set<CompositionProgram.Reference> = []
    /// True if a name in it is declared in none of the sources.
    var isOpen = false

    /// Adds a protocol and those that it inherits.
    mutating func add(
        _ leaf: CompositionProgram.Reference, _ program: CompositionProgram, path: [String] = []
    ) {
        guard known.insert(leaf).inserted else { return }
        leaves.append(Leaf(reference: leaf, path: path))
        for name in program[leaf: leaf].inherits {
            for parent in program.protocols(named: name, in: leaf.file) {
                add(parent, program, path: path + [program[leaf: leaf].name.text])
            }
        }
    }

    /// Adds everything that an alias requires.
    mutating func add(_ other: Composition, through alias: String) {
        isOpen = isOpen || other.isOpen
        for leaf in other.leaves where known.insert(leaf.reference).inserted {
            leaves.append(Leaf(reference: leaf.reference, path: [alias] + leaf.path))
        }
    }

    func holds(_ leaf: CompositionProgram.Reference) -> Bool { known.contains(leaf) }

    /// The leaf that requires a property, and the property.
    func requirement(_ label: String, _ program: CompositionProgram) -> Leaf? {
        leaves.first { program[leaf: $0.reference].requirements.contains { $0.label == label } }
    }

    /// All required properties, each once, with the leaf that requires it.
    func requirements(_ program: CompositionProgram) -> [(requirement: LeafProtocol.Requirement, leaf: Leaf)]
    {
        var seen: Set<String> = []
        return leaves.flatMap { leaf in
            program[leaf: leaf.reference].requirements.filter { seen.insert($0.label).inserted }.map {
                ($0, leaf)
            }
        }
    }
}

/// Flattens all aliases, each once, and finds those that contain themselves.
struct CompositionSearch {
    private let program: CompositionProgram
    private(set) var compositions: [CompositionProgram.Reference: Composition] = [:]
    private(set) var loops: [[CompositionProgram.Reference]] = []
    private var path: [CompositionProgram.Reference] = []
    private var positions: [CompositionProgram.Reference: Int] = [:]

    init(_ program: CompositionProgram) { self.program = program }

    private struct Step {
        var alias: CompositionProgram.Reference
        var members: [CompositionProgram.Reference]
        var next = 0
    }

    /// Flattens an alias and those that it contains. It keeps its own stack, because a chain of aliases may be long.
    mutating func visit(_ start: CompositionProgram.Reference) {
        if compositions[start] != nil { return }
        var steps = [open(start)]
        while let step = steps.last {
            guard step.next < step.members.count else {
                close(steps.removeLast())
                continue
            }
            steps[steps.count - 1].next += 1
            let member = step.members[step.next]
            if let position = positions[member] {
                note(Array(path[position...]))
            } else if compositions[member] == nil {
                steps.append(open(member))
            }
        }
    }

    private mutating func open(_ alias: CompositionProgram.Reference) -> Step {
        positions[alias] = path.count
        path.append(alias)
        let members = program[alias: alias].members.flatMap {
            program.aliases(named: $0.name, in: alias.file)
        }
        return Step(alias: alias, members: members)
    }

    private mutating func close(_ step: Step) {
        path.removeLast()
        positions[step.alias] = nil
        var found = Composition()
        for member in program[alias: step.alias].members {
            let aliases = program.aliases(named: member.name, in: step.alias.file)
            let leaves = program.protocols(named: member.name, in: step.alias.file)
            for alias in aliases {
                found.add(compositions[alias] ?? Composition(), through: member.name.text)
            }
            for leaf in leaves { found.add(leaf, program) }
            if aliases.isEmpty, leaves.isEmpty { found.isOpen = true }
        }
        compositions[step.alias] = found
    }

    private mutating func note(_ loop: [CompositionProgram.Reference]) {
        let least =
            loop.indices.min { program[alias: loop[$0]].name.text < program[alias: loop[$1]].name.text } ?? 0
        let turned = Array(loop[least...] + loop[..<least])
        if !loops.contains(turned) { loops.append(turned) }
    }
}
