import ArborModel

/// Checks that a type can stand for the types that it is named for: those of its own annotation, and those of properties
/// that name it.
///
/// Most types list the protocol themselves. Otherwise the declarations of the supertypes, and extensions, decide.
struct ConformanceRule: SuspiciousRule {
    /// For a program in which each type lists its protocols, the search reads ids and inheritance clauses only.
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        let graph = analysis.graph
        var names = ProviderNames(graph)
        var found: [Suspicion] = []
        // The rule on duplicates knows what was to be listed.
        let mislistings = Mislisting.all(in: graph)
        for entry in graph.additionalSlots where analysis.isReached(entry.node) {
            guard let provider = graph.declaration(of: entry.node),
                !mislistings.contains(where: { $0.node == entry.node && $0.listed == entry.slot })
            else { continue }
            if let fault = ForeignForm(of: provider.additionalTypes[entry.index].type, from: provider, graph)
            {
                found.append(fault.listed(provider.additionalTypes[entry.index], by: provider, graph))
                continue
            }
            found += listed(provider.additionalTypes[entry.index], by: provider, at: entry.node, graph)
        }
        // A value of a type that nothing makes is missing, whatever it is converted to.
        let unmet = Set(graph.roots.flatMap { analysis.scopes.needs(of: $0) }.map(\.key))
        for node in analysis.reached {
            for binding in graph.bindings(of: node) where graph.isConverted(binding) {
                if let need = graph.bindings[binding].role.need, unmet.contains(need.key),
                    names.provider(named: graph.key(need.key).type.bare.description) == nil
                {
                    continue
                }
                let property = graph.property(binding, of: node)
                guard graph.branchedProperty(of: binding) == nil, let owner = graph.declaration(of: node),
                    let dependency = graph.dependency(property, of: node),
                    analysis.swappedArguments(of: graph.nodes[node].properties[property]) == nil
                else { continue }
                found += conversions(of: dependency, in: owner, &names)
            }
        }
        return found
    }

    /// An entry of `fulfillingAdditionalTypes`.
    private func listed(
        _ reference: TypeReference, by provider: ProviderDeclaration, at node: NodeID, _ graph: BindingGraph
    ) -> [Suspicion] {
        provider.kind.declaresType
            ? reference.type.members.flatMap { listed(reference, $0, by: provider, at: node, graph) } : []
    }

    /// - Parameter member: The listed type, or one of the protocols of a composition.
    private func listed(
        _ reference: TypeReference, _ member: TypeExpression, by provider: ProviderDeclaration,
        at node: NodeID,
        _ graph: BindingGraph
    ) -> [Suspicion] {
        guard let pair = Pair(provider.type, in: provider, member, in: provider),
            !graph.states(node, pair.target.name)
        else { return [] }
        let terms = graph.dialects[provider.frontEnd].terms
        let location = SourceLocation(path: provider.location.path, range: reference.range)
        var diagnostic = Diagnostic(
            .notConforming,
            "\(provider.type) lists '\(reference.type)' in '\(terms.additionalTypes)', but doesn't conform to it",
            about: [pair.type.qualifiedName, pair.target.qualifiedName], at: location,
            help:
                "make \(provider.type) conform to '\(pair.target.qualifiedName)', or remove it from the list")
        diagnostic.cause = pair.cause
        return [
            Suspicion(
                diagnostic: diagnostic,
                assumptions: [.isUnrelated(pair.type, to: pair.target, where: provider.conditions)])
        ]
    }

    /// A property whose value has another type before it is converted to the property's type.
    private func conversions(
        of dependency: Dependency, in owner: ProviderDeclaration, _ providers: inout ProviderNames
    ) -> [Suspicion] {
        switch dependency.source {
        case .instantiated(let made) where made.product != nil && !made.isWrapped:
            guard let product = made.product else { return [] }
            let wanted = made.deferral?.product(of: dependency.type) ?? dependency.type.bare
            return conversion(of: product, to: wanted, dependency, in: owner, &providers)
        case .alias(let source, let reference, wrapped: false, _):
            if let fault = unwrapping(reference, named: source, as: dependency, in: owner) { return [fault] }
            return conversion(of: reference, to: dependency.type.bare, dependency, in: owner, &providers)
        default: return []
        }
    }

    /// The fault of an optional value that a property takes as one that isn't optional.
    private func unwrapping(
        _ reference: TypeReference, named source: String, as dependency: Dependency,
        in owner: ProviderDeclaration
    ) -> Suspicion? {
        let type = dependency.type
        guard reference.type.isOptional, !type.isOptional, reference.type.bare == type.bare else {
            return nil
        }
        let location = SourceLocation(path: owner.location.path, range: reference.range)
        let diagnostic = Diagnostic(
            .notConforming,
            "'\(reference.type)' can't be converted to '\(type)', the type of '\(dependency.label)'",
            about: [owner.name, dependency.label, source], at: location,
            nearMisses: [
                Diagnostic.Note("'\(source)' may be nil, and '\(dependency.label)' is not optional")
            ],
            help: "make the property '\(dependency.label)' optional, and the parameter of the initializer")
        return Suspicion(diagnostic: diagnostic, assumptions: [])
    }

    private func conversion(
        of reference: TypeReference, to wanted: TypeExpression, _ dependency: Dependency,
        in owner: ProviderDeclaration, _ providers: inout ProviderNames
    ) -> [Suspicion] {
        let node = providers.provider(named: reference.type.bare.description)
        let provider = node.flatMap { providers.graph.declaration(of: $0) }
        if let provider, let fault = ForeignForm(of: wanted, from: provider, providers.graph) {
            return [fault.converted(reference, to: wanted, as: dependency, in: owner)]
        }
        if let fault = ForeignForm(
            of: wanted, fromArgumentsOf: reference.type, where: { providers.isType($0) })
        {
            return [fault.converted(reference, to: wanted, as: dependency, in: owner)]
        }
        return wanted.members.flatMap { member in
            conversion(
                of: reference, by: node, provider ?? owner, to: member, of: wanted, dependency, in: owner,
                &providers)
        }
    }

    /// The conversion to a type, or to one of the protocols of a composition.
    private func conversion(
        of reference: TypeReference, by node: NodeID?, _ provider: ProviderDeclaration,
        to member: TypeExpression,
        of wanted: TypeExpression, _ dependency: Dependency, in owner: ProviderDeclaration,
        _ providers: inout ProviderNames
    ) -> [Suspicion] {
        guard let pair = Pair(reference.type, in: provider, member, in: owner) else { return [] }
        if let node, providers.graph.states(node, pair.target.name) { return [] }
        // A generic type isn't declared by the name of a specialization.
        if let generic = providers.generic(of: reference.type),
            providers.graph.states(generic, pair.target.name)
        {
            return arguments(of: reference, to: member, dependency, in: owner, pair)
        }
        let location = SourceLocation(path: owner.location.path, range: reference.range)
        let shown = wanted == dependency.type.bare ? dependency.type : wanted
        let message =
            "'\(reference.type)' can't be converted to '\(shown)', the type of '\(dependency.label)'"
        let names = [owner.name, dependency.label, pair.type.qualifiedName, pair.target.qualifiedName]
        let terms = providers.graph.dialects[owner.frontEnd].terms
        let isMade = if case .instantiated = dependency.source { true } else { false }
        let others = isMade ? providers.types(stating: wanted.members.compactMap(\.lastName)).prefix(5) : []
        var unrelated = Diagnostic(
            .notConforming, message, about: names, at: location,
            nearMisses: [
                Diagnostic.Note(
                    "\(pair.type.qualifiedName) neither conforms to '\(pair.target.qualifiedName)' nor inherits from it"
                )
            ],
            help: !others.isEmpty
                ? "name a type that conforms to it: \(others.map { "'\($0)'" }.joined(separator: " or "))"
                    + (node == nil ? "" : "; or make \(pair.type.qualifiedName) conform to it")
                : "name a value here whose type has '\(pair.target.qualifiedName)' among its supertypes; or add it to those of \(pair.type.qualifiedName)"
        )
        unrelated.cause = pair.cause
        let final = Diagnostic(
            .notConforming, message, about: names, at: location,
            nearMisses: [Diagnostic.Note("'\(pair.target.qualifiedName)' is neither a protocol nor a class")],
            help:
                "if \(pair.target.qualifiedName) has an initializer that wraps a \(pair.type.qualifiedName), add "
                + "'\(terms.wrapping)'; otherwise, take a value of the type '\(pair.target.qualifiedName)'")
        let isOfValue = Suspicion(diagnostic: final, assumptions: [.isFinal(pair.target)])
        return [
            Suspicion(
                diagnostic: unrelated,
                assumptions: [
                    .isUnrelated(
                        pair.type, to: pair.target,
                        where: node == nil ? owner.conditions : owner.conditions + provider.conditions)
                ]),
            isOfValue,
        ]
    }

    /// The faults of a generic type that conforms to a protocol with other arguments: `Memory<Account>` for `any Store<Trip>`.
    private func arguments(
        of reference: TypeReference, to wanted: TypeExpression, _ dependency: Dependency,
        in owner: ProviderDeclaration, _ pair: Pair
    ) -> [Suspicion] {
        let (own, others) = (reference.type.bare.arguments, wanted.bare.arguments)
        return others.indices.flatMap { index in
            own.indices.compactMap { position in
                guard own[position].normal != others[index].normal,
                    let declared = Self.plainNames(own[position], others[index], in: owner)
                else { return nil }
                var arguments = own
                arguments[position] = others[index]
                let meant = reference.type.bare.with(arguments: arguments)
                let diagnostic = Diagnostic(
                    .notConforming,
                    "'\(reference.type)' can't be converted to '\(dependency.type)', the type of '\(dependency.label)'",
                    about: [
                        owner.name, dependency.label, pair.type.qualifiedName, pair.target.qualifiedName,
                    ],
                    at: SourceLocation(path: owner.location.path, range: reference.range),
                    nearMisses: [
                        Diagnostic.Note(
                            "\(reference.type) is a '\(pair.target.qualifiedName)' of '\(own[position])', and not of "
                                + "'\(others[index])'")
                    ], help: "name another type, such as '\(meant)'; or declare the property otherwise")
                return Suspicion(
                    diagnostic: diagnostic,
                    assumptions: [
                        .namesAlike(pair.type, parameter: position, and: pair.target, primaryType: index)
                    ] + declared.map { .isDeclared($0) })
            }
        }
    }

    /// The names of two types that the program may declare; `nil` if either is more than a name.
    private static func plainNames(
        _ one: TypeExpression, _ other: TypeExpression, in owner: ProviderDeclaration
    ) -> [Supertype]? {
        var found: [Supertype] = []
        for type in [one, other] {
            guard case .named(let name, []) = type else { return nil }
            if !Self.standardTypes.contains(name) {
                found.append(Supertype(written: name, path: owner.location.path))
            }
        }
        return found
    }

    /// Types of the standard library that are no type aliases.
    private static let standardTypes: Set<String> = [
        "Bool", "Character", "Double", "Float", "Int", "String", "UInt",
    ]

    /// A type, and another one that it has to be converted to. Generic arguments are left out.
    private struct Pair {
        var type: Supertype
        var target: Supertype

        /// `nil` if the types have one name, or if either is more than a name.
        init?(
            _ type: TypeExpression, in provider: ProviderDeclaration, _ target: TypeExpression,
            in owner: ProviderDeclaration
        ) {
            guard let name = type.bare.pathOfName, let wanted = target.bare.pathOfName, name != wanted else {
                return nil
            }
            self.type = Supertype(written: name, path: provider.location.path)
            self.target = Supertype(written: wanted, path: owner.location.path)
        }

        var cause: Diagnostic.Cause { .missingConformance(of: type.qualifiedName, to: target.qualifiedName) }
    }
}

