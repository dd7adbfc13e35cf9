import ArborModel

/// Finds the types and functions that take dependencies, and what their code does with them.
struct PartySearch {
    private let program: CompositionProgram
    private var names: CompositionNames { program.names }
    /// By file and type, what its code does. The code of a type inside another that takes no dependencies of its own
    /// counts as that of the other.
    private var uses: [[Int: [DependencyUse]]] = []
    /// By file and type, its initializers that take dependencies.
    private let initializers: [[Int: [DependentFunction]]]
    /// By type, how it takes dependencies.
    private var takings: [CompositionProgram.Reference: Taking] = [:]

    /// How dependencies are taken, and by which generic parameter.
    private struct Taking {
        var taking: Party.Taking
        var further: [Name] = []
        var traits: Set<String> = []
        var conditions: [String] = []
        var parameter: String?
    }

    init(_ program: CompositionProgram) {
        self.program = program
        initializers = program.files.map { file in
            Dictionary(grouping: file.functions.filter { $0.name.text == "init" }) { $0.owner ?? -1 }
        }
        for (number, file) in program.files.enumerated() {
            for index in file.types.indices {
                let reference = CompositionProgram.Reference(file: number, index: index)
                if let taking = taking(of: reference) { takings[reference] = taking }
            }
        }
        uses = program.files.indices.map { file in
            Dictionary(grouping: program.files[file].uses) { owner(of: $0, in: file) ?? -1 }
        }
    }

    /// The type that the code of a use belongs to.
    private func owner(of use: DependencyUse, in file: Int) -> Int? {
        let types = program.files[file].types
        var owner = use.owner
        while let index = owner, types[index].kind != .extension, let parent = types[index].parent,
            takings[.init(file: file, index: index)] == nil
        {
            owner = parent
        }
        return owner
    }

    var parties: [Party] {
        var found: [Party] = []
        for (number, file) in program.files.enumerated() {
            for index in file.types.indices {
                let reference = CompositionProgram.Reference(file: number, index: index)
                if let party = party(of: reference) { found.append(party) }
            }
            found += file.functions.compactMap { party(of: $0, in: number) }
        }
        return found
    }

    private func party(of reference: CompositionProgram.Reference) -> Party? {
        guard let taking = takings[reference] else { return nil }
        let type = program[type: reference]
        return Party(
            name: type.name.last, callName: type.name.last, place: type.name.range, file: reference.file,
            type: reference, taking: taking.taking, further: taking.further, traits: taking.traits,
            conditions: taking.conditions, parameter: taking.parameter, path: type.name.text,
            uses: uses(of: type, reference), isPublic: type.isPublic)
    }

    private func taking(of reference: CompositionProgram.Reference) -> Taking? {
        let type = program[type: reference]
        if type.kind == .extension || type.kind == .protocol || names.party(ofSpliced: type.name.last) != nil
        {
            return nil
        }
        let initializer = initializers[reference.file][reference.index]?.first
        let property = type.properties.first { $0.label == names.label }
        return property.flatMap { taking($0, of: type) } ?? initializer.flatMap {
            taking($0, type.parameters)
        }
            ?? inherited(by: type)
    }

    /// A class may inherit the property and the initializer. Its own alias shows that it takes dependencies.
    private func inherited(by type: ComposedType) -> Taking? {
        guard type.kind == .class, !type.inherits.isEmpty else { return nil }
        let own = names.alias(of: type.name.last)
        for parameter in type.parameters {
            if let index = parameter.constraints.firstIndex(where: { $0.last == own }) {
                return generic(parameter, index)
            }
        }
        return nil
    }

    private func taking(_ property: PropertyDeclaration, of type: ComposedType) -> Taking? {
        guard let text = property.type, let range = property.typeRange else { return nil }
        let expression = TypeExpression(parsing: text)
        if case .composition(let members) = expression.bare {
            return existential(members.compactMap(\.lastName).map { Name(text: $0, range: range) })
        }
        guard let last = expression.bare.lastName else { return nil }
        let name = Name(text: last, range: range)
        if names.party(ofSpliced: last) != nil {
            let argument = expression.bare.arguments.first?.lastName
            let external = type.parameters.first { $0.name.text == argument } ?? type.parameters.first
            let constraints = external?.constraints ?? []
            return Taking(
                taking: .spliced(name, external: constraints.first), traits: Self.traits(constraints),
                conditions: external?.conditions ?? [])
        }
        return taking([name], isOpaque: false, type.parameters)
    }

    private func taking(_ function: DependentFunction, _ parameters: [ComposedType.Parameter]) -> Taking? {
        function.type.flatMap {
            taking(
                [$0] + function.furtherTypes, isOpaque: function.isOpaque, function.parameters + parameters)
        }
    }

    private func taking(_ types: [Name], isOpaque: Bool, _ parameters: [ComposedType.Parameter]) -> Taking? {
        if types.count == 1, let parameter = parameters.first(where: { $0.name.text == types[0].text }) {
            return parameter.constraints.firstIndex(where: isConvention).flatMap { generic(parameter, $0) }
        }
        guard var taking = existential(types) else { return nil }
        if isOpaque, case .existential(let name) = taking.taking { taking.taking = .generic(name) }
        return taking
    }

    /// An alias of something else may have such a name too.
    private func isConvention(_ name: Name) -> Bool {
        names.isLeaf(name.last) || names.isAlias(name.last) && !program.typeAliases.holds(name.last)
    }

    /// A generic parameter, of which one constraint is the alias.
    private func generic(_ parameter: ComposedType.Parameter, _ index: Int) -> Taking {
        var further = parameter.constraints
        return Taking(
            taking: .generic(further.remove(at: index)), further: Self.composable(further),
            traits: Self.traits(further), conditions: parameter.conditions, parameter: parameter.name.text)
    }

    private func existential(_ types: [Name]) -> Taking? {
        guard let index = types.firstIndex(where: isConvention) else { return nil }
        var further = types
        return Taking(
            taking: .existential(further.remove(at: index)), further: Self.composable(further),
            traits: Self.traits(further))
    }

    /// Without the protocols of the standard library, such as `Sendable`, which require no property.
    private static func composable(_ names: [Name]) -> [Name] {
        names.filter { !CompositionProgram.standard.contains($0.last) }
    }

    /// The protocols of the language that are required besides.
    static func traits(_ names: [Name]) -> Set<String> {
        Set(names.map(\.last)).intersection(CompositionProgram.standard).subtracting(["Any"])
    }

    /// A function that takes the generic parameter of its type takes nothing of its own.
    private func party(of function: DependentFunction, in file: Int) -> Party? {
        if function.name.text == "init" { return nil }
        let owner = function.owner.map { program.files[file].types[$0] }
        guard let taking = taking(function, []) else { return nil }
        let name = function.name.text
        return Party(
            name: owner.map { "\($0.name.last)_\(name)" } ?? name.prefix(1).uppercased() + name.dropFirst(),
            callName: name, place: function.name.range, file: file, function: function, taking: taking.taking,
            further: taking.further, traits: taking.traits, conditions: taking.conditions,
            parameter: taking.parameter, path: owner?.name.text ?? "",
            isPublic: owner?.isPublic ?? false)
    }

    /// The uses in a type and in all of its extensions.
    private func uses(of type: ComposedType, _ reference: CompositionProgram.Reference) -> [(
        file: Int, use: DependencyUse
    )] {
        let parts = [reference] + program.extensions(of: type.name.last)
        return parts.flatMap { part in (uses[part.file][part.index] ?? []).map { (part.file, $0) } }
    }
}
