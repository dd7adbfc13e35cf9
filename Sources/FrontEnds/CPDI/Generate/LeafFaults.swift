import ArborModel

/// Finds why no type can be generated that conforms to some protocols.
struct LeafFaults {
    typealias Fault = CompositionPlanner.Fault

    let program: CompositionProgram
    /// The alias that the type conforms to, and everything that it requires.
    let alias: CompositionProgram.Reference
    private let leaves: [CompositionProgram.Reference]
    /// The associated types of all protocols.
    private let associatedNames: Set<String>

    init(_ program: CompositionProgram, _ alias: CompositionProgram.Reference) {
        self.program = program
        self.alias = alias
        leaves = program.composition(of: alias).leaves.elements.map { program.leaves.references[$0] }
        associatedNames = Set(leaves.flatMap { program[leaf: $0].associatedTypes.map(\.name.text) })
    }

    /// The first fault; `nil` if a type can be generated.
    var first: Fault? {
        if let fault = existentialFault { return fault }
        for leaf in leaves {
            if let fault = declarationFault(leaf) ?? requirementFault(leaf) ?? nameFault(leaf) {
                return fault
            }
        }
        return argumentFault ?? isolationFault ?? initializerFault ?? typeFault
    }

    // MARK: One protocol

    private func declarationFault(_ reference: CompositionProgram.Reference) -> Fault? {
        let leaf = program[leaf: reference]
        let name = leaf.name.text
        if leaf.requiresOthers || leaf.requirements.contains(where: \.isStatic) {
            return Fault(
                message:
                    "'\(name)' requires more than properties, so Arbor can't write a type that conforms to it",
                help: "let it require one property, whose type has the functions")
        }
        if !leaf.conditions.isEmpty || leaf.hasConditions {
            return Fault(
                message: leaf.conditions.isEmpty
                    ? "'\(name)' contains '#if', and generated code is the same for all builds"
                    : "'\(name)' is declared inside '#if', and generated code is the same for all builds",
                help: leaf.conditions.isEmpty
                    ? "require the same properties in all builds" : "declare it outside of '#if'")
        }
        if leaf.isPrivate {
            return Fault(
                message: "'\(name)' is private, so generated code can't see it", help: "remove 'private'")
        }
        if !leaf.scope.isEmpty {
            return Fault(
                message:
                    "'\(name)' is declared inside '\(leaf.scope)', whose types generated code can't name alike",
                help: "declare it at the top level")
        }
        return inheritanceFault(reference)
    }

    private func inheritanceFault(_ reference: CompositionProgram.Reference) -> Fault? {
        let leaf = program[leaf: reference]
        let name = leaf.name.text
        if leaf.isSuppressing {
            return Fault(
                message: "'\(name)' gives up a conformance with '~', and Arbor writes only copyable types",
                help: "write the type by hand")
        }
        if let other = program.unclearName(inheritedBy: reference) {
            return Fault(
                message: "'\(name)' inherits '\(other.text)', which may require more than properties",
                help: "compose '\(name)' without '\(other.text)', or write the type by hand")
        }
        if leaf.hasConstrainedTypes || !leaf.requirementsText.isEmpty && !leaf.asksForClass {
            return Fault(
                message: "'\(name)' has a 'where' clause, which generated code doesn't repeat",
                help: "write the type by hand")
        }
        return nil
    }

    private static let accessors: Set<String> = ["get", "set", "async", "throws"]

    private func requirementFault(_ reference: CompositionProgram.Reference) -> Fault? {
        let leaf = program[leaf: reference]
        for requirement in leaf.requirements {
            let odd = requirement.accessors.first { !Self.accessors.contains($0) && !$0.hasPrefix("throws(") }
            if let odd {
                return Fault(
                    message:
                        "'\(leaf.name.text)' requires '\(requirement.label)' with '\(odd)', which Arbor doesn't write",
                    help: "require it with 'get' or 'get set', or write the type by hand")
            }
            if requirement.isNonisolated, !leaf.isolation.isEmpty {
                return Fault(
                    message:
                        "'\(leaf.name.text)' is isolated and requires '\(requirement.label)' with 'nonisolated', which Arbor "
                        + "doesn't write",
                    help: "remove 'nonisolated', or write the type by hand")
            }
            if !leaf.typealiases.isEmpty, let name = requirement.words.first(where: leaf.typealiases.contains)
            {
                return Fault(
                    message:
                        "'\(requirement.label)' has the type '\(name)', an alias in '\(leaf.name.text)' beside associated types",
                    help: "write the type that '\(name)' stands for")
            }
            if requirement.words.contains("Self") {
                return Fault(
                    message:
                        "'\(leaf.name.text)' requires '\(requirement.label)' with a type that names 'Self'",
                    help: "name another type, or write the type by hand")
            }
        }
        return nil
    }

