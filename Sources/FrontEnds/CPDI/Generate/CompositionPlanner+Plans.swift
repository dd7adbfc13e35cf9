import ArborModel

extension CompositionPlanner {
    /// The plan of one file.
    ///
    /// - Parameters:
    ///   - isForTests: True for the types that only tests use, false for all else.
    ///   - module: The module whose comments ask for the code; `nil` for all files.
    ///   - user: The module that the file is compiled in; `nil` for `module`, or for one that tests it.
    func plan(forTests isForTests: Bool, in module: String?, for user: String?) -> ComposedFilePlan {
        var plan = ComposedFilePlan()
        var used: Set<Int> = []
        var published: Set<Int> = []
        let requests = requests(forTests: isForTests, in: module)
        for wanted in requests {
            let behind = filesBehind(whole(of: wanted.request, wanted.alias))
            used.formUnion(behind)
            if !typeAccess(wanted).isEmpty { published.formUnion(behind) }
        }
        for (computed, access) in isForTests ? [] : computedAliases(in: module) {
            let availability = program[alias: computed].availability.map { $0 + " " }.joined()
            plan.aliases.append(availability + access + program[alias: computed].text)
            let behind = filesBehind(computed)
            used.formUnion(behind)
            if !access.isEmpty { published.formUnion(behind) }
        }
        plan.aliases.sort()
        let own = module ?? ownModule(of: used)
        plan.imports = ComposedImports(in: program, own: own, published: published).imports(
            of: used, isTested: isForTests && user != own)
        let place = TypeSpelling.Place(
            module: isForTests ? user : user ?? own, tested: isForTests ? own : nil,
            imports: Set(plan.imports.map { String($0.module) }))
        plan.types = requests.map { type(for: $0, in: place) }.sorted { $0.name < $1.name }
        return plan
    }

    /// A type that a comment asks for.
    private struct TypeRequest {
        var request: Directive.Request
        var name: String?
        var alias: CompositionProgram.Reference
    }

    private func requests(forTests isForTests: Bool, in module: String?) -> [TypeRequest] {
        program.files.enumerated().flatMap { file, facts in
            if module != nil, facts.module != module { return [TypeRequest]() }
            return facts.directives.compactMap { directive in
                guard let request = directive.request, case .alias(let index)? = directive.target,
                    (request == .testContainer) == isForTests
                else { return nil }
                return TypeRequest(
                    request: request, name: directive.name, alias: .init(file: file, index: index))
            }
        }
    }

    /// The aliases that are computed, with their access levels.
    private func computedAliases(in module: String?) -> [(
        alias: CompositionProgram.Reference, access: String
    )] {
        // What other packages may see, with all that it contains.
        let open = program.closure(
            of: program.allAliases.filter { program[alias: $0].isPublic } + program.aliasesOfPublicProtocols)
        return program.allAliases.compactMap { alias in
            let isOfModule = module == nil || program.files[alias.file].module == module
            guard isOfModule, program[alias: alias].isComputed else { return nil }
            let isNamed = !program[alias: alias].modifiers.isEmpty
            return (alias, open.contains(alias) ? "public " : isNamed ? "package " : "")
        }
    }

    private func typeAccess(_ wanted: TypeRequest) -> String {
        let levels = [whole(of: wanted.request, wanted.alias), wanted.alias].compactMap(access)
        return wanted.request == .testContainer || levels.contains("")
            ? "" : levels.contains("package") ? "package " : "public "
    }

    /// The files that declare an alias and the protocols that it requires.
    private func filesBehind(_ alias: CompositionProgram.Reference) -> Set<Int> {
        Set(
            [alias.file]
                + program.composition(of: alias).leaves.elements.map { program.leaves.references[$0].file })
    }

    /// The module of the files with directives, if it is one.
    private func ownModule(of files: Set<Int>) -> String? {
        let modules = Set(program.files.filter { !$0.directives.isEmpty }.map(\.module))
        return modules.count == 1 ? modules.first ?? nil : nil
    }

