import ArborModel

/// What a composition requires: leaf protocols, and perhaps names that the sources don't declare.
struct Composition: Sendable {
    private(set) var leaves = LeafSet()
    /// True if a name in it is declared in none of the sources.
    var isOpen = false

    mutating func add(_ leaf: Int) { leaves.insert(leaf) }

    /// Adds everything that another composition requires.
    mutating func add(_ other: Composition) {
        isOpen = isOpen || other.isOpen
        leaves.formUnion(other.leaves)
    }
}

/// The leaf protocols of a program, by number.
struct LeafTable: Sendable {
    /// The protocols in the order of the files.
    private(set) var references: [CompositionProgram.Reference] = []
    private var numbers: [CompositionProgram.Reference: Int] = [:]
    /// By the label of a required property, the protocols that require it.
    private var requiring: [String: [Int]] = [:]
    /// By the name of a required function, the first protocol that requires it.
    private var requiringFunctions: [String: Int] = [:]

    init(_ files: [CompositionFile]) {
        for (file, facts) in files.enumerated() {
            for (index, leaf) in facts.protocols.enumerated() {
                let reference = CompositionProgram.Reference(file: file, index: index)
                numbers[reference] = references.count
                for requirement in leaf.requirements {
                    requiring[requirement.label, default: []].append(references.count)
                }
                for function in leaf.functions where requiringFunctions[function] == nil {
                    requiringFunctions[function] = references.count
                }
                references.append(reference)
            }
        }
    }

    func number(of leaf: CompositionProgram.Reference) -> Int { numbers[leaf] ?? 0 }

    /// Returns all protocols that require a property.
    func leaves(requiring label: String) -> [CompositionProgram.Reference] {
        (requiring[label] ?? []).map { references[$0] }
    }

    /// The labels of the required properties that a name may be a slip for, sorted.
    func labels(near name: String) -> [String] { requiring.keys.filter { isSlip(name, of: $0) }.sorted() }

    /// Returns a protocol that requires a function.
    func leaf(requiringFunction name: String) -> CompositionProgram.Reference? {
        requiringFunctions[name].map { references[$0] }
    }

    /// Returns the protocol in a composition that requires a property.
    func leaf(requiring label: String, in composition: Composition) -> CompositionProgram.Reference? {
        requiring[label]?.first { composition.leaves.contains($0) }.map { references[$0] }
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
            for alias in aliases { found.add(compositions[alias] ?? Composition()) }
            let isKnown = program.add(member.name, in: step.alias.file, to: &found)
            found.isOpen =
                found.isOpen
                || aliases.isEmpty && !isKnown && !CompositionProgram.standard.contains(member.name.last)
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
