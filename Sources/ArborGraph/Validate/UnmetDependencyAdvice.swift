import ArborModel

/// Says what to do about a dependency that no type provides. It gives one advice, which works when it is followed.
struct UnmetDependencyAdvice {
    let analysis: GraphAnalysis
    let graph: BindingGraph
    var nearMisses: NearMisses
    let places: CreationPlaces
    private let unseen: UnseenTypes
    /// The types that can be made. Few programs have a misspelt one.
    private lazy var names = Self.names(in: graph)

    /// - Parameter keys: The keys that no type provides.
    init(for keys: Set<KeyID>, in analysis: GraphAnalysis) {
        self.analysis = analysis
        graph = analysis.graph
        nearMisses = NearMisses(for: keys, in: analysis)
        places = CreationPlaces(analysis)
        unseen = UnseenTypes(graph)
    }

    /// - Parameter consumers: The properties that receive the value, the one nearest to a root first.
    mutating func advice(for key: KeyID, of consumers: [GraphAnalysis.Consumer]) -> Advice {
        let request = Request(
            key: key, wanted: graph.key(key), title: graph.title(of: key), consumers: consumers)
        let wanted = graph.types[graph.type(of: key)]
        return unseen.advice(for: wanted, namedBy: request.first.node) ?? near(request) ?? elsewhere(request)
            ?? created(request) ?? unannotated(request)
            ?? respelling(request)
            ?? forwarded(request) ?? nothing(request)
    }

    struct Request {
        var key: KeyID
        var wanted: Key
        /// `label: Type`, as it is spelled in code.
        var title: String
        var consumers: [GraphAnalysis.Consumer]

        var first: GraphAnalysis.Consumer { consumers[0] }

        func property(_ graph: BindingGraph) -> BindingGraph.Property {
            graph.nodes[first.node].properties[first.property]
        }
    }

