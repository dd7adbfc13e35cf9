import ArborModel

/// Advises on the scope of dependencies: a value belongs to the lowest type above all that read it. If these are few and
/// close, it needs no splice either.
struct ScopeRule: CompositionRule {
    var ids: [DiagnosticID] { [.superfluousSplice, .dependencyTooHigh] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        let search = Search(program)
        return search.splices + search.containers + search.directives
    }

    private struct Search {
        let program: CompositionProgram
        let flow: DependencyFlow
        /// By label, the parties that read it.
        var readers: [String: [Int]] = [:]

        init(_ program: CompositionProgram) {
            self.program = program
            flow = DependencyFlow(program)
            for (party, labels) in flow.reads.enumerated() {
                for label in labels { readers[label, default: []].append(party) }
            }
        }

        // MARK: Splices

        var splices: [Diagnostic] {
            SplicedType.all(in: program).flatMap { spliced -> [Diagnostic] in
                let owner = program.parties.indices.first { program.parties[$0].name == spliced.party }
                return spliced.type.properties.filter {
                    !$0.hasAccessors && $0.label != program.names.externalLabel
                }.compactMap { check($0, of: spliced, ownedBy: owner) }
            }
        }

        private func check(_ property: PropertyDeclaration, of spliced: SplicedType, ownedBy owner: Int?)
            -> Diagnostic?
        {
            let all = readers[property.label] ?? []
            let readers = owner.map { owner in all.filter { flow.isBelow($0, owner) } } ?? all
            let place = program.location(property.range, in: spliced.reference.file)
            let about = [spliced.type.name.text, property.label]
            if let only = readers.first, readers.count == 1 {
                return Diagnostic(
                    .superfluousSplice, "only \(name(only)) reads '\(property.label)', so it needs no splice",
                    about: about, at: place, nearMisses: [note(only)],
                    help: "pass it to \(name(only)) as a parameter of its own")
            }
            guard let owner, let lowest = flow.owner(of: readers) else { return nil }
            if lowest != owner {
                return Diagnostic(
                    .dependencyTooHigh,
                    "all types that read '\(property.label)' of \(spliced.type.name.text) are \(name(lowest)) or below it",
                    about: about, at: place, nearMisses: [note(lowest)],
                    help: "splice it into \(name(lowest)) instead")
            }
            let child = readers.first { $0 != owner }
            guard readers.count == 2, let child, flow.children[owner].contains(child) else { return nil }
            return Diagnostic(
                .superfluousSplice,
                "only \(name(owner)) and \(name(child)), which it makes, read '\(property.label)', so it needs no splice",
                about: about, at: place, nearMisses: [note(child)],
                help: "pass it to both as a parameter of its own")
        }

        // MARK: Containers

        var containers: [Diagnostic] {
            program.files.indices.flatMap { file in
                program.files[file].types.flatMap { type -> [Diagnostic] in
                    let isContainer = type.inherits.contains {
                        program.names.isAlias($0) || program.names.isLeaf($0)
                    }
                    guard isContainer, type.kind != .protocol,
                        program.names.party(ofSpliced: type.name.last) == nil
                    else { return [] }
                    return type.properties.compactMap {
                        check(
                            $0.label, of: type.name.text, at: program.location($0.range, in: file))
                    }
                }
            }
        }

        /// The containers that Arbor writes.
        var directives: [Diagnostic] {
            program.files.indices.flatMap { file in
                program.files[file].directives.flatMap { directive -> [Diagnostic] in
                    guard directive.request == .container, case .alias(let index)? = directive.target else {
                        return []
                    }
                    let alias = CompositionProgram.Reference(file: file, index: index)
                    return program.requirements(of: program.composition(of: alias)).compactMap {
                        check(
                            $0.requirement.label, of: program[alias: alias].name.text,
                            at: program.location(of: alias))
                    }
                }
            }
        }

        private func check(_ label: String, of container: String, at place: SourceLocation) -> Diagnostic? {
            guard let readers = readers[label], let owner = flow.owner(of: readers) else { return nil }
            if readers.count == 1 {
                return Diagnostic(
                    .dependencyTooHigh, "only \(name(owner)) reads '\(label)' of \(container)",
                    about: [container, label], at: place, nearMisses: [note(owner)],
                    help:
                        "make it where \(name(owner)) is made, and pass it as a parameter, or splice it there"
                )
            }
            // A type that lives as long as the program is no narrower scope.
            if flow.isAtTop(owner) { return nil }
            return Diagnostic(
                .dependencyTooHigh,
                "all types that read '\(label)' of \(container) are \(name(owner)) or below it",
                about: [container, label], at: place, nearMisses: [note(owner)],
                help: "make it where \(name(owner)) is made, and splice it there")
        }

        private func name(_ party: Int) -> String { program.parties[party].name }

        private func note(_ party: Int) -> Diagnostic.Note {
            let found = program.parties[party]
            return Diagnostic.Note(
                "\(found.name) is declared here", at: program.location(found.place, in: found.file))
        }
    }
}
