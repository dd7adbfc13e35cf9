import ArborModel

extension UnmetDependencyAdvice {
    /// A provider makes the type, but no type above the consumers can make it.
    func unplaceable(_ request: Request) -> Advice? {
        guard let creator = nearMisses.creator(of: request.wanted.type) else { return nil }
        let terms = graph.terms(of: request.first.node)
        let isDeferred = graph.dialects.deferral(request.property(graph).type) != nil
        if isDeferred, terms.instantiated.hasPrefix("@") { return deferring(request, creator, terms) }
        let obstacle = places.obstacle(to: creator, above: request.consumers)
        if case .need(let need) = obstacle, let own = own(request, creator, need, terms) { return own }
        return Advice(help: help(on: obstacle, request, creator))
    }

    /// No type above has what the value needs, but its only consumer has.
    private func own(_ request: Request, _ creator: NodeID, _ need: Need, _ terms: Terms) -> Advice? {
        let (node, path) = (request.first.node, request.first.path)
        guard request.consumers.count == 1, terms.instantiated.hasPrefix("@"),
            places.canMake(creator, in: node, after: path)
        else { return nil }
        let (made, consumer) = (graph.nodes[creator].type, graph.nodes[node].type)
        return Advice(
            help:
                "write '\(terms.instantiated)': \(consumer) has '\(graph.title(of: need.key))', which \(made) needs",
            fixIts: replacingAnnotation(of: request.first, by: terms.instantiated))
    }

    /// The consumer can make the value itself, unless it is made in the tree of what it would make.
    private func deferring(_ request: Request, _ creator: NodeID, _ terms: Terms) -> Advice {
        let type = request.property(graph).type
        let deferral = graph.dialects.deferral(type)
        let annotation =
            deferral?.given == nil
            ? terms.instantiated : terms.naming(graph.nodes[creator].type)
        let steps = request.first.path.drop { $0.from != creator }
        let isCycle =
            places.isMade(request.first.node, below: creator)
            && (steps.isEmpty || !steps.allSatisfy(graph.isLazy))
        guard isCycle else {
            return Advice(
                help: "write '\(annotation)': the type that uses an \(terms.deferred) makes it",
                fixIts: deferral?.given == nil ? replacingAnnotation(of: request.first, by: annotation) : [])
        }
        let eager = steps.first { !graph.isLazy($0) }
        let maker = graph.nodes[eager?.from ?? creator].type
        let made = graph.nodes[eager.flatMap { graph.target(of: $0) } ?? request.first.node].type
        return Advice(
            help:
                "write '\(annotation)', and let \(maker) make \(made) by an \(terms.deferred) too: in a "
                + "cycle, each property must be one")
    }

    private func help(
        on obstacle: CreationPlaces.Obstacle, _ request: Request, _ creator: NodeID
    ) -> String {
        let terms = graph.terms(of: request.first.node)
        let (made, consumer) = (graph.nodes[creator].type, graph.nodes[request.first.node].type)
        switch obstacle {
        case .forwarded where request.first.path.contains { $0.from == creator }:
            return help(on: .makesConsumer, request, creator)
        case .forwarded:
            let property = request.property(graph)
            let deferral = graph.storedDeferral(in: request.first.node)
            let title = "\(property.label): \(deferral)<\(made)>"
            let also = Redeclaration(of: property, in: request.first.node, analysis).alsoInInitializer
            return passing(request, creator)
                + "\(made) has forwarded properties, so only an \(terms.deferred) makes it: write "
                + "\(terms.instantiated.declaration(of: title))\(also), and pass their values to 'instantiate'"
        case .makesConsumer:
            let isReady = request.first.path.last.map { $0.from == creator && graph.isLazy($0) } ?? false
            let reason =
                isReady
                ? "\(made) makes \(consumer), and no type can receive its maker"
                : "\(made) makes \(consumer), so it isn't ready when \(consumer) is made"
            return
                "\(reason): let \(made) instantiate another type with what \(consumer) needs of it, and receive that "
                + "type instead" + forwarding(request, by: creator)
        case .need(let need):
            return
                "\(made) needs '\(graph.title(of: need.key))', which no type above \(consumer) provides: declare it in "
                + "one of them, and then \(terms.instantiated.declaration(of: request.title))"
        case .apart:
            return "no type is above all types that receive it: declare "
                + "\(terms.instantiated.declaration(of: request.title)) above each of them"
        }
    }

    /// How callers may pass the value, if an Instantiator makes the consumer; empty if none does.
    private func passing(_ request: Request, _ creator: NodeID) -> String {
        guard let step = request.first.path.last, graph.isLazy(step) else { return "" }
        let (owner, terms) = (graph.nodes[step.from], graph.terms(of: request.first.node))
        return
            "if callers have the value, declare it as \(terms.forwarded), and pass it where \(owner.type) calls "
            + "'\(owner.properties[step.edge].label).instantiate'; otherwise, "
    }

