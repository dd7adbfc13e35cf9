import ArborLowering
import ArborModel
import ArborSyntax

// Checks of one declaration that only a macro runs. The compiler would refuse the generated code in another
// module, or the declaration would mislead its reader.

extension DeclarationLowering {
    mutating func check(
        _ type: TypeDeclaration, annotatedBy attribute: Attribute, as providers: [ProviderDeclaration],
        in layout: DeclarationLayout
    ) {
        guard ProviderDeclaration.Kind(instantiable: type.kind) != nil else { return }
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
        let (separator, position) = layout.lastInherited.map { (", ", $0.end) } ?? (": ", layout.nameEnd)
        report(
            .missingConformance, "'\(type.name)' doesn't conform to Instantiable here", about: [],
            at: type.nameRange,
            help: "conform to it here; if another place does, write @Instantiable(conformsElsewhere: true)",
            fixIt: .inserting(separator + "Instantiable", at: position))
    }

    private mutating func checkRoot(_ root: ProviderDeclaration) {
        for dependency in root.dependencies {
            guard let fault = RootFault(of: dependency, in: root) else { continue }
            report(
                fault.id, fault.message(root: root.type), about: [dependency.label], at: dependency.range,
                help: fault.help(in: .safeDI))
        }
    }

    /// A `where` clause restricts the extension to some arguments of the type, and the graph knows types by
    /// name only.
    private mutating func checkRequirements(of type: TypeDeclaration, in layout: DeclarationLayout) {
        guard let range = layout.requirements else { return }
        report(
            .unsupportedDeclaration, "@Instantiable can't make '\(type.name)' under conditions",
            about: ["where"],
            at: range,
            help: "say by the results of 'instantiate' for which arguments it is made",
            fixIt: .removing([range], "remove '\(type.requirements)'"))
    }

    /// Finds two functions of one extension that make the same type. The graph finds the same across the whole
    /// program.
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
    /// True for `Instantiable`, also with its module, and for a composition that contains it.
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
    /// The type's text without the attributes in front: `P` for `@retroactive P` and for `nonisolated P`.
    fileprivate var withoutAttributes: String {
        guard !contains("&"), let space = lastIndex(of: " ") else { return self }
        return String(self[index(after: space)...])
    }
}
