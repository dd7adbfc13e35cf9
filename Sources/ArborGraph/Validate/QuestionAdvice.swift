import ArborModel

/// Answers what single declarations can't know about their own faults: which annotation a property lacks, which type it
/// makes, and what the types above it provide.
struct QuestionAdvice {
    private let analysis: GraphAnalysis
    private let graph: BindingGraph
    /// The types that a provider makes or stands for.
    private let provided: Set<TypeExpression>
    /// The generic types that have a provider, which makes any specialization.
    private let generics: Set<GenericName>
    private let erased: ErasedProducts
    private var conforming: ConformingProviders { erased.conforming }

    init(_ analysis: GraphAnalysis) {
        self.analysis = analysis
        graph = analysis.graph
        provided = Set(
            analysis.graph.declarations.indices.flatMap { node in
                analysis.graph.declaration(of: node).map { provider in
                    ([provider.type] + provider.additionalTypes.map(\.type)).map(\.normal)
                } ?? []
            })
        generics = GenericName.declared(in: graph)
        erased = ErasedProducts(analysis: analysis, conforming: ConformingProviders(graph))
    }

    /// What to write, in place of what the declaration alone suggests.
    struct Answer {
        var help: String
        /// True if a fix-it would do something else.
        var replacesFixIt: Bool
    }

    /// Returns the answer to each question that has one, by the location of the fault.
    var answers: [SourceLocation: Answer] {
        var answers: [SourceLocation: Answer] = [:]
        for node in graph.declarations.indices {
            guard let gaps = graph.particulars(of: node)?.gaps, let provider = graph.declaration(of: node)
            else {
                continue
            }
            for question in gaps.questions {
                let location = SourceLocation(path: provider.location.path, range: question.range)
                answers[location] = help(for: question, of: node).map {
                    Answer(help: $0, replacesFixIt: question.kind.isMissingProperty)
                }
            }
        }
        return answers
    }

    private func help(for question: ProviderDeclaration.Question, of node: NodeID) -> String? {
        switch question.kind {
        case .annotation(let foreign, let keepsNothing):
            annotation(of: question, insteadOf: foreign, keepsNothing: keepsNothing, in: node)
        case .typeOfAlias(let name): aliasedType(of: name, for: question, in: node)
        case .product: product(of: question, in: node)
        case .implementations: implementations(of: question.type, insteadOf: node)
        case .parameter(let label, let type): declaration(of: question, or: (label, type), in: node)
        case .missingProperty(let superclass):
            superclass.isEmpty || analysis.survey.isProtocol(superclass) ? missing(question, in: node) : nil
        }
    }

    private func annotation(
        of property: ProviderDeclaration.Question, insteadOf foreign: String, keepsNothing: Bool,
        in node: NodeID
    ) -> String {
        let terms = graph.terms(of: node)
        let verb = foreign.isEmpty ? "annotate it with" : "replace '@\(foreign)' with"
        if let owner = owners(above: node).first(where: { provides($0, property.label, property.type) }) {
            return "\(verb) '\(terms.received)': \(graph.nodes[owner].type) provides it"
        }
        if case .optional(let value) = property.type,
            let owner = owners(above: node).first(where: { provides($0, property.label, value) })
        {
            return "\(verb) '\(terms.received)\(terms.ifAvailableArguments)': "
                + "\(graph.nodes[owner].type) provides '\(property.label): \(value)'"
        }
        if keepsNothing {
            return "\(verb) '\(terms.received)', and let a type above provide it: the property itself "
                + "doesn't keep an instance"
        }
        if isMade(property.type) {
            return "\(verb) '\(terms.instantiated)', so that \(graph.nodes[node].type) makes it"
        }
        let named = erased.annotations(making: property.type, for: property.label, in: node)
        if !named.isEmpty { return "\(verb) \(named.quotedAlternatives)" }
        if graph.roots.contains(node) {
            // Nobody gives a root anything.
            return "give it a default value in the initializer, or annotate a type that makes "
                + "'\(property.type)': no type is above a root, and no type makes it"
        }
        let owner = constantOwner(of: node)
        return (owner == nil ? "" : "give it a default value in the initializer; or ")
            + "annotate it with '\(terms.forwarded)', so that the caller of an \(terms.deferred) gives it"
            + (owner.map { ", and let \(graph.nodes[$0].type) have the \(terms.deferred)" } ?? "")
            + ": no type above provides it, and no type makes it"
    }