    /// A type on the path provides a value with a similar label or type.
    private mutating func near(_ request: Request) -> Advice? {
        guard let miss = nearMisses.best(for: request.key, of: request.first) else { return nil }
        let wanted = graph.types[graph.type(of: request.key)]
        if let advice = unseen.advice(for: wanted, providedBy: miss) { return advice }
        let terms = graph.terms(of: request.first.node)
        let label = miss.property.label
        let title = miss.property.title
        let note = Diagnostic.Note(
            "\(graph.nodes[miss.node].type) provides '\(title)'",
            at: graph.location(of: miss.property, in: miss.node))
        if let help = ambiguity(of: miss) { return Advice(notes: [note], help: help, dependsOnPath: false) }
        let change = Redeclaration(of: request.property(graph), in: request.first.node, analysis)
        let also = change.alsoInInitializer
        func found(
            _ help: String, _ remedy: Remedy? = nil,
            _ others: [Diagnostic.FixIt] = []
        ) -> Advice {
            Advice(
                notes: [note], help: help, fixIts: others + fixIts(remedy, request.first, terms),
                dependsOnPath: false)
        }
        switch miss.kind {
        case .isPlain:
            let text = terms.received + terms.ifAvailableArguments
            let other = change.isWeak ? "" : "; or receive it as '\(title)'\(also)"
            return found(
                "write '\(text)', which gives 'nil' where the value is not provided\(other)",
                Remedy(arguments: terms.ifAvailableArguments, message: "write '\(text)'", isCertain: true))
        case .isOptional, .hasOtherType:
            let aliases = TypeAliases(of: request.wanted.type, in: analysis) {
                $0.normal == miss.property.type.normal
            }
            let isAliased = aliases.target?.normal == miss.property.type.normal
            if isAliased, !graph.isAlias(request.first.property, of: request.first.node) {
                let isCertain = graph.means(miss.property.type, in: request.first.node)
                return Advice(
                    notes: [note] + aliases.notes,
                    help:
                        "write '\(title)'\(also); Arbor compares types by their names and doesn't replace type aliases",
                    fixIts: isCertain ? change.retyping(as: miss.property.type, isCertain: true) : [],
                    dependsOnPath: false)
            }
            if !graph.means(miss.property.type, in: request.first.node) {
                return found(
                    "there, '\(miss.property.type)' means '\(request.wanted.type)', which hides the provided type: "
                        + "rename one of the two types")
            }
            // Where others ask for the same, the provided value has the wrong type.
            if request.consumers.count == 1 || isAliased || miss.kind == .isOptional,
                let alias = aliasHelp(miss, request)
            {
                return Advice(
                    notes: [note] + (isAliased ? aliases.notes : []), help: alias.help,
                    fixIts: alias.fixIts, dependsOnPath: false)
            }
            let owner = graph.nodes[miss.node].type
            if case .instantiated(let product, _) = miss.property.role,
                nearMisses.creator(of: request.wanted.type) == product,
                !nearMisses.isTaken(miss.property.key),
                request.wanted.type.bare.lastName == graph.nodes[product].type.lastName
                    || miss.property.type.lastName == graph.nodes[product].type.lastName,
                !analysis.hasForwarded(product) || graph.dialects.deferral(request.wanted.type) != nil
            {
                let other = Redeclaration(of: miss.property, in: miss.node, analysis)
                return found(
                    "declare it in \(owner) as '\(request.title)'\(other.alsoInInitializer); or receive it as "
                        + "'\(title)'\(also)")
            }
            if let module = graph.module(declaring: graph.type(of: miss.property.key)),
                !graph.sees(module, from: request.first.node)
            {
                let other = Redeclaration(of: miss.property, in: miss.node, analysis)
                return found("declare it in \(owner) as '\(request.title)'\(other.alsoInInitializer)")
            }
            return found(
                "receive it as '\(title)'\(also)", nil,
                change.retyping(as: miss.property.type, isCertain: isMisspelt(request.wanted.type, miss)))
        case .hasOtherLabel, .isMisspelt:
            if let alias = aliasHelp(miss, request) {
                return found(alias.help, nil, alias.fixIts)
            }
            if request.consumers.count > 1,
                miss.kind == .isMisspelt || miss.isNearlyNamed || !nearMisses.isTaken(miss.property.key)
            {
                let other = Redeclaration(of: miss.property, in: miss.node, analysis)
                return found(
                    "rename '\(label)' of \(graph.nodes[miss.node].type) to '\(request.wanted.qualifier)'"
                        + other.alsoInInitializer)
            }
            if miss.kind == .isMisspelt { return found("receive it as '\(title)'\(also)") }
            if graph.kind(of: request.first.node)?.declaresType == false {
                return found("rename the parameter to '\(label)'")
            }
            let arguments = terms.alias(of: label, as: miss.property.type)
            let other = Redeclaration(of: miss.property, in: miss.node, analysis)
            let isTakenBelow =
                nearMisses.takers(of: request.key).count > 1 && !nearMisses.isTaken(miss.property.key)
            var ways = ["write '\(terms.received)\(arguments)'"]
            if isTakenBelow {
                ways.insert(
                    "rename '\(label)' of \(graph.nodes[miss.node].type) to '\(request.wanted.qualifier)'"
                        + other.alsoInInitializer, at: 0)
            } else if !graph.nodes[request.first.node].properties.contains(where: { $0.label == label }) {
                ways.insert("rename the property to '\(label)'\(also)", at: 0)
            }
            return found(
                ways.joined(separator: "; or "),
                Remedy(
                    arguments: arguments, message: "receive '\(label)' as '\(request.wanted.qualifier)'",
                    isCertain: isMisspeltLabel(of: miss, request)))
        case .hasSameName: return found("receive it as '\(title)'\(also)")
        }
    }

