import ArborModel

/// The declarations of all files, by name.
public struct CompositionProgram: Sendable {
    /// A declaration: the index of its file, and its own index there.
    struct Reference: Hashable, Sendable {
        var file: Int
        var index: Int
    }

    private(set) var files: [CompositionFile]
    let names: CompositionNames
    private var protocols: [String: [Reference]] = [:]
    private var aliases: [String: [Reference]] = [:]
    /// The declarations of types, and not their extensions, by the last part of their names.
    private var types: [String: [Reference]] = [:]
    /// The extensions by the last part of the extended type's name.
    private var extensions: [String: [Reference]] = [:]
    let leaves: LeafTable
    let typeAliases: TypeAliases
    /// True if some alias stands for `any A & B`.
    let hasExistentialAlias: Bool
    private(set) var parties: [Party] = []
    private var partyIndices: [String: [Int]] = [:]
    private var partiesOfTypes: [Reference: Int] = [:]
    private var compositions: [Reference: Composition] = [:]
    /// The aliases that protocols inherit, by the protocols. Few protocols inherit one.
    private(set) var inheritedAliases: [Reference: [Reference]] = [:]
    /// By label, the extensions of protocols that declare a member.
    private var protocolMembers: [String: [Reference]] = [:]
    /// The faults of aliases that can't be computed.
    private(set) var cascadeFaults: [Cascade.Fault] = []
    /// The loops of aliases that contain each other, each from its least name on.
    private(set) var loops: [[Reference]] = []

    /// Links files. Their order is that of all results.
    public init(_ files: [CompositionFile], _ names: CompositionNames) {
        self.files = files
        self.names = names
        leaves = LeafTable(files)
        typeAliases = TypeAliases(files)
        hasExistentialAlias = files.contains { $0.aliases.contains(where: \.isExistential) }
        for (number, file) in files.enumerated() { add(file, number) }
        addProtocolMembers()
        parties = PartySearch(self).parties
        for (index, party) in parties.enumerated() {
            partyIndices[party.callName, default: []].append(index)
            if let type = party.type { partiesOfTypes[type] = index }
        }
        findInheritedAliases()
        computeAliases()
        compose()
    }

    /// A protocol may inherit an alias of protocols like a protocol.
    private mutating func findInheritedAliases() {
        for leaf in leaves.references {
            let found = self[leaf: leaf].inherits.flatMap { aliases(named: $0, in: leaf.file) }
            if !found.isEmpty { inheritedAliases[leaf] = found }
        }
    }

    /// Adds the aliases that directives ask for, so that all else sees them like written ones.
    private mutating func computeAliases() {
        let cascade = Cascade(self)
        cascadeFaults = cascade.faults
        for (file, alias) in cascade.aliases {
            aliases[alias.name.text, default: []].append(.init(file: file, index: files[file].aliases.count))
            files[file].aliases.append(alias)
        }
        if !cascade.aliases.isEmpty { findInheritedAliases() }
    }

    private mutating func add(_ file: CompositionFile, _ number: Int) {
        for (index, found) in file.protocols.enumerated() {
            protocols[found.name.last, default: []].append(.init(file: number, index: index))
        }
        for (index, found) in file.aliases.enumerated() {
            aliases[found.name.text, default: []].append(.init(file: number, index: index))
        }
        for (index, found) in file.types.enumerated() where found.kind != .protocol {
            let reference = Reference(file: number, index: index)
            if found.kind == .extension {
                extensions[found.name.last, default: []].append(reference)
            } else {
                types[found.name.last, default: []].append(reference)
            }
        }
    }

    private mutating func addProtocolMembers() {
        for name in extensions.keys.sorted() where protocols[name] != nil || aliases[name] != nil {
            for reference in extensions[name] ?? [] {
                let part = self[type: reference]
                for label in part.properties.map(\.label) + part.methods {
                    protocolMembers[label, default: []].append(reference)
                }
            }
        }
    }

    /// The extensions of protocols that declare a property or a function of a name.
    func protocolExtensions(declaring label: String) -> [Reference] { protocolMembers[label] ?? [] }

    private mutating func compose() {
        var search = CompositionSearch(self)
        // In a loop of aliases, what each requires depends on the first one.
        for reference in allAliases { search.visit(reference) }
        compositions = search.compositions
        loops = search.loops.sorted { location(of: $0[0]) < location(of: $1[0]) }
    }

