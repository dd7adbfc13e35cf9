import ArborModel
import ArborSyntax

// What is a fault of one declaration, though a scan of the whole program doesn't call it one: the compiler would refuse
// what is made of it in another module, or a reader be misled.

extension DeclarationLowering {
    mutating func judge(
        _ type: TypeDeclaration, annotatedBy attribute: Attribute, as providers: [ProviderDeclaration],
        in layout: DeclarationLayout
    ) {
        guard ProviderDeclaration.Kind(rawValue: type.kind.rawValue) != nil else { return }
        if type.kind == .extension {
            checkRequirements(of: type, in: layout)
            checkResults(of: type, as: providers)
        } else {
            checkAccess(of: type, in: layout)
            checkConstancy(of: type, in: layout)
        }
        checkConformance(of: type, annotatedBy: attribute, in: layout)
        for provider in providers where provider.isRoot { checkRoot(provider) }
    }

    private mutating func checkAccess(of type: TypeDeclaration, in layout: DeclarationLayout) {
        let isPublic = type.modifiers.contains { $0 == "public" || $0 == "open" }
        if isPublic || layout.isInPublicExtension { return }
        report(
            .notPublic, "'\(type.name)' is not public: the code that makes it may stand in another module",
            about: [], at: type.nameRange, help: "declare it 'public'",
            fixIt: Diagnostic.FixIt(
                "make it public",
                edits: Diagnostic.FixIt.Edit.making("public", layout.modifiers, at: layout.start)))
    }

    private mutating func checkConformance(
        of type: TypeDeclaration, annotatedBy attribute: Attribute, in layout: DeclarationLayout
    ) {
        if attribute.argument("conformsElsewhere")?.value == "true" { return }
        if type.inherits.contains(where: { TypeExpression(parsing: $0.withoutAttributes).namesInstantiable })
        {
            return
        }
        let (separator, place) = layout.lastInherited.map { (", ", $0.end) } ?? (": ", layout.nameEnd)
        report(
            .missingConformance, "'\(type.name)' doesn't conform to Instantiable here", about: [],
            at: type.nameRange,
            help: "conform to it here; if another place does, write @Instantiable(conformsElsewhere: true)",
            fixIt: .inserting(separator + "Instantiable", at: place))
    }

    private mutating func checkRoot(_ root: ProviderDeclaration) {
        for dependency in root.dependencies {
            guard let fault = RootFault(of: dependency, in: root) else { continue }
            report(
                fault.id, fault.message(root: root.type), about: [dependency.label], at: dependency.range,
                help: fault.help(in: .safeDI))
        }
    }

    /// `where` would make it hold for some arguments of the type only, and the graph knows types by their names.
    private mutating func checkRequirements(of type: TypeDeclaration, in layout: DeclarationLayout) {
        guard let range = layout.requirements else { return }
        report(
            .unsupportedDeclaration, "@Instantiable can't make '\(type.name)' under conditions",
            about: ["where"],
            at: range,
            help: "say by the results of 'instantiate' for which arguments it is made",
            fixIt: .removing([range], "remove '\(type.requirements)'"))
    }

    /// The graph finds the same of the whole program: here two functions of one extension are held against each other.
    private mutating func checkResults(of type: TypeDeclaration, as providers: [ProviderDeclaration]) {
        var others: [TypeExpression: [CallableDeclaration]] = [:]
        let functions = type.instantiateFunctions
        guard functions.count == providers.count else { return }
        var logic = ConditionLogic(functions.flatMap(\.conditions))
        for (function, provider) in zip(functions, providers) {
            let condition = logic.formula(of: function.conditions)
            let other = others[provider.type.normal]?.first { other in
                logic.both(condition, logic.formula(of: other.conditions)) != .never
            }
            others[provider.type.normal, default: []].append(function)
            guard let other else { continue }
            report(
                .duplicateProvider, "'\(provider.type)' is made by two functions of this extension",
                about: [provider.type.normal.description], at: function.range,
                help: "keep one of the declarations",
                path: [Diagnostic.Note("also made here", at: location(other.range))])
        }
    }
}

extension TypeExpression {
    /// True of `Instantiable`, of the same with its module, and of a composition with it.
    fileprivate var namesInstantiable: Bool {
        switch self {
        case .named("Instantiable", []), .named("Arbor::Instantiable", []),
            .named("SafeDI::Instantiable", []):
            true
        case .member(.named(let module, []), "Instantiable", []): module == "Arbor" || module == "SafeDI"
        case .composition(let members): members.contains(where: \.namesInstantiable)
        default: false
        }
    }
}

extension String {
    /// `@retroactive P` is `P`, and so is `nonisolated P`.
    fileprivate var withoutAttributes: String {
        guard !contains("&"), let space = lastIndex(of: " ") else { return self }
        return String(self[index(after: space)...])
    }
}
