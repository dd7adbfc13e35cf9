import ArborModel

extension MissingProviderAdvice {
    /// The extension of a generic type has a function whose result lacks the arguments.
    func unspecified(_ type: TypeExpression) -> Advice? {
        guard case .named(let name, let arguments) = type.bare, !arguments.isEmpty,
            let node = providers[TypeExpression.named(name, []).normal],
            let provider = graph.declaration(of: node), provider.kind == .extension,
            case .function(let function, _) = provider.construction
        else { return nil }
        return Advice(
            notes: [
                Diagnostic.Note(
                    "this '\(function)' returns '\(name)' without arguments", at: provider.location)
            ],
            help: "write '-> \(type.bare)' there")
    }

    /// A generic type of this name has another number of parameters.
    mutating func wrongArity(_ type: TypeExpression, _ request: MissingProviderRule.Request)
        -> Advice?
    {
        if let plain = notGeneric(type, request) { return plain }
        let like = names.values(near: type.lastName ?? "").map(\.value).filter {
            $0.type.lastName == type.lastName && !$0.type.arguments.isEmpty
        }
        // The declaration says more than a use with some arguments.
        guard let found = like.first(where: hasOpenParameters) ?? like.first,
            found.type.arguments.count != type.arguments.count
        else { return nil }
        let (count, written) = (found.type.arguments.count, type.arguments.count)
        let property = graph.nodes[request.node].properties[request.property]
        let name = found.type.lastName ?? ""
        let remedy =
            given(to: property, making: found).map { "write '\(TypeExpression.named(name, [$0]))'" }
            ?? ofProtocol(property, making: found).map { "write '\($0)'" }
            ?? (!hasOpenParameters(found)
                ? "name \(count == 1 ? "it" : "them"), as in '\(found.type)'"
                : graph.isSpecialization(request.node)
                    // What its own declaration says is not known.
                    ? "write \(count), as in '\(found.type)'"
                    : "write \(spelling(of: found, given: type.arguments))")
        return Advice(
            help:
                "'\(name)' takes \(count) generic argument\(count == 1 ? "" : "s"), but "
                + (written == 0 ? "none is given" : "\(written) \(written == 1 ? "is" : "are") given")
                + ": \(remedy)"
                + (names(request)
                    ? "" : Redeclaration(of: property, in: request.node, analysis).alsoInInitializer))
    }

    /// The generic argument, if the only value that callers give has the type of the only parameter.
    private func given(to property: BindingGraph.Property, making found: Candidate) -> TypeExpression? {
        guard let index = graph.dialects.deferral(property.type)?.given, found.type.arguments.count == 1
        else {
            return nil
        }
        let forwarded = analysis.forwarded(of: found.node)
        return forwarded.count == 1 && forwarded[0].type == found.type.arguments[0]
            ? property.type.arguments[Int(index)] : nil
    }

    /// The type with the arguments of a protocol that it conforms to: `Memory<Trip>` for `any Store<Trip>`.
    func ofProtocol(_ property: BindingGraph.Property, making found: Candidate) -> TypeExpression? {
        guard let name = found.type.lastName, let wanted = property.type.bare.lastName,
            conforming[wanted].contains(found.node), property.type.bare.lastName != name,
            property.type.bare.arguments.count == found.type.arguments.count
        else { return nil }
        return found.type.with(arguments: property.type.bare.arguments)
    }

    /// True if the arguments of the type are parameters of its declaration: `Cache<Key>`.
    func hasOpenParameters(_ found: Candidate) -> Bool {
        let parameters = graph.particulars(of: found.node)?.genericParameters ?? []
        return found.type.arguments.first.map { parameters.contains($0.description) } ?? false
    }

    /// How a generic type can be written, with the given arguments as far as it takes them.
    func spelling(of found: Candidate, given: [TypeExpression]) -> String {
        let parameters = found.type.arguments.map(\.description)
        guard hasOpenParameters(found), case .named(let name, let arguments) = found.type else {
            return "'\(found.type)'"
        }
        if arguments.count == given.count { return "'\(TypeExpression.named(name, given))'" }
        if arguments.count == 1, !given.isEmpty {
            return given.map { "'\(TypeExpression.named(name, [$0]))'" }.unique.joined(separator: " or ")
        }
        return "'\(found.type)', with a type such as 'String' for "
            + parameters.map { "'\($0)'" }.joined(separator: " and for ")
    }

    /// An extension makes the generic type with other arguments.
    mutating func otherArguments(_ type: TypeExpression, _ terms: Terms) -> Advice? {
        guard let name = type.bare.lastName, !type.bare.arguments.isEmpty else { return nil }
        let other = names.values(near: name).map(\.value).first { candidate in
            candidate.type.bare.lastName == name && graph.kind(of: candidate.node)?.declaresType == false
                && graph.particulars(of: candidate.node)?.genericParameters.isEmpty != false
        }
        guard let other, terms.provider.hasPrefix("@") else { return nil }
        return Advice(
            notes: [
                Diagnostic.Note(
                    "this extension makes '\(other.type)'", at: graph.declaration(of: other.node)?.location)
            ], help: "declare 'public static func instantiate() -> \(type.bare)' there too")
    }
}

extension TypeExpression {
    /// The type with other generic arguments of its last name.
    func with(arguments: [TypeExpression]) -> TypeExpression {
        switch self {
        case .named(let name, _): .named(name, arguments)
        case .member(let parent, let name, _): .member(parent, name, arguments)
        default: self
        }
    }
}
