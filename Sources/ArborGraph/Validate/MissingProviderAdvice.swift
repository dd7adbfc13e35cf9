import ArborModel

/// Explains why a type has no provider, and what to do. It gives one reason, the most certain one.
struct MissingProviderAdvice {
    let analysis: GraphAnalysis
    let graph: BindingGraph
    /// The types that can be asked for, by the last part of their names.
    var names = NameIndex<Candidate>()
    let conforming: ConformingProviders
    let unmade: UnmadeTypes
    let unseen: UnseenTypes
    private lazy var components = ComponentsAsValues(graph)
    private(set) var providers: [TypeExpression: NodeID] = [:]
    /// The declared generic types, which are made with any arguments.
    let generics: Set<GenericName>
    /// By key, the number of properties that provide it.
    private var offers: [KeyID: Int] = [:]

    /// A type that a provider makes or stands for.
    struct Candidate {
        var type: TypeExpression
        var node: NodeID
    }

    init(_ analysis: GraphAnalysis) {
        self.analysis = analysis
        graph = analysis.graph
        conforming = ConformingProviders(graph)
        unmade = UnmadeTypes(graph)
        unseen = UnseenTypes(graph)
        generics = GenericName.declared(in: graph)
        for binding in graph.bindings where binding.role.takenNeed == nil {
            offers[binding.key, default: 0] += 1
        }
        let declared = graph.declarations.indices.compactMap { node in
            graph.declaration(of: node).map { (node: node, provider: $0) }
        }
        for (node, provider) in declared.sorted(by: { $0.provider.location < $1.provider.location })
        where graph.implementation(of: node) == nil {
            for type in [graph.nodes[node].type] + provider.additionalTypes.map(\.type) {
                if let name = type.bare.lastName { names.add(Candidate(type: type, node: node), named: name) }
                if providers[type.normal] == nil { providers[type.normal] = node }
            }
        }
    }

    /// - Parameter target: The missing type.
    mutating func advice(for target: NodeID, askedBy request: MissingProviderRule.Request) -> Advice {
        let type = graph.nodes[target].type
        return received(request) ?? component(type, request) ?? ofParameter(type, request) ?? excluded(type)
            ?? forTests(type, request)
            ?? ambiguous(type)
            ?? unseen.advice(
                for: graph.types[graph.nodeTypes[target]], namedBy: request.node, isText: names(request))
            ?? ofUnreadModule(type, request) ?? unspecified(type) ?? wrongArity(type, request)
            ?? misspeltArgument(of: type, request)
            ?? unlisted(type, request) ?? hidingItsModule(target)
            ?? (graph.moduleListing(target) == nil ? spelling(of: type, request) : nil)
            ?? unprovided(target, type, request)
    }

    /// No provider has the type's name, whatever the arguments of a generic type are.
    private mutating func unprovided(
        _ target: NodeID, _ type: TypeExpression, _ request: MissingProviderRule.Request
    ) -> Advice {
        var advice =
            declared(type, request) ?? listed(target, request)
            ?? UndeclaredTypeAdvice(for: type, askedBy: request, in: analysis, conforming, unmade, providers)
            .advice
        if case .named(let name, let arguments) = type.bare, !arguments.isEmpty,
            !["Array", "Set", "Dictionary"].contains(name), !isProvided(type)
        {
            advice.cause = advice.cause ?? .unprovidedGeneric(name)
        }
        return advice
    }

