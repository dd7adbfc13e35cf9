import ArborModel

/// What code does with the dependencies of types that it isn't part of: `owner.dependencies.tracker` in a coordinator, or
/// `dependencies.tracker` in the extension of a protocol that the type conforms to.
///
/// Tokens don't say whose dependencies these are. A type may be meant if the code around names it.
struct ForeignUses: Sendable {
    /// The uses of one file, or of all extensions of one protocol.
    final class Group: Sendable {
        let labels: Set<String>
        /// The calls that get the dependencies.
        let callees: [(callee: [String], file: Int)]
        /// True if the whole value is given to code that isn't followed.
        let isOpen: Bool

        init(_ uses: [(use: DependencyUse, file: Int)]) {
            labels = Set(
                uses.compactMap { found in if case .read(let label) = found.use.kind { label } else { nil } })
            callees = uses.compactMap { found in
                if case .passed(let callee, _, _) = found.use.kind { (callee, found.file) } else { nil }
            }
            isOpen = uses.contains { $0.use.kind == .escaped }
        }
    }

    /// By the index of a party, the groups that may concern it.
    private var groups: [[Group]]
    /// All uses of other values. Where no name says whose dependencies these are, they may be those of any type.
    let all: Group

    /// The labels that a type may need because it conforms to a protocol that asks for dependencies. The conformance may be
    /// declared in a file that says nothing else of dependencies, and isn't read.
    let conformed: Set<String>

    init(_ program: CompositionProgram) {
        conformed = Self.conformed(in: program)
        groups = Array(repeating: [], count: program.parties.count)
        all = Group(program.files.indices.flatMap { Self.uses(in: $0, program) })
        var parties: [String: [Int]] = [:]
        var conforming: [String: [Int]] = [:]
        for (index, party) in program.parties.enumerated() {
            guard let type = party.type else { continue }
            parties[party.callName, default: []].append(index)
            for name in program[type: type].inherits { conforming[name, default: []].append(index) }
        }
        for file in program.files.indices { add(Self.uses(in: file, program), of: file, parties, program) }
        for (name, uses) in Self.extensionUses(in: program) {
            let group = Group(uses)
            for index in conforming[name] ?? [] { groups[index].append(group) }
        }
    }

    /// Returns the groups of uses that may concern a party.
    func groups(concerning party: Int) -> [Group] { groups[party] }

    private mutating func add(
        _ uses: [(use: DependencyUse, file: Int)], of file: Int, _ parties: [String: [Int]],
        _ program: CompositionProgram
    ) {
        if uses.isEmpty { return }
        let facts = program.files[file]
        for (place, uses) in Dictionary(grouping: uses, by: { facts.outermostType(around: $0.use) }) {
            let group = Group(uses)
            for index in (facts.words[place] ?? []).flatMap({ parties[$0] ?? [] })
            where Self.isVisible(program.parties[index], in: file, program) {
                groups[index].append(group)
            }
        }
    }

    /// True if code in a file can read the property.
    private static func isVisible(_ party: Party, in file: Int, _ program: CompositionProgram) -> Bool {
        guard party.file != file, let type = party.type else { return true }
        let property = program[type: type].properties.first { $0.label == program.names.label }
        return property.map { !$0.modifiers.contains("private") && !$0.modifiers.contains("fileprivate") }
            ?? true
    }

    private static func uses(in file: Int, _ program: CompositionProgram) -> [(use: DependencyUse, file: Int)]
    {
        program.files[file].uses.filter(\.isOfAnother).map { ($0, file) }
    }

    private static func conformed(in program: CompositionProgram) -> Set<String> {
        let asking = program.leaves.references.filter { leaf in
            program[leaf: leaf].requirements.contains { $0.label == program.names.label }
        }
        if asking.isEmpty { return [] }
        let names = Set(asking.map { program[leaf: $0].name.text })
        let reads = extensionUses(in: program).filter { names.contains($0.key) }.flatMap {
            Group($0.value).labels
        }
        let required = asking.flatMap { leaf in
            let constraints = program[leaf: leaf].associatedTypes.flatMap(\.constraints)
            return program.requirements(of: program.composition(of: constraints, in: leaf.file))
        }
        return Set(reads + required.map(\.requirement.label))
    }

    /// By the name of a protocol, the uses in its extensions.
    private static func extensionUses(in program: CompositionProgram) -> [String: [(
        use: DependencyUse, file: Int
    )]] {
        var found: [String: [(DependencyUse, Int)]] = [:]
        for (file, facts) in program.files.enumerated() {
            for use in facts.uses where !use.isOfAnother {
                guard let owner = use.owner, facts.types[owner].kind == .extension else { continue }
                found[facts.types[owner].name.last, default: []].append((use, file))
            }
        }
        return found
    }
}