    private func type(for wanted: TypeRequest, in place: TypeSpelling.Place) -> ComposedTypePlan {
        let (request, alias) = (wanted.request, wanted.alias)
        let full = whole(of: request, alias)
        let composition = program.composition(of: full)
        let outside = request == .spliced ? program.composition(of: alias) : Composition()
        let isSent = request != .testContainer && isSendable(full) && !isIsolated(full)
        let associated = Set(associatedTypes(of: composition).map(\.name))
        let members = MemberPlanner(program, whole: composition, outside: outside) { type, file in
            spelling.spell(type, of: file, in: place, besides: associated)
        }.members(functions: functions, isSentClass: isSent && isClass(full))
        let words = Set(program.requirements(of: composition).flatMap(\.requirement.words))
        var plan = ComposedTypePlan(
            form: form(of: request, alias, besides: words),
            name: wanted.name ?? standardName(for: request, program[alias: full].name.text),
            alias: program[alias: full].name.text,
            access: typeAccess(wanted),
            isClass: isClass(full),
            parameters: parameters(of: composition, without: outside, isSent: isSent),
            members: members)
        let availability = program[alias: full].availability
        plan.availability =
            availability + program[alias: alias].availability.filter { !availability.contains($0) }
        plan.typealiases = Set(associatedTypes(of: outside).map(\.name)).sorted()
        // An actor's code alone may set a value that can't be sent to it. Whether one can is unknown here.
        plan.isolation =
            program.requirements(of: composition).first { !$0.requirement.isolation.isEmpty }?.requirement
            .isolation
            .joined(separator: " ") ?? ""
        plan.isNonisolated =
            isNonisolated(request, full, outside)
            || program.files[alias.file].mayBeIsolatedByDefault && isOutsideOfDefault(request, full, outside)
        plan.isSendable = request == .testContainer && isSendable(full)
        if plan.isSendable { plan.protocols = protocols(besideSendable: full) }
        plan.storage = storage(besides: words.union(members.map(\.label)).union(plan.parameters.map(\.name)))
        return plan
    }

    /// True if the type has to say that it isn't isolated, because a protocol says that of a property. Values that a
    /// struct stores are there for all code. What a property computes, and the variables of a class, have the isolation of
    /// the type, and that may be the module's default.
    private func isNonisolated(
        _ request: Directive.Request, _ full: CompositionProgram.Reference, _ outside: Composition
    ) -> Bool {
        let isComputed = request == .testContainer || isClass(full)
        let affected = isComputed ? program.composition(of: full) : outside
        return affected.leaves.elements.contains { number in
            program[leaf: program.leaves.references[number]].requirements.contains(where: \.isNonisolated)
        }
    }

    /// True if the module's default isolation would keep the type from conforming to protocols of other modules. What a spliced
    /// type computes is read from values of the outer protocols, so all of these have to be outside of it.
    private func isOutsideOfDefault(
        _ request: Directive.Request, _ full: CompositionProgram.Reference, _ outside: Composition
    ) -> Bool {
        func isOutside(_ number: Int) -> Bool {
            let reference = program.leaves.references[number]
            let leaf = program[leaf: reference]
            return !leaf.requirements.isEmpty && leaf.isolation.isEmpty
                && !program.files[reference.file].mayBeIsolatedByDefault
        }
        if request == .spliced {
            return !outside.leaves.elements.isEmpty && outside.leaves.elements.allSatisfy(isOutside)
        }
        guard request == .testContainer || isClass(full) else { return false }
        return program.composition(of: full).leaves.elements.contains(where: isOutside)
    }

    private func storage(besides taken: Set<String>) -> ComposedTypePlan.Storage {
        .init(
            type: unused("Values", besides: taken), property: unused("values", besides: taken),
            missing: unused("unset", besides: taken))
    }

    private func unused(_ name: String, besides taken: Set<String>) -> String {
        var name = name
        while taken.contains(name) { name += "_" }
        return name
    }

    func isSendable(_ alias: CompositionProgram.Reference) -> Bool { inherits("Sendable", alias) }

