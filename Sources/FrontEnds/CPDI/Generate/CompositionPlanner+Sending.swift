import ArborModel

// What keeps a generated type from being `Sendable`, as its protocols ask.

extension CompositionPlanner {
    /// Reports a 'Sendable' type that stores what it gets, which may not be sent.
    func externalSendingFault(
        _ request: Directive.Request, _ full: CompositionProgram.Reference,
        _ alias: CompositionProgram.Reference
    ) -> Fault? {
        guard request == .spliced, isSendable(full), !isIsolated(full), !isSendable(alias) else { return nil }
        let (name, part) = (program[alias: full].name.text, program[alias: alias].name.text)
        return Fault(
            message: "'\(name)' is 'Sendable', and '\(part)', whose value the spliced type stores, isn't",
            help: "add '& Sendable' to '\(part)'")
    }

    /// Reports a service that a 'Sendable' type can't store.
    func storageFault(
        _ request: Directive.Request, _ full: CompositionProgram.Reference,
        _ alias: CompositionProgram.Reference
    ) -> Fault? {
        guard request != .testContainer, isSendable(full), !isIsolated(full) else { return nil }
        let outside = request == .spliced ? program.composition(of: alias) : Composition()
        let given = Set(program.requirements(of: outside).map(\.requirement.label))
        let composition = program.composition(of: full)
        let associated = Set(
            composition.leaves.elements.flatMap { number in
                program[leaf: program.leaves.references[number]].associatedTypes.map(\.name.text)
            })
        let isClass = isClass(full)
        for (requirement, leaf) in program.requirements(of: composition)
        where !given.contains(requirement.label) {
            // A property of a class may belong to an actor.
            if isClass, !requirement.isolation.isEmpty { continue }
            let written = TypeExpression(parsing: requirement.type)
            let type = program.expanded(written, in: leaf.file, besides: associated)
            for part in type.sentParts {
                if let fault = functionFault(part, requirement, written, of: full) { return fault }
                if let name = program.unsendableProtocol(part, in: leaf.file) {
                    return Fault(
                        message:
                            "'\(program[alias: full].name.text)' is 'Sendable', and '\(name)', the type of '\(requirement.label)', isn't",
                        help: "let '\(name)' inherit 'Sendable'")
                }
            }
        }
        return nil
    }

    /// Reports a function that other threads mustn't call. One that a type alias stands for is marked in the alias.
    private func functionFault(
        _ part: TypeExpression, _ requirement: LeafProtocol.Requirement, _ written: TypeExpression,
        of full: CompositionProgram.Reference
    ) -> Fault? {
        guard part.isFunctionToShare else { return nil }
        let help =
            written.isFunctionToShare
            ? "write '\(requirement.label): @Sendable \(requirement.type)'"
            : "mark the function in the type of '\(requirement.label)', as in '@Sendable \(part)'"
        return Fault(
            message:
                "'\(program[alias: full].name.text)' is 'Sendable', and the function '\(requirement.label)' isn't",
            help: help)
    }

    /// Reports a class that other threads may use while it is changed.
    func sendingFault(_ request: Directive.Request, _ full: CompositionProgram.Reference) -> Fault? {
        guard request != .testContainer, isClass(full), isSendable(full), !isIsolated(full) else {
            return nil
        }
        let found = program.requirements(of: program.composition(of: full)).first {
            $0.requirement.accessors.contains("set") && $0.requirement.isolation.isEmpty
        }
        return found.map {
            Fault(
                message:
                    "'\(program[alias: full].name.text)' is a class and 'Sendable', so '\($0.requirement.label)' can't be set",
                help: "require '\($0.requirement.label)' with 'get' only, or isolate it to an actor")
        }
    }
}

extension CompositionProgram {
    /// The name of a protocol in the sources whose values can't be sent to other threads, if that is a type; `nil`
    /// otherwise. A composition is `Sendable` if one of its protocols is.
    fileprivate func unsendableProtocol(_ type: TypeExpression, in file: Int) -> String? {
        let members = if case .composition(let members) = type.bare { members } else { [type.bare] }
        let names = members.map { member in
            member.lastName.flatMap { name in
                protocols(named: Name(text: name, range: .start), in: file).first { !isSendable($0) }.map {
                    _ in name
                }
            }
        }
        return names.contains(nil) ? nil : names.first ?? nil
    }
}

extension TypeExpression {
    /// The types that have to be `Sendable` for this one to be so: those in optionals, tuples and collections, or itself.
    fileprivate var sentParts: [TypeExpression] {
        switch self {
        case .optional(let base), .implicitlyUnwrapped(let base), .array(let base): base.sentParts
        case .dictionary(let key, let value): key.sentParts + value.sentParts
        case .tuple(let elements): elements.flatMap(\.type.sentParts)
        case .named("Set", let arguments): arguments.flatMap(\.sentParts)
        default: [self]
        }
    }

    /// True for a function that other threads mustn't call, as far as its type shows.
    fileprivate var isFunctionToShare: Bool {
        switch self {
        case .function: true
        case .attributed(let words, _): isFunction && !words.contains { $0 != "@escaping" }
        default: false
        }
    }
}