    /// True if no source declares the wanted type, and its name is nearly that of the provided one.
    private func isMisspelt(_ type: TypeExpression, _ miss: NearMisses.Miss) -> Bool {
        guard let name = type.bare.lastName, let provided = miss.property.type.bare.lastName,
            analysis.survey.declared[name] == nil, nearMisses.creator(of: type) == nil,
            case .instantiated = miss.property.role, name != provided
        else { return false }
        return type.bare.replacing(name, by: miss.property.type) == miss.property.type.bare
            && editDistance(name, provided, atMost: max(1, name.utf8.count / 5)) != nil
    }

    /// True if the wanted label is a slip for that of the provided property, which has the wanted type. A consumer that
    /// also has the provided value surely means another one.
    private func isMisspeltLabel(of miss: NearMisses.Miss, _ request: Request) -> Bool {
        miss.kind == .hasOtherLabel && isSlip(request.wanted.qualifier, of: miss.property.label)
            && !graph.nodes[request.first.node].properties.contains { $0.key == miss.property.key }
    }

    /// The arguments to write, if the consumer receives the value under a new name.
    private func aliasHelp(_ miss: NearMisses.Miss, _ request: Request) -> (
        help: String, fixIts: [Diagnostic.FixIt]
    )? {
        let dependency = graph.dependency(request.first.property, of: request.first.node)
        guard case .alias(_, _, let isWrapped, let ifAvailable)? = dependency?.source else { return nil }
        let terms = graph.terms(of: request.first.node)
        // A property with the name and the type of the value needs no alias.
        let isSame = miss.property.key == request.property(graph).key
        let text =
            terms.received
            + (isSame ? "" : terms.alias(of: miss.property.label, as: miss.property.type))
        guard !isWrapped, !ifAvailable, let annotation = dependency?.annotation else {
            return ("write '\(text)'", [])
        }
        var fixIt = Diagnostic.FixIt.replacing(annotation, by: text)
        let label = miss.property.label
        fixIt.isCertain = label == request.wanted.qualifier || isSlip(request.wanted.qualifier, of: label)
        return ("write '\(text)'", [fixIt])
    }

    /// A type above the consumers could make the value.
    func created(_ request: Request) -> Advice? {
        guard let creator = nearMisses.creator(of: request.wanted.type) else { return nil }
        let terms = graph.terms(of: request.first.node)
        guard let place = places.lowest(above: request.consumers.map(\.path), making: creator) else {
            if request.first.path.isEmpty, places.canMake(creator, in: request.first.node, after: []) {
                return Advice(
                    help: "declare it as \(terms.instantiated)",
                    fixIts: replacingAnnotation(of: request.first, by: terms.instantiated))
            }
            return nil
        }
        let (owner, location) = (graph.nodes[place].type, graph.declaration(of: place)?.location)
        return Advice(
            notes: [Diagnostic.Note("\(owner) is declared here", at: location)],
            help: "declare \(terms.instantiated.declaration(of: request.title)) in \(owner)"
                + (terms.instantiated.hasPrefix("@") ? ", and let its initializer take it" : ""))
    }

    /// The type is declared without the annotation.
    private func unannotated(_ request: Request) -> Advice? {
        let type = request.wanted.type.bare
        guard let found = analysis.survey.declared[type.lastName ?? ""]?.first,
            !found.annotations.isEmpty || !found.misspelling.isEmpty
        else { return nil }
        let terms = graph.terms(of: request.first.node)
        let note =
            found.misspelling.isEmpty
            ? "\(found.name) is declared without \(terms.provider), although it has \(found.annotations.joined(separator: " and ")) properties"
            : "\(found.name) is annotated with '\(found.misspelling)'"
        return Advice(
            notes: [Diagnostic.Note(note, at: found.location)],
            help: "annotate '\(found.name)' with \(terms.provider)" + creation(of: request, terms))
    }