    subscript(alias reference: Reference) -> CompositionAlias {
        files[reference.file].aliases[reference.index]
    }
    subscript(leaf reference: Reference) -> LeafProtocol { files[reference.file].protocols[reference.index] }
    subscript(type reference: Reference) -> ComposedType { files[reference.file].types[reference.index] }

    /// The location of an alias.
    func location(of alias: Reference) -> SourceLocation {
        SourceLocation(path: files[alias.file].path, range: self[alias: alias].name.range)
    }

    /// All aliases, in the order of the files.
    var allAliases: [Reference] {
        files.indices.flatMap { file in files[file].aliases.indices.map { Reference(file: file, index: $0) } }
    }

    /// The number of aliases of a name in all modules.
    func countOfAliases(named name: String) -> Int { aliases[name]?.count ?? 0 }

    /// Returns the aliases that a name means in a file. The branches of an `#if` may declare several.
    func aliases(named name: Name, in file: Int) -> [Reference] {
        let all = aliases[name.last] ?? []
        let isHidden = { (alias: Reference) in alias.file != file && self[alias: alias].isPrivate }
        return visible(all.contains(where: isHidden) ? all.filter { !isHidden($0) } : all, name, in: file)
    }

    /// The names that an alias may compose, sorted.
    var namesOfParts: [String] { Set(protocols.keys).union(aliases.keys).sorted() }

    /// Returns the protocols that a name means in a file.
    func protocols(named name: Name, in file: Int) -> [Reference] {
        visible(protocols[name.last] ?? [], name, in: file)
    }

    /// Returns the types that a name means in a file.
    func types(named name: Name, in file: Int) -> [Reference] {
        visible(types[name.last] ?? [], name, in: file)
    }

    /// The modules that declare a type or a protocol of a name.
    func modules(declaring name: String) -> Set<String> {
        Set(((types[name] ?? []) + (protocols[name] ?? [])).compactMap { files[$0.file].module })
    }

    /// Returns the extensions of a type in its own module and in others.
    func extensions(of name: String) -> [Reference] { extensions[name] ?? [] }

    /// Of several declarations of one name, those of the file's own module are meant, and otherwise those of the modules that
    /// it imports.
    private func visible(_ all: [Reference], _ name: Name, in file: Int) -> [Reference] {
        if all.count < 2 { return all }
        let qualifier = name.text.split(separator: ".").dropLast().last.map(String.init)
        if let qualifier {
            let qualified = all.filter { files[$0.file].module == qualifier }
            if !qualified.isEmpty { return qualified }
        }
        return visible(all, in: file)
    }

    /// Returns the protocols with a property of this name that a file sees.
    func leaves(requiring label: String, seenFrom file: Int) -> [Reference] {
        visible(leaves.leaves(requiring: label), in: file)
    }

    private func visible(_ all: [Reference], in file: Int) -> [Reference] {
        if all.count < 2 { return all }
        let own = all.filter { files[$0.file].module == files[file].module }
        if !own.isEmpty { return own }
        let imported = all.filter { found in
            files[file].imports.contains { String($0.module) == files[found.file].module }
        }
        return imported.isEmpty ? all : imported
    }

    /// The members of aliases that require no property.
    static let standard: Set<String> = ["Any", "AnyObject", "Sendable"]

    /// What an alias requires, whole.
    func composition(of alias: Reference) -> Composition { compositions[alias] ?? Composition() }

    /// What several names together require.
    func composition(of names: [Name], in file: Int) -> Composition {
        var found = Composition()
        for name in names {
            let aliases = aliases(named: name, in: file)
            for alias in aliases { found.add(composition(of: alias)) }
            let isKnown = add(name, in: file, to: &found)
            found.isOpen = found.isOpen || aliases.isEmpty && !isKnown && !Self.standard.contains(name.last)
        }
        return found
    }

    /// What a protocol requires, and those that it inherits.
    func composition(ofLeaf leaf: Reference) -> Composition {
        var found = Composition()
        add(leaf, to: &found)
        return found
    }

    /// Adds the protocols that a name means. Returns false if no protocol has the name.
    func add(_ name: Name, in file: Int, to composition: inout Composition) -> Bool {
        let found = protocols(named: name, in: file)
        for leaf in found { add(leaf, to: &composition) }
        return !found.isEmpty
    }

