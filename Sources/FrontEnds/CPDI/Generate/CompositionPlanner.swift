import ArborModel

/// Plans the types and aliases that directives ask for.
struct CompositionPlanner {
    private let program: CompositionProgram
    private var names: CompositionNames { program.names }
    /// The aliases that contain themselves.
    private let looped: Set<CompositionProgram.Reference>

    init(_ program: CompositionProgram) {
        self.program = program
        looped = Set(program.loops.joined())
    }

    /// The reason why a directive can't be followed.
    struct Fault {
        var message: String
        var help: String
    }

    /// Returns why a type can't be generated for an alias; `nil` if it can.
    func fault(of request: Directive.Request, for alias: CompositionProgram.Reference) -> Fault? {
        if isInLoop(alias) { return nil }
        if request == .spliced, let fault = spliceFault(alias) { return fault }
        let full = whole(of: request, alias)
        if let name = program.unknownMember(of: full) {
            return Fault(
                message:
                    "'\(program[alias: full].name.text)' contains '\(name)', which none of the sources declares",
                help: "give Arbor the sources of the module that declares '\(name)'")
        }
        if access(of: full) == nil || access(of: alias) == nil {
            return Fault(
                message: "'\(program[alias: full].name.text)' is private, so generated code can't see it",
                help: "remove 'private'")
        }
        return leafFault(full)
    }

    private func isInLoop(_ alias: CompositionProgram.Reference) -> Bool {
        !looped.isEmpty && !program.closure(of: [alias]).isDisjoint(with: looped)
    }

    private func spliceFault(_ alias: CompositionProgram.Reference) -> Fault? {
        let name = program[alias: alias].name.text
        guard names.isExternal(name) else {
            return Fault(
                message: "'\(name)' is not an alias of what a spliced type gets from outside",
                help:
                    "write the comment above '\(names.externalAlias(of: names.party(ofAlias: name) ?? ""))', which lists "
                    + "what callers give")
        }
        guard full(of: alias) == nil else { return nil }
        let expected = names.alias(of: names.party(ofAlias: name) ?? "")
        return Fault(
            message: "'\(expected)', of which '\(name)' is the part from outside, is not declared",
            help: "declare 'typealias \(expected) = \(name) & …' with the values of the narrower scope")
    }

    /// The protocols that no generated type can conform to.
    private func leafFault(_ alias: CompositionProgram.Reference) -> Fault? {
        var types: [String: (type: String, leaf: String)] = [:]
        for number in program.composition(of: alias).leaves.elements {
            let leaf = program[leaf: program.leaves.references[number]]
            let name = leaf.name.text
            if leaf.requiresOthers || leaf.requirements.contains(where: \.isStatic) {
                return Fault(
                    message:
                        "'\(name)' requires more than properties, so Arbor can't write a type that conforms to it",
                    help: "let it require one property, whose type has the functions")
            }
            if !leaf.conditions.isEmpty {
                return Fault(
                    message:
                        "'\(name)' is declared inside '#if', and generated code is the same for all builds",
                    help: "declare it outside of '#if'")
            }
            for requirement in leaf.requirements {
                let other = types.updateValue((requirement.type, name), forKey: requirement.label)
                guard let other, other.type != requirement.type else { continue }
                return Fault(
                    message:
                        "'\(other.leaf)' and '\(name)' require '\(requirement.label)' with different types",
                    help: "rename one of these properties")
            }
        }
        return nil
    }

    /// The alias of everything that a spliced type has.
    private func full(of external: CompositionProgram.Reference) -> CompositionProgram.Reference? {
        let alias = program[alias: external].name
        guard let party = names.party(ofAlias: alias.text) else { return nil }
        let name = Name(text: names.alias(of: party), range: alias.range)
        return program.aliases(named: name, in: external.file).first
    }

    /// The alias that the generated type conforms to.
    private func whole(of request: Directive.Request, _ alias: CompositionProgram.Reference)
        -> CompositionProgram.Reference
    {
        request == .spliced ? full(of: alias) ?? alias : alias
    }

    /// The access level of an alias; `nil` if only its file sees it.
    private func access(of alias: CompositionProgram.Reference) -> String? {
        let modifiers = program[alias: alias].modifiers.map(\.text)
        if modifiers.contains("private") || modifiers.contains("fileprivate") { return nil }
        return ["public", "package"].first(where: modifiers.contains) ?? ""
    }
}

// MARK: Plans

extension CompositionPlanner {
    /// The plan of one file.
    ///
    /// - Parameters:
    ///   - isForTests: True for the types that only tests use, false for all else.
    ///   - module: The module that the file is for; `nil` for all files.
    func plan(forTests isForTests: Bool, in module: String?) -> ComposedFilePlan {
        var plan = ComposedFilePlan()
        var used: Set<Int> = []
        let open = program.closure(of: program.allAliases.filter { program[alias: $0].isPublic })
        for (file, facts) in program.files.enumerated() where module == nil || facts.module == module {
            for directive in facts.directives where (directive.request == .testContainer) == isForTests {
                guard let request = directive.request, case .alias(let index)? = directive.target else {
                    continue
                }
                let alias = CompositionProgram.Reference(file: file, index: index)
                plan.types.append(type(for: request, named: directive.name, alias))
                used.formUnion(filesBehind(whole(of: request, alias)))
            }
            for index in isForTests ? 0..<0 : facts.aliases.indices where facts.aliases[index].isComputed {
                let isOpen = open.contains(.init(file: file, index: index))
                let access =
                    isOpen ? "public " : facts.aliases[index].modifiers.isEmpty ? "" : "package "
                plan.aliases.append(access + facts.aliases[index].text)
                used.formUnion(filesBehind(.init(file: file, index: index)))
            }
        }
        plan.types.sort { $0.name < $1.name }
        plan.aliases.sort()
        plan.imports = imports(of: used, for: module, isForTests: isForTests)
        return plan
    }

