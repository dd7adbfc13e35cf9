import ArborModel

extension MissingProviderAdvice {
    /// The type is a type alias of one that is made, or that lacks its annotation.
    func alias(_ type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice {
        let aliases = TypeAliases(of: type, in: analysis, isMade: isMade)
        let reason = "Arbor compares types by their names and doesn't replace type aliases"
        if !type.bare.arguments.isEmpty {
            return Advice(
                notes: aliases.notes, help: "write the type that '\(type.bare)' stands for; \(reason)")
        }
        guard let target = aliases.target else {
            return Advice(
                notes: aliases.notes,
                help: "write a protocol that \(aliases.targets.joined(separator: " and ")) list in "
                    + "'\(graph.terms(of: request.node).additionalTypes)', each in its '#if' branch; \(reason)"
            )
        }
        let property = graph.nodes[request.node].properties[request.property]
        let change = Redeclaration(of: property, in: request.node, analysis)
        let isWhole = !names(request) && property.type == type
        let also = isWhole ? change.alsoInInitializer : ""
        guard isMade(target) else {
            let product = graph.dialects.deferral(target)?.product(of: target) ?? target
            return Advice(
                notes: aliases.notes,
                help: "write '\(target)'\(also), and annotate '\(product.bare)' with "
                    + "\(graph.dialects.first.terms.provider)")
        }
        let isCertain = graph.means(target, in: request.node)
        return Advice(
            notes: aliases.notes, help: "write '\(target)'\(also); \(reason)",
            fixIts: isWhole && isCertain ? change.retyping(as: target, isCertain: true) : [])
    }

    /// True if a type makes values of a type, or of the type whose making it defers.
    private func isMade(_ type: TypeExpression) -> Bool {
        let product = graph.dialects.deferral(type)?.product(of: type) ?? type
        var names = [product, product.bare]
        if case .member(.named(let module, _), let name, let arguments) = product.bare,
            graph.module(named: module) != nil
        {
            names.append(.named(name, arguments))
            names.append(.named(ModuleQualifiedName.make(module: module, name: name), arguments))
        }
        return names.contains {
            providers[$0.normal] != nil || GenericName(of: $0).map(generics.contains) == true
        }
    }
}