    /// True if a provider makes the type, or what an Instantiator of this type makes.
    private func isMade(_ type: TypeExpression) -> Bool {
        let made = graph.dialects.deferral(type)?.product(of: type) ?? type.bare
        return provided.contains(made.normal) || GenericName(of: made).map(generics.contains) == true
    }

    /// The type that makes a node as a constant, and so can't give it a value; `nil` if none does.
    private func constantOwner(of node: NodeID) -> NodeID? {
        analysis.steps(to: node).last.flatMap { graph.isLazy($0) ? nil : $0.from }
    }

    /// The types on a path from a root, the nearest first.
    private func owners(above node: NodeID) -> [NodeID] { analysis.steps(to: node).reversed().map(\.from) }

    private func provides(_ owner: NodeID, _ label: String, _ type: TypeExpression) -> Bool {
        graph.nodes[owner].properties.contains {
            $0.label == label && $0.type.normal == type.normal && $0.role.takenNeed == nil
        }
    }

    private func aliasedType(
        of name: String, for alias: ProviderDeclaration.Question, in node: NodeID
    ) -> String? {
        for owner in owners(above: node) {
            for property in graph.nodes[owner].properties
            where property.label == name && property.role.takenNeed == nil {
                let terms = graph.terms(of: node)
                let isSame = alias.label == name && alias.type.normal == property.type.normal
                return "write '\(terms.received)\(isSame ? "" : terms.alias(of: name, as: property.type))': "
                    + "\(graph.nodes[owner].type) provides '\(property.title)'"
            }
        }
        return nil
    }

    /// Names the types that conform, and that need just the values that the property's type states.
    private func product(of property: ProviderDeclaration.Question, in node: NodeID) -> String? {
        let annotations = erased.annotations(making: property.type, for: property.label, in: node)
        return annotations.isEmpty ? nil : "write \(annotations.quotedAlternatives)"
    }

    private func implementations(of type: TypeExpression, insteadOf node: NodeID) -> String? {
        let terms = graph.terms(of: node)
        let nodes = conforming[type.lastName ?? ""].filter { $0 != node }
        if nodes.isEmpty { return nil }
        let listing = nodes.first { node in
            graph.declaration(of: node)?.additionalTypes.contains { $0.type.bare.normal == type.normal }
                == true
        }
        if let listing {
            return "remove '\(terms.provider)' here: \(graph.nodes[listing].type) provides '\(type)'"
        }
        let names = nodes.prefix(3).map { "\(graph.nodes[$0].type)" }.joined(separator: " or ")
        return
            "remove '\(terms.provider)' here; if \(names) is meant where '\(type)' is asked for, add '\(type).self' to its "
            + "'\(terms.additionalTypes)'"
    }

    /// Chooses between the property and the parameter, if only one of them can be received.
    private func declaration(
        of property: ProviderDeclaration.Question, or parameter: (label: String, type: TypeExpression),
        in node: NodeID
    ) -> String? {
        let owners = owners(above: node)
        let (own, other) = (
            owners.first { provides($0, property.label, property.type) },
            owners.first { provides($0, parameter.label, parameter.type) }
        )
        if let help = isolatedDeclaration(of: property, or: parameter.type, in: node) { return help }
        if own == nil, other == nil, property.label == parameter.label {
            return declaration(ofMade: property, or: parameter.type)
        }
        let isRenamed = property.label != parameter.label
        switch (own, other) {
        case (let owner?, nil):
            return
                (isRenamed
                ? "rename the parameter to '\(property.label)'"
                : "declare the parameter as '\(property.label): \(property.type.parameterDescription)'")
                + ", which \(graph.nodes[owner].type) provides"
        case (nil, let owner?):
            return
                (isRenamed
                ? "rename the property to '\(parameter.label)'"
                : "declare the property as '\(parameter.label): \(parameter.type.ofResult)'")
                + ", which \(graph.nodes[owner].type) provides"
        default: return nil
        }
    }
}

