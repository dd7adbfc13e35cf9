import ArborModel

// Rules on types that add values of a narrower scope.

/// A type that adds values for another type: `SplicedFooDependencies`.
struct SplicedType {
    let reference: CompositionProgram.Reference
    let type: ComposedType
    /// The type for which it adds values: `Foo`.
    let party: String

    static func all(in program: CompositionProgram) -> [SplicedType] {
        program.files.indices.flatMap { file in
            program.files[file].types.indices.compactMap { index in
                let type = program.files[file].types[index]
                guard type.kind != .extension, type.kind != .protocol,
                    let party = program.names.party(ofSpliced: type.name.last)
                else { return nil }
                return SplicedType(reference: .init(file: file, index: index), type: type, party: party)
            }
        }
    }

    /// The stored property with what it gets from outside.
    func external(_ names: CompositionNames) -> PropertyDeclaration? {
        type.properties.first { $0.label == names.externalLabel }
    }

    /// The alias of what it gets from outside.
    func externalAlias(_ names: CompositionNames) -> Name? {
        let argument = external(names)?.type.flatMap { TypeExpression(parsing: $0).bare.lastName }
        let parameter = type.parameters.first { $0.name.text == argument } ?? type.parameters.first
        return parameter?.constraints.first { names.isAlias($0.last) || names.isLeaf($0.last) }
    }
}

/// Checks that a type takes no spliced type, and no external alias, of another type.
struct ForeignSpliceRule: CompositionRule {
    var ids: [DiagnosticID] { [.foreignSplice] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        program.parties.compactMap { party in
            guard case .spliced(let type, let external) = party.taking,
                let owner = program.names.party(ofSpliced: type.last)
            else { return nil }
            let isOther = owner != party.name
            let alias = program.names.externalAlias(of: party.name)
            guard isOther || external.map({ $0.last != alias && program.names.isExternal($0.last) }) == true
            else {
                return nil
            }
            return Diagnostic(
                .foreignSplice,
                isOther
                    ? "\(party.name) takes '\(type.last)', which adds values for \(owner)"
                    : "\(party.name) takes '\(external?.last ?? "")', which is not its own",
                about: [party.name, type.last],
                at: program.location(isOther ? type.range : external?.range ?? type.range, in: party.file),
                help:
                    "declare '\(program.names.splicedType(of: party.name))' and '\(alias)' in the file of \(party.name)"
            )
        }
    }
}

/// Checks that only a spliced type itself reads what it gets from outside.
struct ExternalAccessRule: CompositionRule {
    var ids: [DiagnosticID] { [.exposedExternalDependencies] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        let reads = reads(in: program)
        return reads + properties(in: program, isReadElsewhere: !reads.isEmpty)
    }

    private func reads(in program: CompositionProgram) -> [Diagnostic] {
        program.files.indices.flatMap { file in
            program.files[file].uses.compactMap { use in
                guard use.kind == .external else { return nil }
                let owner = use.owner.map { program.files[file].types[$0].name.last } ?? ""
                if program.names.party(ofSpliced: owner) != nil { return nil }
                return Diagnostic(
                    .exposedExternalDependencies,
                    "'\(program.names.externalLabel)' is read outside of its spliced type", about: [owner],
                    at: program.location(use.range, in: file),
                    help: "read the dependency from '\(program.names.label)', which forwards it")
            }
        }
    }

    /// Without an initializer, the one that Swift adds would become private with the property.
    private func properties(in program: CompositionProgram, isReadElsewhere: Bool) -> [Diagnostic] {
        SplicedType.all(in: program).compactMap { spliced in
            guard let property = spliced.external(program.names),
                !property.modifiers.contains(where: { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
                )
            else { return nil }
            return Diagnostic(
                .exposedExternalDependencies,
                "'\(program.names.externalLabel)' of '\(spliced.type.name.text)' is not private",
                about: [spliced.type.name.text],
                at: program.location(property.range, in: spliced.reference.file),
                help: "write 'private \(property.keyword) \(property.label)'",
                fixIts: spliced.type.starts[property.label].map { start in
                    [
                        .init(
                            "make it private",
                            edits: [.init(range: SourceRange(at: start), replacement: "private ")],
                            isCertain: !isReadElsewhere && spliced.type.hasInitializer)
                    ]
                } ?? [])
        }
    }
}

/// Checks that a spliced type has all that its alias requires: what it gets is forwarded, and the rest is stored.
struct SpliceRule: CompositionRule {
    var ids: [DiagnosticID] { [.incompleteSplice] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        SplicedType.all(in: program).flatMap { check($0, program) }
    }

