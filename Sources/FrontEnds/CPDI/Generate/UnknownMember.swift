import ArborModel

/// A member of an alias that none of the sources declares.
struct UnknownMember {
    /// The alias that names it.
    var alias: CompositionProgram.Reference
    var name: Name
}

extension CompositionProgram {
    /// Returns the first member of an alias, at any depth, that none of the sources declares.
    func unknownMember(of alias: Reference) -> UnknownMember? {
        if !composition(of: alias).isOpen { return nil }
        var seen: Set<Reference> = []
        var next = [alias]
        while let reference = next.popLast() {
            guard seen.insert(reference).inserted else { continue }
            for member in self[alias: reference].members {
                let aliases = aliases(named: member.name, in: reference.file)
                if aliases.isEmpty, !Self.standard.contains(member.name.last),
                    protocols(named: member.name, in: reference.file).isEmpty
                {
                    return UnknownMember(alias: reference, name: member.name)
                }
                next += aliases
            }
        }
        return nil
    }

    /// The location of an unknown member. In an alias that Arbor makes up, it is that of the alias.
    func location(of member: UnknownMember) -> SourceLocation {
        location(member.name.range, in: member.alias.file)
    }

    /// What to do about an unknown member.
    func help(for member: UnknownMember) -> String {
        let near = namesOfParts.filter { isSlip(member.name.last, of: $0) }
        if near.count == 1 { return "write '\(near[0])'" }
        let isAlias = names.isAlias(member.name.last)
        return (isAlias ? "declare that alias, or " : "")
            + "give Arbor the sources of the module that declares '\(member.name.text)'"
    }
}
