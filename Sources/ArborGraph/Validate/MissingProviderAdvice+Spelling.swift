import ArborModel

extension MissingProviderAdvice {
    /// A type that can be made has nearly this name.
    mutating func spelling(of type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice? {
        guard let name = type.bare.lastName else { return nil }
        let declared = analysis.survey.declared[name] ?? []
        // A type that exists isn't misspelt.
        if !declared.isEmpty || !type.bare.arguments.isEmpty && StandardLibrary.declares(name) { return nil }
        let near = names.values(near: name).map(\.value).reduce(into: [Candidate]()) { found, candidate in
            // The branches of an '#if' may declare the same type.
            if !found.contains(where: { $0.type.normal == candidate.type.normal }) { found.append(candidate) }
        }.prefix(3)
        guard let first = near.first else { return nil }
        let notes = near.map {
            Diagnostic.Note("'\($0.type)' is declared here", at: graph.declaration(of: $0.node)?.location)
        }
        if let help = imports(of: Array(near), named: type, in: request.node) {
            return Advice(notes: notes, help: help)
        }
        let dependency = graph.dependency(request.property, of: request.node)
        var fixIts: [Diagnostic.FixIt] = []
        if near.count == 1, case .instantiated(let instantiation)? = dependency?.source,
            let by = instantiation.product
        {
            // A product that is named in a string is named only there, so the fix-it replaces the string.
            let text = graph.terms(of: request.node).productText("\(first.type)")
            fixIts = [
                .init(
                    "write '\(first.type)'", edits: [.init(range: by.range, replacement: text)],
                    isCertain: isSurelyMisspelt(name, as: first, request))
            ]
        }
        let isNamed = self.names(request)
        let property = graph.nodes[request.node].properties[request.property]
        let change = Redeclaration(of: property, in: request.node, analysis)
        let also = isNamed ? "" : change.alsoInInitializer
        if near.contains(where: { hasOpenParameters($0) }) {
            let spellings = near.map { spelling(of: $0, given: type.bare.arguments) }
            return Advice(notes: notes, help: "write " + spellings.joined(separator: " or ") + also)
        }
        let choices = near.map { isNamed ? $0.type : respelled(property.type, name, as: $0) }
        if near.count == 1, !isNamed {
            fixIts = change.retyping(as: choices[0], isCertain: isSurelyMisspelt(name, as: first, request))
        }
        return Advice(
            notes: notes,
            help: "write " + choices.map { "'\($0)'" }.joined(separator: " or ") + also, fixIts: fixIts)
    }

    /// An extension makes the type with other generic arguments, of which no source declares one.
    mutating func misspeltArgument(of type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice?
    {
        guard let generic = GenericName(of: type.bare), !graph.isSpecialization(request.node) else {
            return nil
        }
        for candidate in names.values(near: type.lastName ?? "").map(\.value)
        where GenericName(of: candidate.type) == generic && !hasOpenParameters(candidate) {
            let location = graph.declaration(of: candidate.node)?.location
            if let name = undeclaredName(in: candidate.type, beside: type.bare, of: candidate.node) {
                return Advice(
                    notes: [
                        Diagnostic.Note(
                            "this makes '\(candidate.type)', and no source declares '\(name)'", at: location)
                    ],
                    help: "write '\(type.bare)' there")
            }
            if let name = undeclaredName(in: type.bare, beside: candidate.type, of: request.node) {
                let property = graph.nodes[request.node].properties[request.property]
                let change = Redeclaration(of: property, in: request.node, analysis)
                return Advice(
                    notes: [
                        Diagnostic.Note(
                            "'\(candidate.type)' is made here, and no source declares '\(name)'", at: location
                        )
                    ],
                    help: "write '\(candidate.type)'" + (names(request) ? "" : change.alsoInInitializer))
            }
        }
        return nil
    }

    private func undeclaredName(
        in type: TypeExpression, beside other: TypeExpression, of node: NodeID
    ) -> String? {
        UndeclaredName(in: type, beside: other, of: node, analysis) { providers[$0] != nil }?.name
    }

    /// The program writes a module in front of the name that wasn't read. What others declare by that name isn't meant.
    func ofUnreadModule(_ type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice? {
        guard case .named(let name, let arguments) = type.bare,
            let module = UnreadModules(above: request.node, in: analysis)?.written(before: name, in: graph)
        else { return nil }
        let written = TypeExpression.member(.named(module.names[0], []), name, arguments)
        return Advice(
            notes: [
                Diagnostic.Note("none of the sources that Arbor read declares '\(written)'"), module.note,
            ], help: "\(module.remedy(declaring: written)); otherwise, remove '\(module.names[0]).'")
    }

    /// A type with another name in it. Where the value of a protocol is wanted and the other name is a type's, what the type
    /// fulfills is meant, or the type itself, which has no `any`.
    private func respelled(_ type: TypeExpression, _ name: String, as candidate: Candidate) -> TypeExpression
    {
        guard candidate.type.normal == graph.nodes[candidate.node].type.normal else {
            return type.replacing(name, by: candidate.type)
        }
        let listed = graph.declaration(of: candidate.node)?.additionalTypes.map(\.type.bare) ?? []
        return type.mapNames { part in
            guard case .prefixed("any", let value) = part, value.isNominal, value.lastName == name else {
                return nil
            }
            return listed.count == 1 ? .prefixed("any", listed[0]) : candidate.type
        }.replacing(name, by: candidate.type)
    }

    /// What to import if types of a plain name are made, each in a module that the file doesn't import. If one module declares the
    /// name, it has that meaning without the import, which the compiler asks for.
    private func imports(of candidates: [Candidate], named type: TypeExpression, in node: NodeID) -> String? {
        guard case .named(let name, []) = type.bare, candidates.count > 1 else { return nil }
        let modules = candidates.compactMap { candidate -> String? in
            let module = graph.moduleName(of: candidate.node)
            return candidate.type.bare.lastName == name && !module.isEmpty && !graph.sees(module, from: node)
                ? module : nil
        }
        guard modules.count == candidates.count else { return nil }
        let choices = modules.map { "'import \($0)'" }.joined(separator: " or ")
        return
            "add \(choices) to the file of \(graph.nodes[node].type), so that '\(name)' means one of these types"
    }

    /// True if a name is surely a misspelt one. A module that wasn't read may declare it.
    func isSurelyMisspelt(
        _ name: String, as candidate: Candidate, _ request: MissingProviderRule.Request
    ) -> Bool {
        candidate.type.bare.lastName.map { written in
            // Types of one name may differ in their arguments.
            isMisspelling(name, of: written) && (written != name || candidate.type.arguments.isEmpty)
        } == true
            && UnreadModules(above: request.node, in: analysis) == nil
    }
}
