import ArborModel

// What protocols inherit from protocols and from aliases of protocols.

extension CompositionProgram {
    /// The aliases that a protocol inherits itself, and those in them, in the order of the sources.
    func aliasClosure(inheritedBy leaf: Reference) -> [Reference] {
        (inheritedAliases[leaf].map { closure(of: $0) } ?? []).sorted {
            ($0.file, $0.index) < ($1.file, $1.index)
        }
    }

    /// True if a protocol itself inherits one of the language, by its name or in an alias.
    func inherits(_ name: String, _ leaf: Reference) -> Bool {
        self[leaf: leaf].inherits.contains { $0.last == name }
            || aliasClosure(inheritedBy: leaf).contains { alias in
                self[alias: alias].members.contains { $0.name.last == name }
            }
    }

    /// Returns the first name that a protocol inherits, itself or in an alias, and that may require more than properties.
    func unclearName(inheritedBy leaf: Reference) -> Name? {
        let own = self[leaf: leaf].inherits.first { isUnclear($0, in: leaf.file) }
        if let own { return own }
        for alias in aliasClosure(inheritedBy: leaf) {
            let member = self[alias: alias].members.first { isUnclear($0.name, in: alias.file) }
            if let member { return member.name }
        }
        return nil
    }

    private func isUnclear(_ name: Name, in file: Int) -> Bool {
        isUnknown(name, in: file) || name.hasArguments
    }

    /// The aliases that public protocols inherit, which have to be public, too.
    var aliasesOfPublicProtocols: [Reference] {
        inheritedAliases.filter { self[leaf: $0.key].isPublic }.flatMap(\.value)
    }

    /// Some protocols and all that they inherit.
    func refined(_ starts: [Reference]) -> [Reference] {
        var (open, next) = (starts, 0)
        var seen = Set(starts)
        while next < open.count {
            let leaf = open[next]
            let aliased = aliasClosure(inheritedBy: leaf).flatMap { alias in
                self[alias: alias].members.map { (name: $0.name, file: alias.file) }
            }
            for (name, file) in self[leaf: leaf].inherits.map({ ($0, leaf.file) }) + aliased {
                open += protocols(named: name, in: file).filter { seen.insert($0).inserted }
            }
            next += 1
        }
        return open
    }

    /// False for a protocol whose values can't be sent to other threads, as far as the sources say.
    func isSendable(_ reference: Reference) -> Bool {
        composition(ofLeaf: reference).leaves.elements.map { leaves.references[$0] }.contains { part in
            // An actor isolates what a protocol requires. A value may be sent no more for that.
            inherits("Sendable", part) || unclearName(inheritedBy: part) != nil
        }
    }
}
