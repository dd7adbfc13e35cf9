import ArborLowering
import ArborModel
import ArborSyntax

// Checks of one declaration that the graph doesn't depend on. The scan and the macros run them, so that one run of the
// tool reports all faults, and an editor shows them without the tool.

extension DeclarationLowering {
    mutating func check(
        _ type: TypeDeclaration, annotatedBy attribute: Attribute, as providers: [ProviderDeclaration]
    ) {
        guard ProviderDeclaration.Kind(instantiable: type.kind) != nil else { return }
        if type.kind == .extension { checkRequirements(of: type) } else { checkConstancy(of: type) }
        // No extension of a protocol can make anything, so it needs no conformance either.
        if !gaps.isFaulty || !isOfProtocol(type) { checkConformance(of: type, annotatedBy: attribute) }
        // The graph reports these for the whole program.
        guard layout != nil else { return }
        if type.kind == .extension { checkResults(of: type, as: providers) }
        guard attribute.argument("isRoot")?.value == "true" else { return }
        for provider in providers { checkRoot(provider) }
    }

    private mutating func checkConformance(
        of type: TypeDeclaration, annotatedBy attribute: Attribute
    ) {
        // The common case is spelled so.
        if type.inherits.contains("Instantiable") || type.conformsToInstantiable { return }
        // A value that is no literal is a fault of its own, and may mean 'true'.
        if let argument = attribute.argument("conformsElsewhere"), argument.value != "false" { return }
        if let other = otherDeclarations(of: type).first(where: \.conformsToInstantiable) {
            return report(conformanceOf: type, in: other, attribute)
        }
        let misspelt = type.inherits.first(where: isMisspeltInstantiable)
        let isForeign = type.kind == .extension && mayBeOfLibrary(type)
        var fixIt = layout.map { conforming(type, in: $0) }
        if type.kind == .extension, misspelt == nil { fixIt?.isCertain = false }
        report(
            .missingConformance, "'\(type.name)' doesn't conform to 'Instantiable'", about: [],
            at: type.nameRange,
            help: misspelt.map { "write 'Instantiable' instead of '\($0)'" }
                ?? "add 'Instantiable' to the types that it inherits"
                + (isForeign ? ", or '@retroactive Instantiable' for a type of another package" : "")
                + "; if an extension or a superclass conforms to it, write "
                + "'@Instantiable(conformsElsewhere: true)'",
            fixIt: fixIt)
    }

    /// Returns whether an extended type may be a library's, where the conformance has to be marked. A macro sees no other
    /// declarations, so nothing is said then.
    private func mayBeOfLibrary(_ type: TypeDeclaration) -> Bool {
        !file.imports.isEmpty && !file.types.contains { $0.kind != .extension && $0.name == type.name }
    }

    private func isMisspeltInstantiable(_ name: String) -> Bool {
        editDistance(name, "Instantiable", atMost: 2) != nil
    }

    private mutating func report(
        conformanceOf type: TypeDeclaration, in other: TypeDeclaration, _ attribute: Attribute
    ) {
        let place =
            other.kind == .extension ? "in an extension only" : "in its declaration, not in this extension"
        report(
            .missingConformance, "'\(type.name)' conforms to 'Instantiable' \(place)", about: [],
            at: type.nameRange, help: "add 'conformsElsewhere: true' to '@Instantiable'",
            fixIt: .init(
                "add 'conformsElsewhere: true'", edits: [attribute.writing("conformsElsewhere", "true")]))
    }

    private func isOfProtocol(_ type: TypeDeclaration) -> Bool {
        type.instantiateFunctions.contains { function in
            FunctionFault.all(in: function, of: type).contains {
                if case .existential = $0 { true } else { false }
            }
        }
    }

    private func conforming(_ type: TypeDeclaration, in layout: DeclarationLayout) -> Diagnostic.FixIt {
        if let range = layout.lastInherited, let last = type.inherits.last, isMisspeltInstantiable(last) {
            return .replacing(range, by: "Instantiable")
        }
        var fixIt =
            layout.lastInherited.map { Diagnostic.FixIt.inserting(", Instantiable", at: $0.end) }
            ?? .inserting(": Instantiable", at: layout.nameEnd)
        // A second conformance is an error.
        let name = TypeExpression(parsing: type.name).lastName ?? type.name
        fixIt.assumptions = noSuperclass(of: type) + [.conformsNowhereElse(type: name)]
        return fixIt
    }

    private mutating func checkRoot(_ root: ProviderDeclaration) {
        for dependency in root.dependencies where !gaps.rejected.contains(dependency.label.plainName) {
            guard let fault = RootFault(of: dependency, in: root) else { continue }
            report(
                fault.id, fault.message(root: root.type), about: [dependency.label], at: dependency.range,
                help: fault.help(in: .safeDI))
        }
    }

    /// A `where` clause restricts the extension to some arguments of the type, and the graph knows types by
    /// name only.
    private mutating func checkRequirements(of type: TypeDeclaration) {
        if type.requirements.isEmpty { return }
        let range = layout?.requirements
        report(
            .unsupportedDeclaration,
            "'@Instantiable' can't be attached to an extension with a 'where' clause",
            about: ["where"],
            at: range ?? type.nameRange,
            help: "remove the clause, and name the generic arguments in the result types of 'instantiate'",
            fixIt: range.map {
                var fixIt = Diagnostic.FixIt.removing([$0], "remove '\(type.requirements)'")
                fixIt.isCertain = !restsOnRequirements(type)
                return fixIt
            })
    }

    /// Returns whether the body of a function may mean the type with the arguments of a `where` clause.
    private func restsOnRequirements(_ type: TypeDeclaration) -> Bool {
        type.callables.compactMap { layout?[$0]?.body?.text }.contains {
            !BodyWords(of: $0).words.isDisjoint(with: ["Self", "self", "init"])
        }
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
                places: [Diagnostic.Note("also made here", at: location(other.range))])
        }
    }
}

extension TypeDeclaration {
    /// True if the inheritance clause names the annotation's protocol.
    var conformsToInstantiable: Bool {
        inherits.contains { TypeExpression(parsing: $0.withoutAttributes).namesInstantiable }
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
