import ArborModel

/// Checks that dependencies are the first parameter and the first argument.
struct ParameterOrderRule: CompositionRule {
    var ids: [DiagnosticID] { [.dependenciesNotFirst] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        let isCertain = isEachCallKnown(in: program)
        return program.files.indices.flatMap { file in
            declarations(in: file, program, isCertain) + calls(in: file, program, isCertain)
        } + program.parties.compactMap { memberwise($0, program) }
    }

    /// A declaration and its calls change together, so one call that can't be changed keeps all as they are.
    private func isEachCallKnown(in program: CompositionProgram) -> Bool {
        program.files.indices.allSatisfy { file in
            program.files[file].functions.allSatisfy { function in
                let isInProtocol = function.owner.map { program.files[file].types[$0].kind == .protocol }
                return function.isFirst || !function.hasComment && isInProtocol != true
            }
                && program.files[file].uses.allSatisfy { use in
                    if use.kind == .unapplied { return false }
                    if case .initializer(let type) = use.kind {
                        return program.parties(calledBy: type, in: file).isEmpty
                    }
                    guard case .passed(let callee, let label, let isOwn) = use.kind, use.index > 0,
                        label == program.names.label
                    else { return true }
                    let keepsOrder = !use.followsCall && (isOwn || !use.followsName)
                    return !use.hasComment && keepsOrder && isPlain(use.text)
                        && isDeclared(callee, in: file, program)
                }
        }
    }

    /// True for an argument whose value doesn't depend on the order of evaluation.
    private func isPlain(_ argument: String) -> Bool {
        argument.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst().allSatisfy {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "_") || $0 >= 0x80
                || UInt8(ascii: "a") <= $0 | 0x20 && $0 | 0x20 <= UInt8(ascii: "z")
                || UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9")
        }
    }

    /// True if a call means one declaration in the sources whose list is written.
    private func isDeclared(_ callee: [String], in file: Int, _ program: CompositionProgram) -> Bool {
        let found = program.parties(calledBy: callee, in: file)
        return found.count == 1 && found.allSatisfy { isWritten($0, program) }
    }

    /// True for a function, and for a type with an initializer. Without one, the order is that of the properties.
    private func isWritten(_ party: Party, _ program: CompositionProgram) -> Bool {
        guard let type = party.type else { return true }
        return ([type] + program.extensions(of: party.callName)).contains { part in
            program.files[part.file].functions.contains { $0.owner == part.index && $0.name.text == "init" }
        }
    }

    private func declarations(in file: Int, _ program: CompositionProgram, _ isCertain: Bool) -> [Diagnostic]
    {
        program.files[file].functions.compactMap { function in
            if function.isFirst { return nil }
            let type = function.owner.map { program.files[file].types[$0] }
            guard program.isComposed(function, of: type) else { return nil }
            let owner = type.map { $0.name.text + "." } ?? ""
            return diagnostic(
                "'\(program.names.label)' is not the first parameter of '\(owner)\(function.name.text)'",
                about: [owner, function.name.text], at: function.range, in: file, program,
                moving: function.index, in: function.list, function.text,
                isCertain: isCertain && type?.isPublic != true && !function.isPublic)
        }
    }

    /// A structure without an initializer takes its properties in their order.
    private func memberwise(_ party: Party, _ program: CompositionProgram) -> Diagnostic? {
        guard let reference = party.type, !isWritten(party, program) else { return nil }
        let type = program[type: reference]
        guard type.kind == .struct, !type.hasInitializer,
            let index = type.properties.firstIndex(where: { $0.label == program.names.label }),
            let first = type.properties[..<index].first(where: \.isMemberwiseParameter)
        else { return nil }
        let property = type.properties[index]
        return Diagnostic(
            .dependenciesNotFirst,
            "'\(property.label)' is not the first property of \(type.name.last), so it is not the first parameter of its "
                + "initializer",
            about: [type.name.last + ".", "init"], at: program.location(property.range, in: party.file),
            help: "move it above '\(first.label)', and to the start of the list in each call")
    }

    /// Only calls of declarations in the sources, whose order of parameters is fixed as well.
    private func calls(in file: Int, _ program: CompositionProgram, _ isCertain: Bool) -> [Diagnostic] {
        program.files[file].uses.compactMap { use in
            guard case .passed(let callee, let label, _) = use.kind, use.index > 0,
                label == program.names.label
            else { return nil }
            let called = program.parties(calledBy: callee, in: file)
            guard let party = called.first, isWritten(party, program) else { return nil }
            let isOpen = party.isPublic || party.function?.isPublic == true
            return diagnostic(
                "'\(label)' is not the first argument of '\(callee.last ?? "")'", about: callee,
                at: use.list[use.index], in: file, program, moving: use.index, in: use.list, use.text,
                isCertain: isCertain && !isOpen)
        }
    }

    private func diagnostic(
        _ message: String, about subject: [String], at range: SourceRange, in file: Int,
        _ program: CompositionProgram, moving index: Int, in list: [SourceRange], _ text: String,
        isCertain: Bool
    ) -> Diagnostic {
        let removed = SourceRange(start: list[index - 1].end, end: list[index].end)
        return Diagnostic(
            .dependenciesNotFirst, message, about: subject, at: program.location(range, in: file),
            help: "move it to the start of the list",
            fixIts: [
                .init(
                    "move it to the start of the list",
                    edits: [
                        .init(range: SourceRange(at: list[0].start), replacement: text + ", "),
                        .init(range: removed, replacement: ""),
                    ], isCertain: isCertain)
            ])
    }
}

extension CompositionProgram {
    /// True if the parameter of a function takes composed dependencies. Other values may have the same label.
    fileprivate func isComposed(_ function: DependentFunction, of owner: ComposedType?) -> Bool {
        let types = [function.type].compactMap(\.self) + function.furtherTypes
        return types.contains { name in
            names.isAlias(name.last) || names.isLeaf(name.last) || name.text == names.dependencies
                || (function.parameters + (owner?.parameters ?? [])).contains { $0.name.text == name.text }
        }
    }
}

extension PropertyDeclaration {
    /// True for a stored property whose value every call has to give. A wrapper with arguments sets its property itself.
    fileprivate var isMemberwiseParameter: Bool {
        !hasInitialValue && (!hasAccessors || isObserved) && !attributes.contains { !$0.arguments.isEmpty }
            && !modifiers.contains { ["static", "class", "lazy"].contains($0) }
    }
}
