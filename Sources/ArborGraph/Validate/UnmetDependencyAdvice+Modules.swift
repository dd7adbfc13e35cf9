import ArborModel

// A name that several modules declare, and that its file doesn't tell apart.
extension UnmetDependencyAdvice {
    /// What to write if a name in the type of a provided property may be of several modules, which its file imports.
    func ambiguity(of miss: NearMisses.Miss, _ request: Request) -> String? {
        guard let (name, modules) = graph.unsettledName(in: miss.property.type) else { return nil }
        let types = modules.map { miss.property.type.writing($0, before: name) }
        let wanted = types.filter { $0.normal == request.wanted.type.normal }
        let choices = (wanted.isEmpty ? types : wanted).map { "'\(miss.property.label): \($0)'" }
        return
            "'\(name)' is ambiguous there, because \(modules.joined(separator: " and ")) declare it: write "
            + choices.joined(separator: " or ") + " in \(graph.nodes[miss.node].type)"
            + Redeclaration(of: miss.property, in: miss.node, analysis).alsoInInitializer
    }

    /// What to write if only the module of a name tells the wanted type from the provided one.
    func ambiguity(of request: Request, beside miss: NearMisses.Miss) -> String? {
        let (consumer, wanted) = (request.first.node, request.wanted.type)
        guard let (name, module) = moduleOfName(in: wanted, beside: miss.property.type) else { return nil }
        guard graph.sees(module, from: consumer) else {
            return
                "add 'import \(module)' to the file of \(graph.nodes[consumer].type), so that '\(name)' means "
                + "'\(module).\(name)'"
        }
        let declaring = graph.shown.declaringModules[name]?.sorted() ?? []
        let reason = declaring.isEmpty ? "" : ", because \(declaring.joined(separator: " and ")) declare it"
        let change = Redeclaration(of: request.property(graph), in: consumer, analysis)
        return "'\(name)' is ambiguous here\(reason): write "
            + "'\(request.property(graph).label): \(wanted.writing(module, before: name))'"
            + change.alsoInInitializer
    }

    /// The name in a type and the module that has to be written before it to make it another type.
    private func moduleOfName(in type: TypeExpression, beside other: TypeExpression) -> (
        name: String, module: String
    )? {
        var names: [String] = []
        type.forEachName { names.append($0) }
        for name in names {
            for module in analysis.survey.modules.sorted()
            where type.writing(module, before: name).normal == other.normal {
                return (name, module)
            }
        }
        return nil
    }
}

extension BindingGraph {
    /// The first name in a type that is written without the module that it is of, and the modules that declare it.
    fileprivate func unsettledName(in type: TypeExpression) -> (name: String, modules: [String])? {
        var found: (name: String, modules: [String])?
        type.forEachName { name in
            guard found == nil, let modules = shown.declaringModules[name] else { return }
            found = (name, modules.sorted())
        }
        return found
    }
}

extension TypeExpression {
    /// The type with a module before each use of a name.
    fileprivate func writing(_ module: String, before name: String) -> TypeExpression {
        mapNames { part in
            guard case .named(name, let arguments) = part else { return nil }
            return .member(
                .named(module, []), name, arguments.map { $0.writing(module, before: name) })
        }
    }
}