    /// No source declares the type, and a type that can be made has nearly its name.
    private mutating func respelling(_ request: Request) -> Advice? {
        guard let name = request.wanted.type.bare.lastName, analysis.survey.declared[name] == nil,
            let near = names.values(near: name).map(\.value).first(where: { node in
                graph.nodes[node].type.bare.lastName.map { isMisspelling(name, of: $0) } == true
            })
        else { return nil }
        let made = graph.nodes[near].type
        let change = Redeclaration(of: request.property(graph), in: request.first.node, analysis)
        return Advice(
            notes: [
                Diagnostic.Note("'\(made)' is declared here", at: graph.declaration(of: near)?.location)
            ],
            help: "write '\(request.wanted.type.replacing(name, by: made))'\(change.alsoInInitializer)")
    }

    private static func names(in graph: BindingGraph) -> NameIndex<NodeID> {
        var names = NameIndex<NodeID>()
        for node in graph.declarations.indices {
            if let name = graph.nodes[node].type.bare.lastName { names.add(node, named: name) }
        }
        return names
    }

    private func creation(of request: Request, _ terms: Terms) -> String {
        guard let parent = request.first.path.last?.from else { return "" }
        return
            ", and declare \(terms.instantiated.declaration(of: request.title)) in \(graph.nodes[parent].type)"
            + (terms.instantiated.hasPrefix("@") ? ", and let its initializer take it" : "")
    }

    /// The caller of an Instantiator on the path could give the value.
    private func forwarded(_ request: Request) -> Advice? {
        guard nearMisses.creator(of: request.wanted.type) == nil,
            let step = request.first.path.last(where: { graph.isLazy($0) }),
            let taker = graph.target(of: step)
        else { return nil }
        let terms = graph.terms(of: request.first.node)
        let (type, owner) = (graph.nodes[taker].type, graph.nodes[step.from].type)
        let label = graph.nodes[step.from].properties[step.edge].label
        let note = Diagnostic.Note("no \(terms.provider) type makes '\(request.wanted.type)'")
        let plain = analysis.survey.declared[request.wanted.type.bare.lastName ?? ""]?.first {
            ["struct", "class", "actor"].contains($0.keyword)
        }
        let annotating =
            plain.map { found in
                "annotate '\(found.name)' with \(terms.provider), and write '\(terms.instantiated)' here; or, if "
                    + "callers choose the value, "
            } ?? ""
        return Advice(
            notes: [note],
            help: annotating
                + (taker == request.first.node
                    ? "declare it as \(terms.forwarded)"
                    : "declare \(terms.forwarded.declaration(of: request.title)) in \(type)")
                + ", and pass the value where \(owner) calls '\(label).instantiate'")
    }

    private func nothing(_ request: Request) -> Advice {
        let terms = graph.terms(of: request.first.node)
        let type = request.wanted.type.bare
        if let creator = nearMisses.creator(of: request.wanted.type) {
            let property = request.property(graph)
            if graph.dialects.deferral(property.type) != nil, terms.instantiated.hasPrefix("@") {
                return Advice(
                    help: "write '\(terms.instantiated)': the type that uses an \(terms.deferred) makes it",
                    fixIts: replacingAnnotation(of: request.first, by: terms.instantiated))
            }
            return Advice(
                help:
                    "\(graph.nodes[creator].type) can't be made above \(graph.nodes[request.first.node].type): "
                    + places.obstacle(to: creator, above: request.consumers.map(\.path)))
        }
        let unmade = Diagnostic.Note("no \(terms.provider) type makes '\(type)'")
        if analysis.survey.declared[type.lastName ?? ""] == nil,
            let modules = UnreadModules(above: request.first.node, in: analysis)
        {
            return Advice(
                notes: [unmade, modules.note],
                help: "\(modules.remedy(declaring: type)); otherwise, annotate it with \(terms.provider)"
                    + creation(of: request, terms))
        }
        return Advice(
            notes: [unmade],
            help: "annotate '\(type)', or an extension of it, with \(terms.provider)"
                + creation(of: request, terms))
    }
}

extension String {
    /// The declaration of a property with this annotation. A front end may declare its values otherwise.
    func declaration(of title: String) -> String {
        hasPrefix("@") ? "'\(self) let \(title)'" : "'\(title)' as \(self)"
    }
}
