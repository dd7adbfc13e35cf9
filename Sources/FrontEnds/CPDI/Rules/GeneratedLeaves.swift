import ArborModel

/// The values of the types that directives ask for. Code that makes such a type names them, and no source shows which.
struct GeneratedLeaves {
    /// A member of an alias.
    struct Member: Equatable {
        var alias: CompositionProgram.Reference
        var index: Int
    }

    private let program: CompositionProgram
    private let generated: [CompositionProgram.Reference]

    init(_ program: CompositionProgram) {
        self.program = program
        generated = program.files.indices.flatMap { file in
            program.files[file].directives.compactMap { directive in
                guard directive.request != .dependencies, case .alias(let index)? = directive.target else {
                    return nil
                }
                let alias = CompositionProgram.Reference(file: file, index: index)
                return directive.request == .spliced ? program.full(of: alias) ?? alias : alias
            }
        }
    }

    /// Returns those of the members without which a generated type would lack a value, if all of them are removed.
    func needed(among removed: [Member]) -> [Member] {
        if generated.isEmpty || removed.isEmpty { return [] }
        var lost: Set<CompositionProgram.Reference> = []
        for alias in generated {
            lost.formUnion(leaves(of: [alias]).subtracting(leaves(of: [alias], without: removed)))
        }
        return lost.isEmpty ? [] : removed.filter { !leaves(of: $0).isDisjoint(with: lost) }
    }

    private func leaves(of member: Member) -> Set<CompositionProgram.Reference> {
        let name = program[alias: member.alias].members[member.index].name
        let aliases = program.aliases(named: name, in: member.alias.file)
        return aliases.isEmpty
            ? Set(program.protocols(named: name, in: member.alias.file)) : leaves(of: aliases)
    }

    private func leaves(
        of aliases: [CompositionProgram.Reference], without removed: [Member] = []
    ) -> Set<CompositionProgram.Reference> {
        var found: Set<CompositionProgram.Reference> = []
        var seen = Set(aliases)
        var open = aliases
        while let alias = open.popLast() {
            let members = program[alias: alias].members
            for index in members.indices where !removed.contains(Member(alias: alias, index: index)) {
                let parts = program.aliases(named: members[index].name, in: alias.file)
                open += parts.filter { seen.insert($0).inserted }
                if parts.isEmpty {
                    found.formUnion(program.protocols(named: members[index].name, in: alias.file))
                }
            }
        }
        return found
    }
}
