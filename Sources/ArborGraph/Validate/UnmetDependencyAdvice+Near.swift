import ArborModel

extension UnmetDependencyAdvice {
    /// A value that is provided on the path and is nearly the wanted one.
    private struct Near {
        let miss: NearMisses.Miss
        let request: Request
        /// The provided property: `label: Type`.
        let title: String
        /// Where it is provided.
        let note: Diagnostic.Note
        /// What has to change beside the wanted property if it is declared otherwise.
        let change: Redeclaration
        let terms: Terms
    }

    /// A type on the path provides a value with a similar label or type.
    mutating func near(_ request: Request) -> Advice? {
        guard let miss = nearMisses.best(for: request.key, of: request.first) else { return nil }
        let wanted = graph.types[graph.type(of: request.key)]
        if let advice = unseen.advice(for: wanted, providedBy: miss) { return advice }
        let title = miss.property.title
        let near = Near(
            miss: miss, request: request, title: title,
            note: Diagnostic.Note(
                "\(graph.nodes[miss.node].type) provides '\(title)'",
                at: graph.location(of: miss.property, in: miss.node)),
            change: Redeclaration(of: request.property(graph), in: request.first.node, analysis),
            terms: graph.terms(of: request.first.node))
        if let help = ambiguity(of: miss, request) ?? ambiguity(of: request, beside: miss) {
            return advice(near, help)
        }
        if graph.moduleAbove(request.first.node, declaringPartOf: graph.type(of: miss.property.key)) != nil {
            if let help = redeclarationForWanted(near) { return advice(near, help) }
            // The provider can't have two properties of one name.
            let isMade = miss.kind == .hasOtherType && nearMisses.creator(of: request.wanted.type) != nil
            return isMade ? advice(near, redeclaring(near)) : nil
        }
        switch miss.kind {
        case .isPlain: return plain(near)
        case .isOptional, .hasOtherType: return ofOtherType(near)
        case .hasOtherLabel where !miss.isNearlyNamed: return ofUnlikeLabel(near)
        case .hasOtherLabel, .isMisspelt: return ofOtherLabel(near)
        case .hasSameName: return advice(near, receiving(near))
        }
    }

    private func advice(
        _ near: Near, _ help: String, notes: [Diagnostic.Note] = [], _ fixIts: [Diagnostic.FixIt] = []
    ) -> Advice {
        Advice(notes: [near.note] + notes, help: help, fixIts: fixIts, dependsOnPath: false)
    }

    private func receiving(_ near: Near) -> String {
        "receive it as '\(near.title)'\(near.change.alsoInInitializer)"
    }

    /// The value is provided as it is, where an optional is wanted.
    private func plain(_ near: Near) -> Advice {
        let terms = near.terms
        let text = terms.received + terms.ifAvailableArguments
        let other = near.change.isWeak ? "" : "; or \(receiving(near))"
        let remedy = Remedy(
            arguments: terms.ifAvailableArguments, message: "write '\(text)'", isCertain: true)
        return advice(
            near, "write '\(text)', which gives 'nil' where the value is not provided\(other)",
            fixIts(remedy, near.request.first, terms))
    }

