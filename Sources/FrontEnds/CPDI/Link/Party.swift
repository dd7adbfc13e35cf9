import ArborModel

/// A type or a function that takes composed dependencies.
struct Party: Sendable {
    /// How the dependencies are taken.
    enum Taking: Equatable, Sendable {
        /// By a generic parameter with this constraint.
        case generic(Name)
        /// As a value of this type, which is an alias or `any` of one.
        case existential(Name)
        /// As a spliced type, whose generic argument has the constraint.
        case spliced(Name, external: Name?)
    }

    /// The name that the alias begins with: `Foo`, `View_autoExpand`.
    var name: String
    /// The name by which code calls it: `Foo`, `autoExpand`.
    var callName: String
    var place: SourceRange
    var file: Int
    /// The type; `nil` for a function.
    var type: CompositionProgram.Reference?
    var function: DependentFunction?
    var taking: Taking
    /// What its code does with dependencies, in its own file and in extensions, with the files.
    var uses: [(file: Int, use: DependencyUse)] = []
    var isPublic: Bool

    /// The alias of everything that its code may read, as it is written or as it follows from the spliced type.
    func alias(_ names: CompositionNames) -> Name? {
        switch taking {
        case .generic(let name), .existential(let name): name
        case .spliced(let type, _):
            names.party(ofSpliced: type.last).map { Name(text: names.alias(of: $0), range: type.range) }
        }
    }

    /// The alias of what its caller has to give.
    func required(_ names: CompositionNames) -> Name? {
        if case .spliced(_, let external) = taking { external } else { alias(names) }
    }
}

/// Finds the types and functions that take dependencies, and what their code does with them.
struct PartySearch {
    private let program: CompositionProgram
    private var names: CompositionNames { program.names }
    /// By file and type, what its code does.
    private let uses: [[Int: [DependencyUse]]]
    /// By file and type, its initializers that take dependencies.
    private let initializers: [[Int: [DependentFunction]]]

    init(_ program: CompositionProgram) {
        self.program = program
        uses = program.files.map { Dictionary(grouping: $0.uses) { $0.owner ?? -1 } }
        initializers = program.files.map { file in
            Dictionary(grouping: file.functions.filter { $0.name.text == "init" }) { $0.owner ?? -1 }
        }
    }

    var parties: [Party] {
        var found: [Party] = []
        for (number, file) in program.files.enumerated() {
            for (index, type) in file.types.enumerated()
            where type.kind != .extension && type.kind != .protocol {
                let reference = CompositionProgram.Reference(file: number, index: index)
                if let party = party(of: type, reference) { found.append(party) }
            }
            found += file.functions.compactMap { party(of: $0, in: number) }
        }
        return found
    }

    private func party(of type: ComposedType, _ reference: CompositionProgram.Reference) -> Party? {
        if names.party(ofSpliced: type.name.last) != nil { return nil }
        let initializer = initializers[reference.file][reference.index]?.first
        let property = type.properties.first { $0.label == names.label }
        guard
            let taking = property.flatMap({ taking($0, of: type) })
                ?? initializer.flatMap({ taking($0, of: type) })
        else { return nil }
        return Party(
            name: type.name.last, callName: type.name.last, place: type.name.range, file: reference.file,
            type: reference, taking: taking, uses: uses(of: type, reference), isPublic: type.isPublic)
    }

    private func taking(_ property: PropertyDeclaration, of type: ComposedType) -> Party.Taking? {
        guard let text = property.type, let range = property.typeRange else { return nil }
        let expression = TypeExpression(parsing: text)
        guard let last = expression.bare.lastName else { return nil }
        let name = Name(text: last, range: range)
        if names.party(ofSpliced: last) != nil {
            let argument = expression.bare.arguments.first?.lastName
            let external = type.parameters.first { $0.name.text == argument } ?? type.parameters.first
            return .spliced(name, external: external?.constraints.first)
        }
        return taking(name, type.parameters)
    }

    private func taking(_ function: DependentFunction, of type: ComposedType?) -> Party.Taking? {
        function.type.flatMap { taking($0, function.parameters + (type?.parameters ?? [])) }
    }

    private func taking(_ name: Name, _ parameters: [ComposedType.Parameter]) -> Party.Taking? {
        if let parameter = parameters.first(where: { $0.name.text == name.text }) {
            let constraint = parameter.constraints.first { names.isAlias($0.last) || names.isLeaf($0.last) }
            return constraint.map { .generic($0) }
        }
        return names.isAlias(name.last) || names.isLeaf(name.last) ? .existential(name) : nil
    }

    private func party(of function: DependentFunction, in file: Int) -> Party? {
        if function.name.text == "init" { return nil }
        let owner = function.owner.map { program.files[file].types[$0] }
        guard let taking = taking(function, of: owner) else { return nil }
        let name = function.name.text
        return Party(
            name: owner.map { "\($0.name.last)_\(name)" } ?? name.prefix(1).uppercased() + name.dropFirst(),
            callName: name, place: function.name.range, file: file, function: function, taking: taking,
            isPublic: owner?.isPublic ?? false)
    }

    /// The uses in a type and in all of its extensions, without those in types inside it.
    private func uses(of type: ComposedType, _ reference: CompositionProgram.Reference) -> [(
        file: Int, use: DependencyUse
    )] {
        let parts = [reference] + program.extensions(of: type.name.last)
        return parts.flatMap { part in (uses[part.file][part.index] ?? []).map { (part.file, $0) } }
    }
}