    /// Only a test knows what makes a value of a generic parameter.
    private func ofParameter(_ type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice? {
        guard graph.mockFunction(of: request.node)?.form == .test, case .named(let name, []) = type.bare,
            graph.particulars(of: request.node)?.genericParameters.contains(name) == true
        else { return nil }
        return Advice(
            help:
                "write 'generateMock: true' instead: a mock takes the value of a generic parameter as an argument",
            dependsOnPath: false)
    }

    private mutating func component(_ type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice?
    {
        components.advice(
            for: type, of: graph.nodes[request.node].properties[request.property], in: request.node,
            madeBy: "\(graph.nodes[request.node].type)")
    }

    /// A type above has the value already, so nobody needs to make it.
    private func received(_ request: MissingProviderRule.Request) -> Advice? {
        let property = graph.nodes[request.node].properties[request.property]
        // The property itself provides its value to the types below.
        guard offers[property.key, default: 0] > 1 else { return nil }
        let path = analysis.steps(to: request.node)
        guard let owner = CreationPlaces(analysis).provider(of: property.key, on: path) else { return nil }
        let terms = graph.terms(of: request.node)
        let dependency = graph.dependency(request.property, of: request.node)
        return Advice(
            notes: [
                Diagnostic.Note(
                    "\(graph.nodes[owner.node].type) provides '\(owner.property.title)'",
                    at: graph.location(of: owner.property, in: owner.node))
            ], help: "write '\(terms.received)'",
            fixIts: dependency?.annotation.map { [.replacing($0, by: terms.received)] } ?? [])
    }

    /// Only tests make the type.
    private func forTests(_ type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice? {
        let provider = graph.mockOnly.first { provider in
            ([provider.type] + provider.additionalTypes.map(\.type)).contains { $0.normal == type.normal }
        }
        guard let provider else { return nil }
        let terms = graph.terms(of: request.node)
        return Advice(
            notes: [
                Diagnostic.Note(
                    "only tests make '\(provider.type)', which is declared with 'mockOnly: true'",
                    at: provider.location)
            ],
            help: provider.type.normal == type.normal
                ? "remove 'mockOnly: true' there, or annotate a declaration for production with \(terms.provider)"
                : "annotate a type for production with \(terms.provider)(\(terms.additionalTypes): [\(type).self])"
        )
    }

    /// The type is only provided in other builds than the validated one.
    private func excluded(_ type: TypeExpression) -> Advice? {
        let providers = graph.excluded.filter { provider in
            ([provider.type] + provider.additionalTypes.map(\.type)).contains { $0.normal == type.normal }
        }
        if providers.isEmpty { return nil }
        let notes = providers.prefix(3).map { provider in
            Diagnostic.Note(
                "'\(provider.type)' is compiled only where '\(provider.conditions.conjunction.onOneLine)'",
                at: provider.location)
        }
        return Advice(
            notes: notes,
            help: "declare a provider for this build too, for example in '#else'")
    }

    /// Several imported modules declare the name.
    private func ambiguous(_ type: TypeExpression) -> Advice? {
        guard case .named(let name, _) = type, let modules = graph.shown.declaringModules[name]?.sorted()
        else {
            return nil
        }
        let choices = modules.map { "'\($0).\(type)'" }.joined(separator: " or ")
        return Advice(
            help:
                "'\(type)' is ambiguous, because \(modules.joined(separator: " and ")) declare it: write \(choices)"
        )
    }

    /// True if the property's annotation names the type to make.
    func names(_ request: MissingProviderRule.Request) -> Bool {
        guard case .instantiated(let made)? = graph.dependency(request.property, of: request.node)?.source
        else {
            return false
        }
        return made.product != nil
    }

    func list(_ nodes: [NodeID]) -> String {
        nodes.map { "\(graph.nodes[$0].type)" }.listed
    }

    /// Several types can be made for a property, so it has to name one of them.
    func choice(of nodes: [NodeID], _ request: MissingProviderRule.Request) -> String {
        let property = graph.nodes[request.node].properties[request.property]
        let terms = graph.terms(of: request.node)
        let node = nodes.first { !analysis.hasForwarded($0) } ?? nodes[0]
        let annotation = terms.naming(graph.nodes[node].type)
        let deferral = graph.dialects.deferral(property.type)
        guard let deferral, deferral.given == nil, !terms.erasedDeferred.isEmpty else {
            return "name the type to make, as in '\(annotation)'"
        }
        let given =
            analysis.hasForwarded(node) ? "\(graph.nodes[node].type).\(terms.forwardedValues)" : "Void"
        let erased = (deferral.isSendable ? "Sendable" : "") + terms.erasedDeferred
        return "name the type to make, as in '\(annotation)', and declare '\(property.label)' as "
            + "'\(erased)<\(given), \(property.type.arguments[Int(deferral.product)])>'"
            + Redeclaration(of: property, in: request.node, analysis).alsoInInitializer
    }

    /// True if the type is provided with other generic arguments.
    private mutating func isProvided(_ type: TypeExpression) -> Bool {
        names.values(near: type.bare.lastName ?? "").contains {
            $0.value.type.bare.lastName == type.bare.lastName
        }
    }

    /// True if an Instantiator makes a type, so that a caller can give it values.
    private func isGivenValues(_ node: NodeID) -> Bool {
        analysis.steps(to: node).last.map { graph.isLazy($0) } ?? false
    }

    /// The type is declared without the annotation.
    private mutating func declared(_ type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice?
    {
        let name = type.bare.description
        let all = analysis.survey.declared[type.bare.lastName ?? ""] ?? []
        guard let found = all.first(where: { $0.name == name }) ?? all.first else { return nil }
        let terms = graph.terms(of: request.node)
        if found.keyword == "typealias" { return alias(type, request) }
        if !found.misspelling.isEmpty {
            return Advice(
                notes: [
                    Diagnostic.Note(
                        "\(found.name) is annotated with '\(found.misspelling)'", at: found.location)
                ],
                help: "write '\(terms.provider)' instead of '\(found.misspelling)'")
        }
        if found.keyword == "protocol" { return implementation(of: found, name, terms) }
        if let found = all.first(where: { $0.keyword == "extension" && $0.name == name }) {
            return Advice(
                notes: [
                    Diagnostic.Note(
                        "this extension declares 'instantiate' without \(terms.provider)", at: found.location)
                ], help: "annotate the extension with \(terms.provider)")
        }
        if let advice = otherArguments(type, terms) { return advice }
        let isEnum = found.keyword == "enum"
        return Advice(
            notes: [
                Diagnostic.Note(
                    "\(found.name) is declared without \(terms.provider)"
                        + (found.annotations.isEmpty
                            ? ""
                            : ", although it has \(found.annotations.joined(separator: " and ")) properties"),
                    at: found.location)
            ],
            help: isEnum
                ? "annotate an extension of '\(name)' that declares 'public static func instantiate() -> \(name)' with \(terms.provider)"
                : "annotate '\(isProvided(type) ? name : found.name)' with \(terms.provider)"
                    + (isGivenValues(request.node)
                        ? "; or, if callers choose the value, write '\(terms.forwarded)'" : ""))
    }
}