    private mutating func ofOtherType(_ near: Near) -> Advice {
        let (miss, request) = (near.miss, near.request)
        let aliases = TypeAliases(of: request.wanted.type, in: analysis) {
            $0.normal == miss.property.type.normal
        }
        let isAliased = aliases.target?.normal == miss.property.type.normal
        let isKnownHere = graph.means(miss.property.type, in: request.first.node)
        if isAliased, !graph.isAlias(request.first.property, of: request.first.node) {
            return advice(
                near,
                "write '\(near.title)'\(near.change.alsoInInitializer); Arbor compares types by their names and doesn't "
                    + "replace type aliases", notes: aliases.notes,
                isKnownHere ? near.change.retyping(as: miss.property.type, isCertain: true) : [])
        }
        if !isKnownHere {
            return advice(
                near,
                "there, '\(miss.property.type)' means '\(request.wanted.type)', which hides the provided type: "
                    + "rename one of the two types")
        }
        if let advice = otherSpecialization(near) { return advice }
        let undeclared = UndeclaredName(
            in: miss.property.type, beside: request.wanted.type, of: miss.node, analysis
        ) { nearMisses.creator(of: $0) != nil }
        if let undeclared {
            return advice(near, redeclaring(near) + ": no source declares '\(undeclared.name)'")
        }
        // Where others ask for the same, the provided value has the wrong type.
        if request.consumers.count == 1 || isAliased || miss.kind == .isOptional,
            let alias = aliasHelp(miss, request)
        {
            return advice(near, alias.help, notes: isAliased ? aliases.notes : [], alias.fixIts)
        }
        if isDeferredInstead(near) {
            return advice(
                near, receiving(near), near.change.retyping(as: miss.property.type, isCertain: false))
        }
        if let redeclaration = redeclarationForWanted(near) {
            return advice(near, redeclaration + "; or " + receiving(near))
        }
        if let module = graph.module(declaring: graph.type(of: miss.property.key)),
            !graph.sees(module, from: request.first.node)
        {
            return advice(near, redeclaring(near))
        }
        return advice(
            near, receiving(near),
            near.change.retyping(
                as: miss.property.type, isCertain: isMisspelt(request.wanted.type, miss)))
    }

    /// The provided value is of other generic arguments than this specialization of a type receives. The type can't name them.
    private func otherSpecialization(_ near: Near) -> Advice? {
        let (consumer, wanted) = (near.request.first.node, near.request.wanted.type)
        guard graph.isSpecialization(consumer), near.terms.instantiated.hasPrefix("@"),
            let generic = GenericName(of: wanted.bare),
            generic == GenericName(of: near.miss.property.type.bare),
            // Which types the wanted one needs isn't known, as nothing asks for it.
            let product = near.miss.property.product,
            places.canMake(product, in: consumer, after: near.request.first.path)
        else { return nil }
        return advice(
            near,
            "write '\(near.terms.instantiated)', so that each one makes its own; or let a type between "
                + "\(graph.nodes[near.miss.node].type) and \(graph.nodes[consumer].type) make '\(near.request.title)'"
        )
    }

    /// The provider's property with the wanted type.
    private func redeclaring(_ near: Near) -> String {
        let change = Redeclaration(of: near.miss.property, in: near.miss.node, analysis)
        return "declare it in \(graph.nodes[near.miss.node].type) as '\(near.request.title)'"
            + change.alsoInInitializer
    }

    /// The provider makes later what is wanted at once.
    private func isDeferredInstead(_ near: Near) -> Bool {
        graph.dialects.deferral(near.miss.property.type) != nil
            && graph.dialects.deferral(near.request.wanted.type) == nil
            && near.miss.property.product.map { provides($0, near.request.wanted.type) } == true
    }

    /// The provider's property as it has to be for the consumers, if nobody takes it as it is.
    private mutating func redeclarationForWanted(_ near: Near) -> String? {
        if isMadeForWanted(near) { return redeclaring(near) }
        let (miss, request) = (near.miss, near.request)
        guard miss.kind == .hasOtherType, !nearMisses.isTaken(miss.property.key) else { return nil }
        guard case .instantiated(let product, _) = miss.property.role else {
            return request.consumers.count > 1 ? redeclaring(near) : nil
        }
        let terms = graph.terms(of: miss.node)
        guard graph.dialects.deferral(miss.property.type) == nil, terms.instantiated.hasPrefix("@"),
            provides(product, request.wanted.type)
                // It conforms to a protocol with the arguments that it has now.
                || request.wanted.type.lastName != miss.property.type.lastName
                    && conforms(product, to: request.wanted.type)
        else { return nil }
        // One of several providers has to be named, and one that doesn't list the type.
        if nearMisses.isOnlyProvider(product, of: request.wanted.type) { return redeclaring(near) }
        let change = Redeclaration(of: miss.property, in: miss.node, analysis)
        let annotation = terms.naming(graph.nodes[product].type)
        return "declare it in \(graph.nodes[miss.node].type) as \(annotation.declaration(of: request.title))"
            + change.alsoInInitializer
    }

    private mutating func conforms(_ node: NodeID, to type: TypeExpression) -> Bool {
        type.bare.lastName.map { conforming[$0].contains(node) } ?? false
    }

