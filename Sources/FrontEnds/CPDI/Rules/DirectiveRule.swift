import ArborModel

/// Checks that each comment that asks for code can be followed.
struct DirectiveRule: CompositionRule {
    var ids: [DiagnosticID] { [.invalidDirective] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        let faults = faults(in: program)
        let own = faults.filter(\.diagnostic.places.isEmpty)
        let members = faults.map(\.diagnostic).filter { !$0.places.isEmpty }
        let unknown = members.filter { !mayBe($0.subject.last ?? "", of: own) }
        let computed = program.cascadeFaults.filter { !follows($0, from: own, members) }
        return own.map(\.diagnostic) + joined(unknown) + computed.map(\.diagnostic)
    }

    /// A fault of a comment, and the name of the alias that the comment is about; that of its file if no alias follows it.
    /// The fault of an unknown member has places.
    typealias Fault = (diagnostic: Diagnostic, alias: String)

    private func faults(in program: CompositionProgram) -> [Fault] {
        let planner = CompositionPlanner(program)
        var names: Set<String> = []
        var told: Set<String> = []
        return program.files.indices.flatMap { file in
            program.files[file].directives.compactMap { directive -> Fault? in
                let fault =
                    check(directive, in: file, program, planner, &told)
                    ?? repeated(directive, in: file, program, planner, &names)
                return fault.map { ($0, alias(of: directive, in: file, program)) }
            }
        }
    }

    /// Reports a generated type with the name of another type of its module.
    private func repeated(
        _ directive: Directive, in file: Int, _ program: CompositionProgram, _ planner: CompositionPlanner,
        _ names: inout Set<String>
    ) -> Diagnostic? {
        guard let name = planner.typeName(for: directive, in: file) else { return nil }
        if let meaning = planner.meaning(of: name, for: directive, in: file) {
            return Diagnostic(
                .invalidDirective, "'\(name)', which 'arbor: \(directive.text)' asks for, \(meaning)",
                about: [directive.text, name], at: program.location(directive.range, in: file),
                help:
                    "give it another name, as in '// arbor: \(directive.request?.rawValue ?? "") AppContainer'"
            )
        }
        let module = program.files[file].module
        let isWritten = program.types(named: Name(text: name, range: directive.range), in: file).contains {
            program.files[$0.file].module == module
        }
        guard isWritten || !names.insert("\(module ?? "") \(name)").inserted else { return nil }
        return Diagnostic(
            .invalidDirective,
            isWritten
                ? "'\(name)', which 'arbor: \(directive.text)' asks for, is declared in the sources, too"
                : "two comments ask for a type '\(name)'",
            about: [directive.text, name], at: program.location(directive.range, in: file),
            help: directive.request == .spliced
                ? "remove that declaration, or the comment"
                : "give it another name, as in '// arbor: "
                    + "\(directive.request?.rawValue ?? "") Another\(name)'")
    }

    /// - Parameter told: The faults of aliases that were reported. Several comments on one alias have the same one.
    private func check(
        _ directive: Directive, in file: Int, _ program: CompositionProgram, _ planner: CompositionPlanner,
        _ told: inout Set<String>
    ) -> Diagnostic? {
        let location = program.location(directive.range, in: file)
        func fault(_ message: String, help: String) -> Diagnostic {
            Diagnostic(.invalidDirective, message, about: [directive.text], at: location, help: help)
        }
        if let misspelling = directive.misspelling {
            return fault(
                Self.message(for: misspelling),
                help: "write '// arbor: \(directive.text)' on a line of its own, above the declaration")
        }
        guard let request = directive.request else {
            return fault(
                "'arbor: \(directive.text)' asks for nothing that Arbor knows",
                help:
                    "write 'spliced', 'container', 'container Name', 'test container', 'test container Name' or "
                    + "'dependencies'")
        }
        if let surroundings = directive.surroundings {
            return fault(
                "'arbor: \(directive.text)' is inside \(surroundings), where generated code can't follow",
                help: "move the declaration below it to the top level, outside of '#if'")
        }
        if request == .dependencies { return checkType(directive, in: file, program, fault) }
        guard case .alias(let index)? = directive.target else {
            return fault(
                "'arbor: \(directive.text)' is not followed by an alias of composed dependencies",
                help: "write it on the line above a 'typealias …\(program.names.dependencies)'")
        }
        let reference = CompositionProgram.Reference(file: file, index: index)
        return planner.fault(of: request, for: reference).flatMap { found in
            guard let member = found.member else {
                let isNew = told.insert("\(file) \(index) \(found.message)").inserted
                return isNew ? fault(found.message, help: found.help) : nil
            }
            return Diagnostic(
                .invalidDirective, found.message,
                about: [program[alias: member.alias].name.text, member.name.text],
                at: program.location(of: member),
                places: [Diagnostic.Note("'arbor: \(directive.text)' asks for code with it", at: location)],
                help: found.help)
        }
    }

    private static func message(for misspelling: Directive.Misspelling) -> String {
        switch misspelling {
        case .block: "a comment in '/*' and '*/' can't ask for code"
        case .trailing: "a comment after code on its line can't ask for code"
        case .sign:
            "a comment that asks for code begins with 'arbor:' in small letters, without a space before the colon"
        }
    }

    private func checkType(
        _ directive: Directive, in file: Int, _ program: CompositionProgram,
        _ fault: (String, String) -> Diagnostic
    ) -> Diagnostic? {
        guard case .type(let index)? = directive.target else {
            return fault(
                "'arbor: dependencies' is not followed by a type", "write it on the line above the type")
        }
        let type = program.files[file].types[index]
        let reference = CompositionProgram.Reference(file: file, index: index)
        let alias = program.names.alias(of: type.name.last)
        guard let party = program.party(of: reference),
            party.alias(program.names)?.last == alias
        else {
            return fault(
                "\(type.name.text) doesn't take '\(alias)'",
                "write '\(type.name.last)<\(program.names.dependencies): \(alias)>' and 'let \(program.names.label): "
                    + "\(program.names.dependencies)'")
        }
        let isWritten = program.aliases(named: Name(text: alias, range: type.name.range), in: file)
            .contains { !program[alias: $0].isComputed }
        return isWritten
            ? fault("'\(alias)' is declared in the sources, too", "remove that declaration, or the directive")
            : nil
    }
}