    /// True if the protocols are isolated to an actor, and therefore the type too.
    func isIsolated(_ alias: CompositionProgram.Reference) -> Bool {
        program.composition(of: alias).leaves.elements.contains {
            !program[leaf: program.leaves.references[$0]].isolation.isEmpty
        }
    }

    private func form(
        of request: Directive.Request, _ alias: CompositionProgram.Reference, besides words: Set<String>
    ) -> ComposedTypePlan.Form {
        switch request {
        case .spliced:
            .spliced(
                label: names.externalLabel,
                parameter: unused(names.external + names.dependencies, besides: words),
                alias: program[alias: alias].name.text)
        case .testContainer: .testContainer
        case .container, .dependencies: .container
        }
    }

    /// Returns what a name of a generated type means already: `nil`, or what it is.
    func meaning(of name: String, for directive: Directive, in file: Int) -> String? {
        guard let request = directive.request, case .alias(let index)? = directive.target else { return nil }
        if SwiftKeywords.all.contains(name) { return "is a word of the language" }
        let written = Name(text: name, range: directive.range)
        if !program.protocols(named: written, in: file).isEmpty { return "is a protocol in the sources" }
        if !program.aliases(named: written, in: file).isEmpty { return "is an alias in the sources" }
        let alias = whole(of: request, CompositionProgram.Reference(file: file, index: index))
        let types = program.requirements(of: program.composition(of: alias))
        return types.contains { $0.requirement.words.contains(name) }
            ? "is the type of one of its properties" : nil
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

    func isClass(_ alias: CompositionProgram.Reference) -> Bool {
        inherits("AnyObject", alias)
            || program.composition(of: alias).leaves.elements.contains {
                program[leaf: program.leaves.references[$0]].asksForClass
            }
    }

    /// True if an alias or one of its protocols names a protocol of the language.
    private func inherits(_ name: String, _ alias: CompositionProgram.Reference) -> Bool {
        program.composition(of: alias).leaves.elements.contains { number in
            program.inherits(name, program.leaves.references[number])
        }
            || lists(name, alias)
    }

    /// True if an alias, or one in it, lists a protocol of the language.
    private func lists(_ name: String, _ alias: CompositionProgram.Reference) -> Bool {
        program.closure(of: [alias]).contains { part in
            program[alias: part].members.contains { $0.name.text == name }
        }
    }

    /// The protocols that make a type conform to an alias without `Sendable`: the alias, or what it consists of if that
    /// includes `Sendable`, because a type that is declared as `@unchecked Sendable` mustn't be it twice.
    private func protocols(besideSendable alias: CompositionProgram.Reference) -> [String] {
        guard lists("Sendable", alias) else { return [program[alias: alias].name.text] }
        return program[alias: alias].members.flatMap { member -> [String] in
            if CompositionProgram.standard.contains(member.name.text) { return [] }
            let inner = program.aliases(named: member.name, in: alias.file).first
            return inner.map { protocols(besideSendable: $0) } ?? [member.name.text]
        }
    }

    /// The associated types that values of the generated type decide.
    ///
    /// - Parameter isSent: True if the type is Sendable, and so must be the values that it stores.
    func parameters(of composition: Composition, without outside: Composition, isSent: Bool)
        -> [ComposedTypePlan.Parameter]
    {
        let given = Set(associatedTypes(of: outside).map(\.name))
        var constraints: [String: Set<String>] = [:]
        for type in associatedTypes(of: composition) where !given.contains(type.name) {
            constraints[type.name, default: []].formUnion(type.constraints)
            if isSent { constraints[type.name, default: []].insert("Sendable") }
        }
        return constraints.sorted { $0.key < $1.key }.map {
            .init(name: $0.key, constraints: $0.value.sorted())
        }
    }

    func associatedTypes(of composition: Composition) -> [(name: String, constraints: [String])] {
        composition.leaves.elements.flatMap { number in
            program[leaf: program.leaves.references[number]].associatedTypes.map { type in
                (type.name.text, type.constraints.map { $0.text + $0.arguments })
            }
        }
    }
}
