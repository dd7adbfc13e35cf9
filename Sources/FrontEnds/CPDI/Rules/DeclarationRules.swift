import ArborModel

// Rules that one declaration shows.

/// Checks that a type is generic over its dependencies.
struct ExistentialRule: CompositionRule {
    var ids: [DiagnosticID] { [.existentialDependencies] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        program.parties.compactMap { party in
            // Nothing can be generic over a structure of that name.
            guard let reference = party.type, case .existential(let alias) = party.taking,
                program.types(named: alias, in: party.file).isEmpty
            else { return nil }
            let type = program[type: reference]
            let name = program.names.dependencies
            return Diagnostic(
                .existentialDependencies, "\(party.name) takes '\(alias.last)' as an existential type",
                about: [party.name, alias.last], at: program.location(alias.range, in: party.file),
                help:
                    "make \(party.name) generic: '\(party.name)<\(name): \(alias.last)>', with 'let \(program.names.label): \(name)'",
                fixIts: [
                    // Each place that names the type has to change as well, and these may be in any file.
                    .init(
                        "make \(party.name) generic",
                        edits: clause(name, alias, type)
                            + places(alias, reference, program).map {
                                .init(range: $0, replacement: name)
                            }, isCertain: false)
                ])
        }
    }

    private func clause(_ name: String, _ alias: Name, _ type: ComposedType) -> [Diagnostic.FixIt.Edit] {
        if let first = type.parameters.first {
            return [
                .init(range: SourceRange(at: first.name.range.start), replacement: "\(name): \(alias.last), ")
            ]
        }
        return [.init(range: SourceRange(at: type.clause), replacement: "<\(name): \(alias.last)>")]
    }

    /// The types of the property and of the initializers' parameters.
    private func places(
        _ alias: Name, _ reference: CompositionProgram.Reference, _ program: CompositionProgram
    ) -> [SourceRange] {
        let type = program[type: reference]
        let properties = type.properties.filter { property in
            property.label == program.names.label && property.typeRange != nil
        }
        let parameters = program.files[reference.file].functions.filter {
            $0.owner == reference.index && $0.name.text == "init" && $0.type?.last == alias.last
        }
        return properties.compactMap(\.typeRange) + parameters.compactMap(\.typeRange)
    }
}

/// Checks that no protocol has an associated type of dependencies.
struct AssociatedTypeRule: CompositionRule {
    var ids: [DiagnosticID] { [.associatedDependencies] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        program.files.indices.flatMap { file in
            program.files[file].protocols.compactMap { leaf in
                let found = leaf.associatedTypes.first { $0.name.text == program.names.dependencies }
                guard let found else { return nil }
                return Diagnostic(
                    .associatedDependencies,
                    "'\(leaf.name.text)' requires dependencies of each type that conforms",
                    about: [leaf.name.text], at: program.location(found.name.range, in: file),
                    help:
                        "offer what its extension does as a type of its own, which takes the dependencies; or let the "
                        + "callers pass what it needs")
            }
        }
    }
}

/// Checks that functions take no dependencies.
struct FunctionRule: CompositionRule {
    var ids: [DiagnosticID] { [.dependenciesInFunction] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        program.parties.compactMap { party in
            guard let function = party.function else { return nil }
            return Diagnostic(
                .dependenciesInFunction, "the function '\(function.name.text)' takes dependencies",
                about: [party.name], at: program.location(function.range, in: party.file),
                help: "offer it in a type that takes the dependencies, and inject that type")
        }
    }
}

/// Checks that a leaf protocol has one property and nothing else, so that names of different leaves can't collide.
struct NamespaceRule: CompositionRule {
    var ids: [DiagnosticID] { [.unnamespacedDependency] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        program.files.indices.flatMap { file in
            program.files[file].protocols.compactMap { leaf in
                guard program.names.isLeaf(leaf.name.text), leaf.inherits.isEmpty,
                    leaf.requiresOthers || leaf.requirements.count != 1
                else { return nil }
                let what =
                    leaf.requiresOthers
                    ? "functions"
                    : leaf.requirements.isEmpty ? "nothing" : "\(leaf.requirements.count) properties"
                return Diagnostic(
                    .unnamespacedDependency, "'\(leaf.name.text)' offers \(what) instead of one property",
                    about: [leaf.name.text], at: program.location(leaf.name.range, in: file),
                    help: leaf.requiresOthers
                        ? "move them to a protocol of the service, and require one property of that type"
                        : "declare a protocol for each property")
            }
        }
    }
}

/// Checks that only the aliases of a feature's entry points are public.
struct VisibilityRule: CompositionRule {
    var ids: [DiagnosticID] { [.publicDependencies] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        let entries = Set(program.parties.filter(\.isPublic).compactMap { $0.required(program.names)?.last })
        let open = program.allAliases.filter { reference in
            let alias = program[alias: reference]
            return alias.isPublic
                && (entries.contains(alias.name.text) || program.names.isExternal(alias.name.text))
        }
        // The compiler wants each part of a public alias to be public, too, and so are those that it still has to list.
        let needed = forwarded(by: program.closure(of: open + program.aliasesOfPublicProtocols), program)
        return program.allAliases.compactMap { reference in
            let alias = program[alias: reference]
            guard alias.isPublic, !alias.isComputed, !needed.contains(reference),
                program.names.isAlias(alias.name.text),
                let modifier = alias.modifiers.first(where: { $0.text == "public" })
            else { return nil }
            let range = SourceRange(start: modifier.range.start, end: modifier.range.end.moved(by: 1))
            return Diagnostic(
                .publicDependencies, "'\(alias.name.text)' is public, but no public type takes it",
                about: [alias.name.text], at: program.location(of: reference),
                help: "remove 'public': callers of a module need only the aliases of its entry points",
                fixIts: [
                    .init("remove 'public'", edits: [.init(range: range, replacement: "")], isCertain: false)
                ])
        }
    }

    /// Returns some aliases and all that their types forward, however far away.
    private func forwarded(
        by aliases: Set<CompositionProgram.Reference>, _ program: CompositionProgram
    ) -> Set<CompositionProgram.Reference> {
        var known = aliases
        var open = Array(aliases)
        lazy var parties = Dictionary(grouping: program.parties) { $0.alias(program.names)?.last ?? "" }
        while let alias = open.popLast() {
            for party in parties[program[alias: alias].name.text] ?? [] {
                let needs = Requirements(of: party, in: program).forwarded.map(\.alias)
                let found = needs.flatMap { program.aliases(named: $0, in: party.file) }
                open += program.closure(of: found).filter { known.insert($0).inserted }
            }
        }
        return known
    }
}
