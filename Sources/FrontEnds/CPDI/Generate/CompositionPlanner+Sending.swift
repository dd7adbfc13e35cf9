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
        for (requirement, leaf) in program.requirements(of: program.composition(of: full))
        where requirement.attributes.isEmpty && !given.contains(requirement.label) {
            if TypeExpression(parsing: requirement.type).isFunctionToShare {
                return Fault(
                    message:
                        "'\(program[alias: full].name.text)' is 'Sendable', and the function '\(requirement.label)' isn't",
                    help: "write '\(requirement.label): @Sendable \(requirement.type)'")
            }
            guard let name = TypeExpression(parsing: requirement.type).lastName,
                let service = program.protocols(
                    named: Name(text: name, range: program[leaf: leaf].range), in: leaf.file
                )
                .first, !program.isSendable(service)
            else { continue }
            return Fault(
                message:
                    "'\(program[alias: full].name.text)' is 'Sendable', and '\(name)', the type of '\(requirement.label)', isn't",
                help: "let '\(name)' inherit 'Sendable'")
        }
        return nil
    }

    /// Reports a class that other threads may use while it is changed.
    func sendingFault(_ request: Directive.Request, _ full: CompositionProgram.Reference) -> Fault? {
        guard request != .testContainer, isClass(full), isSendable(full), !isIsolated(full) else {
            return nil
        }
        let found = program.requirements(of: program.composition(of: full)).first {
            $0.requirement.accessors.contains("set") && $0.requirement.attributes.isEmpty
        }
        return found.map {
            Fault(
                message:
                    "'\(program[alias: full].name.text)' is a class and 'Sendable', so '\($0.requirement.label)' can't be set",
                help: "require '\($0.requirement.label)' with 'get' only, or isolate it to an actor")
        }
    }
}

extension TypeExpression {
    /// True for a function that other threads mustn't call, as far as its type shows.
    fileprivate var isFunctionToShare: Bool {
        switch self {
        case .function: true
        case .attributed(let words, _): isFunction && !words.contains { $0 != "@escaping" }
        default: false
        }
    }
}