extension TypeExpression {
    /// The name with those of the types around it: `A.B` for `A.B<C>`. `nil` if the type is more than a name.
    fileprivate var pathOfName: String? {
        // Most types are plain names.
        if case .named(let name, _) = self { name } else { NominalPath(self)?.name }
    }

    /// The parts of a composition; otherwise the type alone.
    fileprivate var members: [TypeExpression] {
        if case .composition(let members) = bare { members } else { [self] }
    }
}

extension ProviderDeclaration {
    /// True if the inheritance clause names a type.
    fileprivate func states(_ name: String) -> Bool {
        // The common case is spelled so.
        supertypes.contains(name) || statedSupertypes.contains(name)
    }
}

extension FileOutline {
    /// True if extensions in this file, which every build has, name a supertype of a type.
    fileprivate func extends(_ name: String, with supertype: String) -> Bool {
        guard holds(.bringing) else { return false }
        var isNamed = false
        visitEntries { kind, entry in
            guard kind == .bringing, entry.starts(with: name.utf8),
                let end = entry.firstIndex(of: UInt8(ascii: "=")), end == name.utf8.count
            else { return }
            isNamed =
                isNamed
                || entry[(end + 1)...].split(separator: UInt8(ascii: ",")).contains {
                    $0.elementsEqual(supertype.utf8)
                }
        }
        return isNamed
            && entries.allSatisfy { !$0.kind.isExtension || $0.name != name || $0.conditions.isEmpty }
    }
}