    /// How the maker of the consumer may pass itself; empty if other types are between the two.
    private func forwarding(_ request: Request, by creator: NodeID) -> String {
        guard let step = request.first.path.last, step.from == creator else { return "" }
        if graph.isLazy(step) {
            return "; or " + graph.helpToPassMaker(to: request.first.node, by: step, as: "it")
        }
        let terms = graph.terms(of: request.first.node)
        let (maker, consumer) = (graph.nodes[creator].type, graph.nodes[request.first.node].type)
        return
            "; or declare it as \(terms.forwarded), and let \(maker) make \(consumer) by an \(terms.deferred)"
    }

    /// The value makes types later that no provider lists under this type.
    mutating func erased(_ request: Request) -> Advice? {
        let terms = graph.terms(of: request.first.node)
        let erased = ErasedProducts(analysis: analysis, conforming: conforming).annotations(
            making: request.property(graph).type, for: request.property(graph).label, in: request.first.node)
        if erased.isEmpty { return nil }
        return Advice(
            help: "write \(erased.quotedAlternatives): the type that uses an \(terms.deferred) makes it",
            fixIts: erased.count > 1
                ? []
                : replacingAnnotation(of: request.first, by: erased[0]).map { fixIt in
                    var fixIt = fixIt
                    fixIt.isCertain = nearMisses.creator(of: request.wanted.type) != nil
                    return fixIt
                })
    }

    /// No provider makes the type.
    mutating func unmade(_ request: Request) -> Advice {
        let terms = graph.terms(of: request.first.node)
        let type = graph.shown(graph.spellings[request.key]).bare
        let unmade = Diagnostic.Note("no \(terms.provider) type makes '\(type)'")
        if type.isBuilt {
            return Advice(
                help:
                    "declare a type that builds '\(type)', annotate it with \(terms.provider), and receive that type "
                    + "instead")
        }
        if let advice = alias(request, terms) ?? implementation(of: request, terms) { return advice }
        if case .named(let name, _) = type, UndeclaredTypeAdvice.standardTypes.contains(name) {
            return Advice(
                notes: [unmade],
                help: (graph.kind(of: request.first.node)?.declaresType == false
                    ? ""
                    : "if callers choose the value, write '\(terms.forwarded)', and let "
                        + "\(graph.nodes[request.first.node].type) be made by an \(terms.deferred); otherwise, ")
                    + "let a type above hold the value, and receive that type instead")
        }
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

    /// The type is a type alias, which a provider can't make under its name.
    private func alias(_ request: Request, _ terms: Terms) -> Advice? {
        let aliases = TypeAliases(of: request.wanted.type, in: analysis) { nearMisses.creator(of: $0) != nil }
        guard let target = aliases.target else { return nil }
        let making =
            target.isBuilt || target.bare.arguments.isEmpty == false
            ? "declare a type that builds '\(target)', annotate it with \(terms.provider), and receive that type instead"
            : "annotate '\(target.bare)', or an extension of it, with \(terms.provider), and write '\(target)' instead"
        return Advice(notes: aliases.notes, help: making)
    }

    /// The type is a protocol. The types that conform to it may lack their annotations.
    private mutating func implementation(of request: Request, _ terms: Terms) -> Advice? {
        guard let name = request.wanted.type.bare.lastName,
            let found = analysis.survey.declared[name]?.first, found.keyword == "protocol"
        else { return nil }
        if let node = conforming[name].first, conforming[name].count == 1,
            let open = OpenSpecialization(of: node, conformingTo: name, in: graph),
            let parent = request.first.path.last?.from
        {
            return Advice(
                notes: [open.note],
                help:
                    "declare \(open.annotation.declaration(of: request.title)) in \(graph.nodes[parent].type), "
                    + "\(open.condition), and let its initializer take it")
        }
        if let node = conforming[name].first {
            return Advice(
                notes: [
                    Diagnostic.Note(
                        "\(graph.nodes[node].type) conforms to '\(found.name)', but doesn't list it in "
                            + "'\(terms.additionalTypes)'", at: graph.declaration(of: node)?.location)
                ],
                help:
                    "add '\(found.name).self' to the '\(terms.additionalTypes)' of \(graph.nodes[node].type)"
                    + creation(of: request, terms))
        }
        let unannotated = analysis.survey.unannotated(implementing: found) {
            nearMisses.creator(of: $0) != nil
        }
        let annotation = "\(terms.provider)(\(terms.additionalTypes): [\(found.name).self])"
        let place =
            unannotated.isEmpty
            ? "a type that implements it"
            : unannotated.count == 1 ? unannotated[0].name : "the one that is meant"
        return Advice(
            notes: [Diagnostic.Note("'\(found.name)' is a protocol", at: found.location)]
                + unannotated.prefix(3).map { $0.note(implementing: found.name) },
            help: "write '\(annotation)' on \(place)" + creation(of: request, terms))
    }
}

extension TypeExpression {
    /// True for an array, a dictionary, a tuple or a function, which no type makes by itself.
    var isBuilt: Bool { bare.lastName.map { ["Array", "Set", "Dictionary"].contains($0) } ?? true }
}
