import ArborModel

/// Says what to do about a dependency that no type provides. It gives one advice, which works when it is followed.
struct UnmetDependencyAdvice {
    let analysis: GraphAnalysis
    let graph: BindingGraph
    var nearMisses: NearMisses
    let places: CreationPlaces
    let unseen: UnseenTypes
    /// The types that can be made. Few programs have a misspelt one.
    private lazy var names = Self.names(in: graph)
    lazy var conforming = ConformingProviders(graph)
    private lazy var components = ComponentsAsValues(graph)
    /// By root, the type that was probably meant as the root.
    private var likelyRoots: [NodeID: NodeID?] = [:]
    /// The properties whose specializations receive several values, by their locations.
    private var severalValued: Set<SourceLocation> = []

    /// - Parameter keys: The keys that no type provides.
    init(for keys: Set<KeyID>, in analysis: GraphAnalysis) {
        self.analysis = analysis
        graph = analysis.graph
        nearMisses = NearMisses(for: keys, in: analysis)
        places = CreationPlaces(analysis)
        unseen = UnseenTypes(graph)
    }

    /// Notes which values are received where.
    ///
    /// - Parameter consumers: For each value, the properties that receive it.
    mutating func note(_ consumers: [[GraphAnalysis.Consumer]]) {
        var seen: Set<SourceLocation> = []
        for consumer in consumers.compactMap(\.first) {
            guard let place = graph.origin(of: consumer.property, in: consumer.node) else { continue }
            if !seen.insert(place).inserted { severalValued.insert(place) }
        }
    }

    /// The specializations of a generic type receive values of one name and of several types, which no type can have.
    private func ofSpecializations(_ request: Request) -> Advice? {
        let terms = graph.terms(of: request.first.node)
        guard let place = graph.origin(of: request.first.property, in: request.first.node),
            severalValued.contains(place), terms.instantiated.hasPrefix("@"),
            let creator = nearMisses.creator(of: request.wanted.type),
            places.canMake(creator, in: request.first.node, after: request.first.path)
        else { return nil }
        return Advice(
            notes: [
                Diagnostic.Note(
                    "the types above would need a value of this name for each specialization of the type")
            ],
            help: "write '\(terms.instantiated)', so that each one makes its own",
            fixIts: replacingAnnotation(of: request.first, by: terms.instantiated))
    }

    /// - Parameter consumers: The properties that receive the value, the one nearest to a root first.
    mutating func advice(for key: KeyID, of consumers: [GraphAnalysis.Consumer]) -> Advice {
        let request = Request(
            key: key, wanted: graph.key(key), title: graph.title(of: key), consumers: consumers)
        let wanted = graph.types[graph.type(of: key)]
        let component = components.advice(
            for: request.wanted.type, of: request.property(graph), in: request.first.node,
            madeBy: "a type above")
        return unseen.advice(for: wanted, namedBy: request.first.node) ?? otherRoot(request)
            ?? near(request) ?? component
            ?? elsewhere(request)
            ?? ofSpecializations(request) ?? erased(request) ?? created(request) ?? ofNothing(request)
    }

    mutating func ofNothing(_ request: Request) -> Advice {
        let advice = unannotated(request) ?? respelling(request) ?? forwarded(request)
        if advice == nil, let unplaceable = unplaceable(request) { return unplaceable }
        return orAbsent(advice ?? unmade(request), request)
    }

    /// Nothing makes the value. If it is an optional, its absence may be meant.
    private func orAbsent(_ advice: Advice, _ request: Request) -> Advice {
        let terms = graph.terms(of: request.first.node)
        guard request.wanted.type.isOptional, terms.received.hasPrefix("@"),
            case .received(ifAvailable: false)? = graph.dependency(
                request.first.property, of: request.first.node)?.source
        else { return advice }
        var advice = advice
        let text = terms.received + terms.ifAvailableArguments
        advice.help =
            "write '\(text)', which gives 'nil' where the value is not provided; otherwise, \(advice.help)"
        let remedy = Remedy(
            arguments: terms.ifAvailableArguments, message: "write '\(text)'", isCertain: false)
        advice.fixIts += fixIts(remedy, request.first, terms)
        return advice
    }

    /// The root, or a type below it, needs values that the tree of a type that makes the root has.
    private mutating func otherRoot(_ request: Request) -> Advice? {
        let root = request.first.path.first?.from ?? request.first.node
        guard graph.roots.contains(root),
            analysis.hasForwarded(root)
                || analysis.scopes.needs(of: root).contains(where: { !$0.isIfAvailable })
        else { return nil }
        let likely = likelyRoots[root] ?? places.likelyRoot(above: root)
        likelyRoots[root] = likely
        return likely.map { owner in
            let name = graph.nodes[owner].type
            return Advice(
                help: "remove '\(graph.terms(of: root).root): true' "
                    + (request.first.path.isEmpty ? "here" : "from \(graph.nodes[root].type)")
                    + ", and write it on \(name): \(graph.nodes[root].type) is in the tree of \(name)",
                cause: .wrongRoot("\(graph.nodes[root].type)"))
        }
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

    /// A type above the consumers could make the value.
    func created(_ request: Request) -> Advice? {
        guard let creator = nearMisses.creator(of: request.wanted.type) else { return nil }
        let terms = graph.terms(of: request.first.node)
        let type = graph.type(of: request.key)
        guard let place = places.lowest(above: request.consumers.map(\.path), making: creator, as: type)
        else {
            if request.first.path.isEmpty, places.canMake(creator, in: request.first.node, after: []) {
                return Advice(
                    help: "declare it as \(terms.instantiated)",
                    fixIts: replacingAnnotation(of: request.first, by: terms.instantiated))
            }
            return nil
        }
        // It can't have two properties of one name.
        if graph.nodes[place].properties.contains(where: { $0.label == request.wanted.qualifier }) {
            return nil
        }
        let (owner, location) = (graph.nodes[place].type, graph.declaration(of: place)?.location)
        let missing = graph.modules(declaringPartOf: type, unseenFrom: place).map {
            ", import \($0) there"
        }
        return Advice(
            notes: [Diagnostic.Note("\(owner) is declared here", at: location)],
            help: "declare \(terms.instantiated.declaration(of: request.title)) in \(owner)"
                + missing.joined()
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
            nearMisses.creator(of: request.wanted.type) == nil, !isOfLibrary(request),
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

    /// True if the type is written with a module that isn't the program's. A type of its name in the program is another one.
    private func isOfLibrary(_ request: Request) -> Bool {
        guard case .member(.named(let module, []), _, _) = request.wanted.type.bare else { return false }
        return graph.file(of: request.first.node).imports.contains { $0.module == module }
            && !analysis.survey.modules.contains(module)
    }

    private static func names(in graph: BindingGraph) -> NameIndex<NodeID> {
        var names = NameIndex<NodeID>()
        for node in graph.declarations.indices {
            if let name = graph.nodes[node].type.bare.lastName { names.add(node, named: name) }
        }
        return names
    }

    func creation(of request: Request, _ terms: Terms) -> String {
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
        if graph.kind(of: taker)?.declaresType == false {
            return Advice(
                notes: [note],
                help:
                    "a function of an extension is forwarded nothing: declare a type with "
                    + "\(terms.forwarded.declaration(of: request.title)) that makes \(type), and let \(owner) make that type "
                    + "instead; or let a type above hold the value, and receive that type")
        }
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
}

extension String {
    /// The declaration of a property with this annotation. A front end may declare its values otherwise.
    func declaration(of title: String) -> String {
        hasPrefix("@") ? "'\(self) let \(title)'" : "'\(title)' as \(self)"
    }
}