extension BindingGraph {
    /// True if the declaration of a node, or an extension in its file, names a supertype. Other files are searched later.
    fileprivate func states(_ node: NodeID, _ supertype: String) -> Bool {
        guard let provider = declaration(of: node) else { return false }
        return provider.states(supertype)
            || file(of: node).outline.extends(provider.name, with: supertype)
    }

    /// True if the value of a binding is made or provided as another type than the binding's own.
    fileprivate func isConverted(_ binding: BindingID) -> Bool {
        switch bindings[binding].role {
        case .instantiated(let target, let mode):
            !mode.isWrapped && isDeclared(target)
                && (mode.isLazy
                    ? mode.deferral?.given != nil
                    : types.bare(of: bindings[binding].type) != nodeTypes[target])
        case .alias(_, let isWrapped): !isWrapped
        case .forwarded, .received: false
        }
    }
}

/// The providers of a graph by name and by supertype. They are indexed at the first question, because few programs ask
/// one.
private struct ProviderNames {
    let graph: BindingGraph
    private lazy var named = Dictionary(
        graph.declarations.indices.compactMap { node in graph.declaration(of: node).map { ($0.name, node) } },
        uniquingKeysWith: { first, _ in first })
    private lazy var conforming = ConformingProviders(graph)

    init(_ graph: BindingGraph) { self.graph = graph }

    mutating func provider(named name: String) -> NodeID? { named[name] }

    /// The declaration of a type with generic arguments.
    mutating func generic(of type: TypeExpression) -> NodeID? {
        type.bare.arguments.isEmpty ? nil : type.bare.pathOfName.flatMap { named[$0] }
    }

    /// True if a name is surely that of a type, and not of a type alias or of a generic parameter.
    mutating func isType(_ name: String) -> Bool {
        if ForeignForm.isLibraryValue(name) { return !graph.declaresAtTopLevel(name) }
        return provider(named: name).flatMap { graph.declaration(of: $0) }?.kind.declaresType == true
    }

    /// The types whose inheritance clauses name all of some protocols.
    mutating func types(stating names: [String]) -> [TypeExpression] {
        guard let first = names.first else { return [] }
        return conforming[first].filter { node in
            names.dropFirst().allSatisfy { conforming[$0].contains(node) }
        }.map { graph.nodes[$0].type }
    }
}