extension QuestionAdvice {
    /// Only code of an actor can make the value, so the property can't have a type that is used elsewhere too.
    private func isolatedDeclaration(
        of property: ProviderDeclaration.Question, or parameter: TypeExpression, in node: NodeID
    ) -> String? {
        guard let deferral = graph.dialects.deferral(property.type), deferral.isSendable,
            parameter.lastName == graph.isolatedCounterpart(of: property.type, in: node),
            let product = maker(of: deferral.product(of: property.type)),
            let types = IsolatedTypes(in: analysis), !types.actors(of: product).isEmpty
        else { return nil }
        return "declare the property as '\(property.label): \(parameter.ofResult)'"
    }

    private func maker(of type: TypeExpression) -> NodeID? {
        graph.declarations.indices.first { graph.providedTypes(of: $0).contains(type.normal) }
    }

    /// Chooses between the types of a property and its parameter, if types make only one of them.
    private func declaration(ofMade property: ProviderDeclaration.Question, or parameter: TypeExpression)
        -> String?
    {
        switch (isMade(property.type), isMade(parameter)) {
        case (true, false):
            return
                "declare the parameter as '\(property.label): \(property.type.parameterDescription)'; no type makes '\(parameter)'"
        case (false, true):
            return
                "declare the property as '\(property.label): \(parameter.ofResult)'; no type makes '\(property.type)'"
        default: return nil
        }
    }
}

// A parameter of the initializer, whose property was deleted, or never declared.
extension QuestionAdvice {
    /// Returns the declaration of the property, if a type above provides its value or a type can be made for it.
    private func missing(_ property: ProviderDeclaration.Question, in node: NodeID) -> String? {
        let (terms, title) = (graph.terms(of: node), "\(property.label): \(property.type)")
        let removal = "remove '\(property.label)' from the initializer"
        if let owner = owners(above: node).first(where: { provides($0, property.label, property.type) }) {
            return
                "declare \(terms.received.declaration(of: title)), which \(graph.nodes[owner].type) provides, or "
                + removal
        }
        guard isMade(property.type) else { return nil }
        let declaration = "declare \(terms.instantiated.declaration(of: title))"
        return receiver(of: property, below: node).map {
            "\(declaration), which \(graph.nodes[$0].type) receives"
        }
            ?? "\(declaration), or \(removal)"
    }

    /// The first type in a type's tree that receives the value from above.
    private func receiver(of value: ProviderDeclaration.Question, below node: NodeID) -> NodeID? {
        BreadthFirstSearch(from: [node]) { graph.madeEdges(of: $0) }.order.first { below in
            below != node
                && graph.nodes[below].properties.contains {
                    $0.label == value.label && $0.type.normal == value.type.normal && $0.role.takenNeed != nil
                }
        }
    }
}

extension Validation {
    /// Returns faults of single declarations with the help that the graph gives.
    ///
    /// - Parameter faults: The faults that were found before there was a graph.
    public func advising(_ faults: [Diagnostic]) -> [Diagnostic] {
        guard faults.contains(where: { Self.answered.contains($0.id) }) else { return faults }
        let answers = QuestionAdvice(analysis).answers
        return faults.map { fault in
            var fault = fault
            if Self.answered.contains(fault.id), let answer = fault.location.flatMap({ answers[$0] }) {
                fault.help = answer.help
                if answer.replacesFixIt { fault.fixIts = [] }
            }
            return fault
        }
    }

    private static let answered: Set<DiagnosticID> = [
        .noInitializer, .invalidArgument, .invalidDependency, .unsupportedDeclaration, .noInstantiate,
    ]
}
