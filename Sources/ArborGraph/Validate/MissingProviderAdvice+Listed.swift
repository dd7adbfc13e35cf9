import ArborModel

extension MissingProviderAdvice {
    /// A provider conforms to the protocol, or to all protocols of a composition, and doesn't list it.
    func unlisted(_ type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice? {
        let names = type.bare.protocolNames
        guard let part = names.first else { return nil }
        let name = names.joined(separator: " & ")
        let written = names.count == 1 ? "\(type.bare).self" : "(any \(type.bare)).self"
        let property = graph.nodes[request.node].properties[request.property]
        let conforming = conforming[part].filter { node in
            names.allSatisfy { self.conforming[$0].contains(node) }
        }
        guard let first = conforming.first else { return nil }
        let nodes = conforming.enumerated().sorted {
            (rank($0.element, property), $0.offset) < (rank($1.element, property), $1.offset)
        }.map(\.element)
        if self.names(request) || graph.dialects.deferral(property.type) != nil, nodes.count > 1 {
            return Advice(
                notes: [
                    Diagnostic.Note(
                        "these types conform to '\(name)': \(list(nodes))")
                ],
                help: choice(of: nodes, request))
        }
        if let advice = unnamedSpecialization(of: name, among: nodes) ?? otherSpecialization(nodes, request) {
            return advice
        }
        let terms = graph.terms(of: first)
        let notes = nodes.prefix(5).map { node in
            Diagnostic.Note(
                "\(graph.nodes[node].type) conforms to '\(name)', but doesn't list it in '\(terms.additionalTypes)'",
                at: graph.declaration(of: node)?.location)
        }
        if let forgotten = forgotten(implementing: name, terms) {
            return Advice(
                notes: [forgotten.note(implementing: name)] + notes,
                help:
                    "write '\(terms.provider)(\(terms.additionalTypes): [\(written)])' on the one that is meant: "
                    + "\(forgotten.name) or \(list(Array(nodes.prefix(5))))")
        }
        if nodes.count == 1, let slip = mistypedListing(of: name, by: first) {
            return Advice(notes: notes, help: "write '\(written)' instead of '\(slip).self' there")
        }
        if nodes.count == 1 {
            return Advice(
                notes: notes,
                help:
                    graph.declaration(of: first)?.additionalTypes.isEmpty == true
                    && terms.provider.hasPrefix("@")
                    ? "write '\(terms.provider)(\(terms.additionalTypes): [\(written)])' on \(graph.nodes[first].type)"
                    : "add '\(written)' to the '\(terms.additionalTypes)' of \(graph.nodes[first].type)"
            )
        }
        return Advice(notes: notes, help: choice(of: nodes, request))
    }

    /// The one type that conforms to a protocol, and shows otherwise that it had an annotation.
    private func forgotten(implementing name: String, _ terms: Terms) -> DeclarationSurvey.Declared? {
        guard let declared = analysis.survey.declared[name]?.first else { return nil }
        let found = analysis.survey.unannotated(implementing: declared) { _ in false }.filter {
            !$0.annotations.isEmpty || !$0.misspelling.isEmpty
                || $0.supertypes.contains(String(terms.provider.dropFirst()))
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Only a generic type conforms, and nothing says with which arguments it is made.
    private func unnamedSpecialization(of name: String, among nodes: [NodeID]) -> Advice? {
        guard let node = nodes.first, nodes.count == 1,
            let open = OpenSpecialization(of: node, conformingTo: name, in: graph)
        else { return nil }
        return Advice(notes: [open.note], help: "write '\(open.annotation)', \(open.condition)")
    }

    /// Only a generic type conforms, and it is made with other arguments than those of the protocol.
    private func otherSpecialization(_ nodes: [NodeID], _ request: MissingProviderRule.Request) -> Advice? {
        let property = graph.nodes[request.node].properties[request.property]
        let (node, terms) = (nodes[0], graph.terms(of: request.node))
        guard graph.isSpecialization(node), graph.dialects.deferral(property.type) == nil,
            nodes.allSatisfy({ graph.nodes[$0].type.lastName == graph.nodes[node].type.lastName }),
            graph.declaration(of: node)?.additionalTypes.isEmpty == true,
            let type = ofProtocol(property, making: Candidate(type: graph.nodes[node].type, node: node)),
            !nodes.contains(where: { graph.nodes[$0].type.normal == type.normal })
        else { return nil }
        return Advice(
            notes: [
                Diagnostic.Note(
                    "\(type) conforms to '\(property.type.bare)', and nothing asks for it",
                    at: graph.declaration(of: node)?.location)
            ], help: "write '\(terms.naming(type))'")
    }

    /// The listed type of a provider that nothing declares and that is nearly spelled like another one.
    func mistypedListing(of name: String, by node: NodeID) -> TypeExpression? {
        graph.declaration(of: node)?.additionalTypes.map(\.type.bare).first { listed in
            guard let written = listed.lastName, analysis.survey.declared[written] == nil,
                !StandardLibrary.declares(written)
            else { return false }
            return isSlip(written, of: name) || isMisspelling(written, of: name)
                || graph.file(of: node).importsOnly(analysis.survey.modules)
        }
    }

    /// Types with a name like the property's come first.
    func rank(_ node: NodeID, _ property: BindingGraph.Property) -> Int {
        let name = graph.nodes[node].type.lastName ?? ""
        return CamelCase.similar(property.label, name) ? 0 : 1
    }

    /// A type has the name of its module. Swift then takes the name in front of a dot for the type, and looks for the rest in it.
    func hidingItsModule(_ target: NodeID) -> Advice? {
        guard let module = graph.module(declaring: graph.nodeTypes[target]),
            let id = graph.module(named: module),
            let parts = NominalPath(graph.types[graph.nodeTypes[target]].bare)?.parts, parts.count == 2,
            parts[0].name == ModuleQualifiedName.make(module: module, name: module),
            graph.modules.declares(parts[1].name, in: id)
        else { return nil }
        return Advice(
            help:
                "'\(module)' is a type of the module '\(module)', so this is looked for in the type: write '\(parts[1].name)', "
                + "or '\(ModuleQualifiedName.make(module: module, name: parts[1].name))' from Swift 6.3 on")
    }

    /// A module lists the type, and no source shows more: a summary stands for its file, or it is a generic type alias.
    func listed(_ target: NodeID, _ request: MissingProviderRule.Request) -> Advice? {
        guard let module = graph.moduleListing(target), let name = graph.nodes[target].type.bare.lastName
        else {
            return nil
        }
        let terms = graph.terms(of: request.node)
        return Advice(
            help:
                "\(module) declares '\(name)': annotate it with \(terms.provider); if it is a protocol, add "
                + "'\(name).self' to the '\(terms.additionalTypes)' of the type that implements it; if it is a type alias, write "
                + "the type that it stands for")
    }
}

extension TypeExpression {
    /// The own names of the protocols of a composition, or the own name of any other type.
    fileprivate var protocolNames: [String] {
        guard case .composition(let parts) = self else { return [lastName].compactMap(\.self) }
        let names = parts.compactMap(\.bare.lastName)
        return names.count == parts.count ? names : []
    }
}