    /// Reports a type that the generated code would look up elsewhere than the protocol does.
    private func nameFault(_ reference: CompositionProgram.Reference) -> Fault? {
        let own = Set(
            program.composition(ofLeaf: reference).leaves.elements.flatMap { number in
                program[leaf: program.leaves.references[number]].associatedTypes.map(\.name.text)
            })
        for requirement in program[leaf: reference].requirements {
            for word in requirement.words where !own.contains(word) {
                if associatedNames.contains(word) {
                    return Fault(
                        message:
                            "'\(word)', the type of '\(requirement.label)', is also an associated type of another protocol",
                        help: "rename the associated type")
                }
                if isAmbiguous(word, in: reference.file) {
                    return Fault(
                        message: "several modules declare '\(word)', the type of '\(requirement.label)'",
                        help:
                            program.files[reference.file].module.map {
                                program.modules(declaring: $0).isEmpty
                            } == false
                            ? "rename one of the types"
                            : "write its module in '\(program[leaf: reference].name.text)', or rename one of the types"
                    )
                }
            }
        }
        return nil
    }

    private func isAmbiguous(_ name: String, in file: Int) -> Bool {
        let own = program.files[alias.file].module
        guard program.files[file].module != own else { return false }
        let declaring = program.modules(declaring: name)
        return declaring.count > 1 && !isToldApart(name, of: declaring, in: file)
    }

    /// True if the code can write the module that a file means by a name. A type that is called like the module hides it.
    private func isToldApart(_ name: String, of declaring: Set<String>, in file: Int) -> Bool {
        guard let module = program.files[file].module else { return false }
        let imports = Set(program.files[file].imports.map { String($0.module) })
        let meant = declaring.contains(module) ? [module] : imports.filter(declaring.contains)
        return meant.count == 1 && meant.allSatisfy { program.modules(declaring: $0).isEmpty }
    }

    // MARK: All together

    /// Reports an alias of values in place of one of protocols.
    private var existentialFault: Fault? {
        guard let name = program.existentialAlias(in: [alias]) else { return nil }
        return Fault(
            message: "'\(name)' stands for 'any …', to which no type can conform",
            help: "write '\(name)' without 'any'")
    }

    /// Reports arguments of protocols and aliases, since generic parameters of the type stand for associated types.
    private var argumentFault: Fault? {
        for part in program.closure(of: [alias]).sorted(by: { ($0.file, $0.index) < ($1.file, $1.index) }) {
            let found = program[alias: part]
            let written = found.members.first { $0.name.hasArguments }?.name.text
            guard let name = found.isGeneric ? found.name.text : written else { continue }
            return Fault(
                message: "'\(name)' has generic arguments, which generated code doesn't repeat",
                help: "compose protocols without arguments, or write the type by hand")
        }
        return nil
    }

    /// Reports protocols of which some are isolated to an actor and others are not.
    private var isolationFault: Fault? {
        let isolations = leaves.filter { !program[leaf: $0].requirements.isEmpty }
            .map { (program[leaf: $0].name.text, program.isolation(of: $0)) }
        guard let first = isolations.first, let other = isolations.first(where: { $0.1 != first.1 }) else {
            return nil
        }
        return Fault(
            message:
                "'\(first.0)' and '\(other.0)' differ in their isolation, and the generated type would have to have both",
            help: "isolate both to the same actor, or isolate only their properties")
    }

    /// Reports properties that no initializer can set, because they are isolated to different actors.
    private var initializerFault: Fault? {
        let isolated = leaves.flatMap { leaf in
            program[leaf: leaf].requirements.filter { !$0.isolation.isEmpty }.map {
                (label: $0.label, isolation: program.isolation(of: $0.isolation, in: leaf.file))
            }
        }
        guard let first = isolated.first,
            let other = isolated.first(where: { $0.isolation != first.isolation })
        else { return nil }
        return Fault(
            message:
                "'\(first.label)' and '\(other.label)' are isolated to different actors, so no code can set both",
            help: "isolate both to the same actor, or write the type by hand")
    }

    private var typeFault: Fault? {
        var types: [String: (type: TypeExpression, leaf: String)] = [:]
        for reference in leaves {
            let leaf = program[leaf: reference]
            for requirement in leaf.requirements {
                let type = program.expanded(
                    TypeExpression(parsing: requirement.type), in: reference.file, besides: associatedNames
                ).unwrapped
                let other = types.updateValue((type, leaf.name.text), forKey: requirement.label)
                guard let other, other.type != type else { continue }
                return Fault(
                    message:
                        "'\(other.leaf)' and '\(leaf.name.text)' require '\(requirement.label)' with different types",
                    help: "write the same type in both, or rename one of these properties")
            }
        }
        return nil
    }
}

extension TypeExpression {
    /// The type without parentheses around it.
    fileprivate var unwrapped: TypeExpression {
        if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil {
            elements[0].type.unwrapped
        } else {
            self
        }
    }
}

extension LeafProtocol {
    /// True for `where Self: AnyObject`.
    var asksForClass: Bool {
        requirementsText.split(separator: " ").joined(separator: " ") == "where Self: AnyObject"
    }
}

extension LeafProtocol.Requirement {
    /// The names in its type that are looked up from the outside.
    var words: Set<String> {
        var words: Set<String> = []
        TypeExpression(parsing: type).forEachName { words.insert($0) }
        return words
    }
}
