import ArborModel

/// Plans the types and aliases that directives ask for.
struct CompositionPlanner {
    let program: CompositionProgram
    var names: CompositionNames { program.names }
    /// The aliases that contain themselves.
    private let looped: Set<CompositionProgram.Reference>
    /// The names of type aliases of functions.
    let functions: Set<String>
    let spelling: TypeSpelling
    /// - Parameter spelling: How the code writes the types of properties.
    init(_ program: CompositionProgram, _ spelling: TypeSpelling = TypeSpelling()) {
        self.program = program
        self.spelling = spelling
        looped = Set(program.loops.joined())
        functions = program.functionAliases
    }

    /// The reason why a directive can't be followed.
    struct Fault {
        var message: String
        var help: String
        /// The member that is at fault; `nil` for a fault of the directive's own alias.
        var member: UnknownMember?
    }

    /// Returns why a type can't be generated for an alias; `nil` if it can.
    func fault(of request: Directive.Request, for alias: CompositionProgram.Reference) -> Fault? {
        if isInLoop(alias) { return nil }
        if request == .spliced, let fault = spliceFault(alias) { return fault }
        let full = whole(of: request, alias)
        if let member = program.unknownMember(of: full) {
            return Fault(
                message:
                    "'\(program[alias: member.alias].name.text)' contains '\(member.name.text)', which none of the sources "
                    + "declares", help: program.help(for: member), member: member)
        }
        if access(of: full) == nil || access(of: alias) == nil {
            return Fault(
                message: "'\(program[alias: full].name.text)' is private, so generated code can't see it",
                help: "remove 'private'")
        }
        return LeafFaults(program, full).first ?? spliceFault(request, full, alias) ?? sendingFault(
            request, full)
            ?? storageFault(request, full, alias)
            ?? externalSendingFault(request, full, alias)
    }

    /// Returns why a spliced type can't forward what it gets.
    private func spliceFault(
        _ request: Directive.Request, _ full: CompositionProgram.Reference,
        _ alias: CompositionProgram.Reference
    ) -> Fault? {
        if request != .spliced { return nil }
        let (whole, outside) = (program.composition(of: full), program.composition(of: alias))
        if program.requirements(of: whole).contains(where: { $0.requirement.label == names.externalLabel }) {
            return Fault(
                message:
                    "a protocol requires '\(names.externalLabel)', the property for what a spliced type gets",
                help: "rename that property")
        }
        let given = Dictionary(associatedTypes(of: outside).map { ($0.name, Set($0.constraints)) }) {
            $0.union($1)
        }
        for type in associatedTypes(of: whole) {
            guard let known = given[type.name], !known.isSuperset(of: type.constraints) else { continue }
            return Fault(
                message: "'\(type.name)' has other constraints in '\(program[alias: alias].name.text)'",
                help: "constrain the associated type alike in all protocols")
        }
        return MemberPlanner(program, whole: whole, outside: outside) { type, _ in type }
            .fault(externalAlias: program[alias: alias].name.text)
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
        guard program.full(of: alias) == nil else { return nil }
        let expected = names.alias(of: names.party(ofAlias: name) ?? "")
        return Fault(
            message: "'\(expected)', of which '\(name)' is the part from outside, is not declared",
            help: "declare 'typealias \(expected) = \(name) & …' with the values of the narrower scope")
    }

    /// The alias that the generated type conforms to.
    func whole(of request: Directive.Request, _ alias: CompositionProgram.Reference)
        -> CompositionProgram.Reference
    {
        request == .spliced ? program.full(of: alias) ?? alias : alias
    }

    /// The access level of an alias; `nil` if only its file sees it.
    func access(of alias: CompositionProgram.Reference) -> String? {
        let modifiers = program[alias: alias].modifiers.map(\.text)
        if modifiers.contains("private") || modifiers.contains("fileprivate") { return nil }
        return ["public", "package"].first(where: modifiers.contains) ?? ""
    }
}