    private func add(_ leaf: Reference, to composition: inout Composition) {
        let number = leaves.number(of: leaf)
        if composition.leaves.contains(number) { return }
        composition.add(number)
        for name in self[leaf: leaf].inherits { _ = add(name, in: leaf.file, to: &composition) }
        for alias in aliasClosure(inheritedBy: leaf) {
            for member in self[alias: alias].members {
                _ = add(member.name, in: alias.file, to: &composition)
            }
        }
    }

    /// True for a name that is declared in none of the sources, and that isn't `Any`, `AnyObject` or `Sendable`.
    func isUnknown(_ name: Name, in file: Int) -> Bool {
        !Self.standard.contains(name.last) && aliases(named: name, in: file).isEmpty
            && protocols(named: name, in: file).isEmpty
    }

    /// True for a protocol that asks for properties and for nothing else, such as `Sendable`.
    func requiresOnlyProperties(_ reference: Reference) -> Bool {
        let leaf = self[leaf: reference]
        return !leaf.requirements.isEmpty && !leaf.requiresOthers && leaf.requirementsText.isEmpty
            && !leaf.isSuppressing
            && leaf.inherits.allSatisfy { !protocols(named: $0, in: reference.file).isEmpty }
    }

    /// True if a composition requires a protocol.
    func requires(_ composition: Composition, _ leaf: Reference) -> Bool {
        composition.leaves.contains(leaves.number(of: leaf))
    }

    /// All properties that a composition requires, each once, with the protocol that requires it.
    func requirements(of composition: Composition) -> [(
        requirement: LeafProtocol.Requirement, leaf: Reference
    )] {
        var seen: Set<String> = []
        return composition.leaves.elements.flatMap { number in
            let leaf = leaves.references[number]
            return self[leaf: leaf].requirements.filter { seen.insert($0.label).inserted }.map { ($0, leaf) }
        }
    }

    /// The names of the aliases through which some names require a protocol, the outermost first.
    func path(to leaf: Reference, from names: [Name], in file: Int) -> [String] {
        var (names, file, path) = (names, file, [String]())
        var seen: Set<Reference> = []
        search: while true {
            for name in names {
                for alias in aliases(named: name, in: file)
                where requires(composition(of: alias), leaf) && seen.insert(alias).inserted {
                    path.append(name.text)
                    (names, file) = (self[alias: alias].members.map(\.name), alias.file)
                    continue search
                }
            }
            return path
        }
    }

    /// Returns the index of the party that a type is.
    func index(ofParty type: Reference) -> Int? { partiesOfTypes[type] }

    /// Returns the party that a type is; `nil` if it takes no dependencies.
    func party(of type: Reference) -> Party? { partiesOfTypes[type].map { parties[$0] } }

    /// Returns the types and functions that a call means: `Child`, `Home.Cell`, `Baz.track`, `.autoExpand`, `super.init`.
    ///
    /// - Parameter scope: The qualified name of the type with the call, or "".
    func parties(calledBy callee: [String], in file: Int, from scope: String = "") -> [Party] {
        let parts = callee.last == "init" ? callee.dropLast() : callee[...]
        let all = (partyIndices[parts.last ?? ""] ?? []).map { parties[$0] }
        if all.count < 2 { return all }
        let own = all.filter { files[$0.file].module == files[file].module }
        let seen = own.isEmpty ? all : own
        if seen.count < 2 || seen.contains(where: { $0.type == nil }) { return seen }
        let named = parts.count > 1 ? qualified(seen, by: parts.joined(separator: ".")) : []
        return named.isEmpty ? nearest(seen, to: scope) : named
    }

    private func qualified(_ parties: [Party], by name: String) -> [Party] {
        parties.filter { $0.path == name || $0.path.hasSuffix("." + name) }
    }

    /// Of types with one name, the one that is found first from inside a type.
    private func nearest(_ parties: [Party], to scope: String) -> [Party] {
        var scope = scope
        while true {
            let found = parties.filter { $0.path == (scope.isEmpty ? "" : scope + ".") + $0.callName }
            if !found.isEmpty { return found }
            if scope.isEmpty { return parties }
            scope = scope.split(separator: ".").dropLast().joined(separator: ".")
        }
    }
}

extension CompositionProgram {
    /// The alias of everything that a spliced type has.
    func full(of external: CompositionProgram.Reference) -> CompositionProgram.Reference? {
        let alias = self[alias: external].name
        guard let party = names.party(ofAlias: alias.text) else { return nil }
        let name = Name(text: names.alias(of: party), range: alias.range)
        return aliases(named: name, in: external.file).first
    }
}
