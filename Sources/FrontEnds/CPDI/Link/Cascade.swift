import ArborModel

/// The aliases that directives ask for, each computed from what its type reads and forwards.
struct Cascade {
    private let program: CompositionProgram
    /// The aliases with the indices of their files, in the order of the files.
    private(set) var aliases: [(file: Int, alias: CompositionAlias)] = []
    private(set) var faults: [Fault] = []

    /// Why an alias can't be computed.
    struct Fault {
        /// What an alias lacks, and what a fault elsewhere may have taken.
        enum Lack: Equatable {
            /// A protocol or an alias of this name.
            case part(String)
            /// A protocol that requires the value of this name.
            case value(String)
        }

        var diagnostic: Diagnostic
        var lacking: Lack?
    }

    /// A type whose alias is computed.
    struct Entry {
        var party: Party
        /// The index of the party.
        var index: Int
        var alias: String
        /// The protocols that it reads, and the aliases of others that it forwards to.
        var leaves: [String] = []
        var forwarded: [String] = []
        /// The protocols of the language that these others need besides, and that its own clause doesn't have.
        var traits: Set<String> = []
    }

    init(_ program: CompositionProgram) {
        self.program = program
        var entries: [Entry] = []
        for (file, facts) in program.files.enumerated() {
            for directive in facts.directives where directive.request == .dependencies {
                if let entry = entry(for: directive, in: file) { entries.append(entry) }
            }
        }
        if entries.isEmpty { return }
        let names = Set(entries.map(\.alias))
        let foreign = ForeignUses(program)
        var search = CascadeSearch(program, computed: names)
        for index in entries.indices { search.addMembers(to: &entries[index], foreign) }
        entries = resolved(entries)
        search.checkAccess(of: entries)
        faults = search.faults
        aliases = entries.map { entry in (entry.party.file, alias(of: entry)) }
    }

    private func entry(for directive: Directive, in file: Int) -> Entry? {
        guard case .type(let index)? = directive.target else { return nil }
        let reference = CompositionProgram.Reference(file: file, index: index)
        guard let number = program.index(ofParty: reference),
            let written = program.parties[number].alias(program.names)
        else { return nil }
        let party = program.parties[number]
        let expected = program.names.alias(of: party.name)
        guard written.last == expected,
            program.aliases(named: Name(text: expected, range: party.place), in: file).isEmpty
        else { return nil }
        return Entry(party: party, index: number, alias: expected)
    }

    /// The entries without circles: types that make each other have all of each other's members, since an alias can't
    /// contain itself.
    private func resolved(_ entries: [Entry]) -> [Entry] {
        let indices = Dictionary(entries.indices.map { (entries[$0].alias, $0) }) { first, _ in first }
        let edges = entries.indices.flatMap { from in
            entries[from].forwarded.compactMap { indices[$0] }.map {
                (from: EntryID(from), to: EntryID($0))
            }
        }
        let components = Components(Adjacency<EntryID, EntryID>(count: entries.count, edges: edges))
        var groups: [ComponentID: [Int]] = [:]
        for index in entries.indices {
            groups[components.ofNodes[EntryID(index)], default: []].append(index)
        }
        var resolved = entries
        for group in groups.values { resolve(group, in: &resolved) }
        return resolved
    }

    private func resolve(_ group: [Int], in entries: inout [Entry]) {
        let own = Set(group.map { entries[$0].alias })
        let leaves = Set(group.flatMap { entries[$0].leaves }).sorted()
        let forwarded = Set(group.flatMap { entries[$0].forwarded }).subtracting(own).sorted()
        let traits = group.reduce(into: Set<String>()) { $0.formUnion(entries[$1].traits) }
        for index in group {
            (entries[index].leaves, entries[index].forwarded) = (leaves, forwarded)
            entries[index].traits = traits.subtracting(entries[index].party.traits)
        }
    }

    private func alias(of entry: Entry) -> CompositionAlias {
        let place = entry.party.place
        let names = entry.leaves + entry.forwarded + entry.traits.sorted()
        let isPackage = entry.party.type.map { program[type: $0].modifiers.contains("package") } ?? false
        return CompositionAlias(
            name: Name(text: entry.alias, range: place),
            members: names.map { .init(name: Name(text: $0, range: place)) },
            isPublic: entry.party.isPublic, modifiers: isPackage ? [Name(text: "package", range: place)] : [],
            availability: entry.party.type.map { program[type: $0].availability } ?? [], range: place,
            text: "typealias \(entry.alias) = " + (names.isEmpty ? "Any" : names.joined(separator: " & ")),
            isComputed: true)
    }
}

/// The index of a type whose alias is computed.
private struct EntryID: DenseID {
    var rawValue: Int32
}