    private func provides(_ node: NodeID, _ type: TypeExpression) -> Bool {
        graph.providedTypes(of: node).contains(type.bare.normal)
    }

    /// True if the provided value is an instance that has the wanted type too, and that nobody takes as it is provided.
    private func isMadeForWanted(_ near: Near) -> Bool {
        let (miss, wanted) = (near.miss, near.request.wanted.type)
        guard case .instantiated(let product, _) = miss.property.role,
            nearMisses.creator(of: wanted) == product, !nearMisses.isTaken(miss.property.key)
        else { return false }
        let name = graph.nodes[product].type.lastName
        return (wanted.bare.lastName == name || miss.property.type.lastName == name)
            && (!analysis.hasForwarded(product) || graph.dialects.deferral(wanted) != nil)
    }

    private func ofOtherLabel(_ near: Near) -> Advice {
        let (miss, request) = (near.miss, near.request)
        if let alias = aliasHelp(miss, request) { return advice(near, alias.help, alias.fixIts) }
        if request.consumers.count > 1,
            miss.kind == .isMisspelt || miss.isNearlyNamed || !nearMisses.isTaken(miss.property.key)
        {
            return advice(near, renaming(near))
        }
        if miss.kind == .isMisspelt { return advice(near, receiving(near)) }
        let label = miss.property.label
        if graph.kind(of: request.first.node)?.declaresType == false {
            return advice(near, "rename the parameter to '\(label)'")
        }
        let arguments = near.terms.alias(of: label, as: miss.property.type)
        let remedy = Remedy(
            arguments: arguments, message: "receive '\(label)' as '\(request.wanted.qualifier)'",
            isCertain: isMisspeltLabel(of: miss, request))
        return advice(
            near, waysToTake(near, arguments).joined(separator: "; or "),
            fixIts(remedy, request.first, near.terms))
    }

    /// The value has the type, and a label that isn't similar. It may be another value: then the wanted one has to be made.
    private mutating func ofUnlikeLabel(_ near: Near) -> Advice? {
        let (miss, request) = (near.miss, near.request)
        var advice = ofOtherLabel(near)
        let (wanted, provided) = (request.wanted.qualifier, miss.property.label)
        let common = zip(wanted.utf8, provided.utf8).prefix { $0 == $1 }.count
        if common >= min(5, wanted.utf8.count, provided.utf8.count)
            || graph.isAlias(request.first.property, of: request.first.node)
        {
            return advice
        }
        // Who receives both values means two.
        let isReceivedToo = graph.nodes[request.first.node].properties.contains {
            $0.key == miss.property.key
        }
        if isReceivedToo || request.wanted.type.isOfStandardLibrary && nearMisses.isTaken(miss.property.key) {
            return nil
        }
        let isStandard = request.wanted.type.isOfStandardLibrary
        guard let other = created(request) ?? (isStandard ? ofNothing(request) : nil) else { return advice }
        advice.notes += other.notes
        advice.help =
            "if '\(provided)' is meant, \(advice.help); "
            + (other.help.hasPrefix("if ") ? other.help : "otherwise, \(other.help)")
        return advice
    }

    /// - Parameter arguments: Those that let the wanted property take the provided value.
    private func waysToTake(_ near: Near, _ arguments: String) -> [String] {
        let (miss, request) = (near.miss, near.request)
        let ways = ["write '\(near.terms.received)\(arguments)'"]
        if nearMisses.takers(of: request.key).count > 1 && !nearMisses.isTaken(miss.property.key) {
            return [renaming(near)] + ways
        }
        let label = miss.property.label
        if graph.nodes[request.first.node].properties.contains(where: { $0.label == label }) { return ways }
        return ["rename the property to '\(label)'\(near.change.alsoInInitializer)"] + ways
    }

    /// The provider's property with the wanted label.
    private func renaming(_ near: Near) -> String {
        let change = Redeclaration(of: near.miss.property, in: near.miss.node, analysis)
        return "rename '\(near.miss.property.label)' of \(graph.nodes[near.miss.node].type) to "
            + "'\(near.request.wanted.qualifier)'" + change.alsoInInitializer
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
}