    /// The fix-it that adds a property before the closing brace.
    private func forwarding(_ declaration: String, in spliced: SplicedType, isCertain: Bool)
        -> Diagnostic.FixIt
    {
        let brace = spliced.type.range.end.moved(by: -1)
        let indentation = String(repeating: " ", count: Int(spliced.type.range.start.column) - 1)
        return .init(
            "forward it",
            edits: [.init(range: SourceRange(at: brace), replacement: "    \(declaration)\n\(indentation)")],
            isCertain: isCertain)
    }

    /// True for a property that is only read, and whose type and access level are the same in the spliced type.
    private func isPlain(_ requirement: LeafProtocol.Requirement, in spliced: SplicedType) -> Bool {
        requirement.accessors == ["get"] && requirement.attributes.isEmpty && !spliced.type.isPublic
    }

    private func check(_ spliced: SplicedType, _ program: CompositionProgram) -> [Diagnostic] {
        let names = program.names
        let full = Name(text: names.alias(of: spliced.party), range: spliced.type.name.range)
        let file = spliced.reference.file
        guard !program.aliases(named: full, in: file).isEmpty, let external = spliced.externalAlias(names)
        else {
            return []
        }
        let whole = program.composition(of: [full], in: file)
        let given = Set(
            program.requirements(of: program.composition(of: [external], in: file)).map(\.requirement.label))
        var declared = spliced.type.properties
        for part in program.extensions(of: spliced.type.name.last) {
            declared += program[type: part].properties
        }
        let location = program.location(spliced.type.name.range, in: file)
        let missing = program.requirements(of: whole).compactMap { found -> Diagnostic? in
            let (label, type) = (found.requirement.label, found.requirement.type)
            if declared.contains(where: { $0.label == label }) { return nil }
            return Diagnostic(
                .incompleteSplice, "'\(spliced.type.name.text)' lacks '\(label): \(type)'",
                about: [spliced.type.name.text, label], at: location,
                nearMisses: [
                    Diagnostic.Note(
                        "'\(program[leaf: found.leaf].name.text)' requires it",
                        at: program.location(
                            program[leaf: found.leaf].name.range, in: found.leaf.file))
                ],
                help: given.contains(label)
                    ? "forward it: 'var \(label): \(type) { \(names.externalLabel).\(label) }'"
                    : "store it: 'let \(label): \(type)'",
                fixIts: given.contains(label)
                    ? [
                        forwarding(
                            "var \(label): \(type) { \(names.externalLabel).\(label) }", in: spliced,
                            isCertain: isPlain(found.requirement, in: spliced))
                    ]
                    : [])
        }
        let required = Set(program.requirements(of: whole).map(\.requirement.label))
        let others = declared.compactMap { property -> Diagnostic? in
            if property.label == names.externalLabel || property.modifiers.contains("static") { return nil }
            let place = program.location(property.range, in: file)
            let about = [spliced.type.name.text, property.label]
            if !required.contains(property.label), !whole.isOpen, !property.modifiers.contains("private") {
                return Diagnostic(
                    .incompleteSplice, "'\(full.text)' doesn't require '\(property.label)'", about: about,
                    at: place,
                    help: "list its protocol in '\(full.text)', or remove the property")
            }
            guard given.contains(property.label), !property.hasAccessors else { return nil }
            return Diagnostic(
                .incompleteSplice, "'\(property.label)' is stored, although '\(external.text)' gives it",
                about: about,
                at: place,
                help:
                    "forward it: 'var \(property.label): \(property.type ?? "") { \(names.externalLabel).\(property.label) }'"
            )
        }
        return missing + others
    }
}