    /// The files that declare an alias and the protocols that it requires.
    private func filesBehind(_ alias: CompositionProgram.Reference) -> Set<Int> {
        Set(
            [alias.file]
                + program.composition(of: alias).leaves.elements.map { program.leaves.references[$0].file })
    }

    private func imports(of files: Set<Int>, for module: String?, isForTests: Bool) -> [ImportDeclaration] {
        let own = module ?? ownModule(of: files)
        var found: Set<ImportDeclaration> = []
        for file in files {
            found.formUnion(program.files[file].imports.filter { !$0.attributes.contains("testable") })
            if let other = program.files[file].module, other != own { found.insert(.init(module: other)) }
        }
        found = found.filter { isForTests || String($0.module) != own }
        if isForTests, let own {
            found = found.filter { String($0.module) != own }
            found.insert(
                .init(text: "@testable import \(own)", attributes: ["testable"], kind: nil, path: own))
        }
        return found.sorted { ($0.path, $0.text) < ($1.path, $1.text) }
    }

    /// The module of the files with directives, if it is one.
    private func ownModule(of files: Set<Int>) -> String? {
        let modules = Set(program.files.filter { !$0.directives.isEmpty }.map(\.module))
        return modules.count == 1 ? modules.first ?? nil : nil
    }

    private func type(
        for request: Directive.Request, named name: String?, _ alias: CompositionProgram.Reference
    ) -> ComposedTypePlan {
        let full = whole(of: request, alias)
        let composition = program.composition(of: full)
        let outside = request == .spliced ? program.composition(of: alias) : Composition()
        let given = Set(program.requirements(of: outside).map(\.requirement.label))
        let levels = [full, alias].compactMap(access)
        return ComposedTypePlan(
            form: form(of: request, alias),
            name: name ?? standardName(for: request, program[alias: full].name.text),
            alias: program[alias: full].name.text,
            access: request == .testContainer || levels.contains("")
                ? "" : levels.contains("package") ? "package " : "public ",
            isClass: isClass(full),
            parameters: parameters(of: composition, without: outside),
            members: program.requirements(of: composition).map { found in
                member(found.requirement, isForwarded: given.contains(found.requirement.label), outside)
            }.sorted { $0.label < $1.label })
    }

    private func form(of request: Directive.Request, _ alias: CompositionProgram.Reference)
        -> ComposedTypePlan.Form
    {
        switch request {
        case .spliced:
            .spliced(
                label: names.externalLabel, parameter: names.external + names.dependencies,
                alias: program[alias: alias].name.text)
        case .testContainer: .testContainer
        case .container, .dependencies: .container
        }
    }

    /// The name of the type that a directive asks for; `nil` for a computed alias.
    func typeName(for directive: Directive, in file: Int) -> String? {
        guard let request = directive.request, request != .dependencies,
            case .alias(let index)? = directive.target
        else { return nil }
        let alias = whole(of: request, CompositionProgram.Reference(file: file, index: index))
        return directive.name ?? standardName(for: request, program[alias: alias].name.text)
    }

    private func standardName(for request: Directive.Request, _ alias: String) -> String {
        let party = names.party(ofAlias: alias) ?? alias
        return switch request {
        case .spliced: names.splicedType(of: party)
        case .testContainer: "Test\(alias)"
        case .container, .dependencies: "\(party)Container"
        }
    }

    private func isClass(_ alias: CompositionProgram.Reference) -> Bool {
        let composition = program.composition(of: alias)
        return composition.leaves.elements.contains { number in
            program[leaf: program.leaves.references[number]].inherits.contains { $0.text == "AnyObject" }
        }
            || program.closure(of: [alias]).contains { part in
                program[alias: part].members.contains { $0.name.text == "AnyObject" }
            }
    }

    /// The associated types that values of the generated type decide.
    private func parameters(of composition: Composition, without outside: Composition)
        -> [ComposedTypePlan.Parameter]
    {
        let given = Set(associatedTypes(of: outside).map(\.name))
        var constraints: [String: Set<String>] = [:]
        for type in associatedTypes(of: composition) where !given.contains(type.name) {
            constraints[type.name, default: []].formUnion(type.constraints)
        }
        return constraints.sorted { $0.key < $1.key }.map {
            .init(name: $0.key, constraints: $0.value.sorted())
        }
    }

    private func associatedTypes(of composition: Composition) -> [(name: String, constraints: [String])] {
        composition.leaves.elements.flatMap { number in
            program[leaf: program.leaves.references[number]].associatedTypes.map { type in
                (type.name.text, type.constraints.map(\.text))
            }
        }
    }

    /// In a forwarded type, the associated types are those of the generic parameter.
    private func member(_ requirement: LeafProtocol.Requirement, isForwarded: Bool, _ outside: Composition)
        -> ComposedTypePlan.Member
    {
        let types = isForwarded ? Set(associatedTypes(of: outside).map(\.name)) : []
        let parameter = TypeExpression.named(names.external + names.dependencies, [])
        let type =
            types.isEmpty
            ? requirement.type
            : TypeExpression(parsing: requirement.type).mapNames { part in
                guard case .named(let name, []) = part, types.contains(name) else { return nil }
                return .member(parameter, name, [])
            }.description
        return .init(
            label: requirement.label, type: type, accessors: requirement.accessors, isForwarded: isForwarded)
    }
}
