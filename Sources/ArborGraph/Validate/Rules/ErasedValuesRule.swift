import ArborModel

extension BindingGraph {
    /// Returns whether faults of a declaration may hide some of its forwarded values.
    fileprivate func mayForwardMore(_ node: NodeID) -> Bool {
        guard let gaps = particulars(of: node)?.gaps else { return false }
        return gaps.isTorn || !gaps.untyped.isEmpty || !gaps.rejected.isEmpty
    }
}

/// Checks the values that a property's type states as given by the caller.
///
/// A type that defers making may state these values. They must be the forwarded values of the product, which only the
/// graph knows.
struct ErasedValuesRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        let deferred = analysis.madeProperties { target, mode in
            mode.deferral != nil && graph.isDeclared(target)
        }
        lazy var declared = Dictionary(
            graph.declarations.indices.lazy.map { (graph.nodes[$0].type.normal, $0) },
            uniquingKeysWith: { first, _ in first })
        let faults = deferred.compactMap { node, id -> (NodeID, Diagnostic)? in
            let property = graph.nodes[node].properties[id]
            guard let target = property.product, !graph.mayForwardMore(target) else { return nil }
            guard let given = property.given else {
                return valuesOfSubtype(target, for: id, of: node, in: analysis) { declared[$0] }
                    .map { (node, $0) }
            }
            if given == .void, !analysis.hasForwarded(target) { return nil }
            let forwarded = analysis.forwarded(of: target).sorted { $0.label < $1.label }
            if isRight(given, for: forwarded, of: target, in: graph) { return nil }
            if receives(target, oneOf: given, in: analysis) { return nil }
            return (
                node, diagnostic(for: id, of: node, target: target, forwarded: forwarded, in: analysis)
            )
        }
        return analysis.countingPaths(of: faults)
    }

    /// A fault if a property makes another type than it names, and that one has other forwarded values. A property that
    /// states no values forwards those of the type that it names, which must be one and not that of a protocol.
    ///
    /// - Parameter declaration: Returns the node that declares a type in normal form.
    private func valuesOfSubtype(
        _ target: NodeID, for id: PropertyID, of node: NodeID, in analysis: GraphAnalysis,
        declaring declaration: (TypeExpression) -> NodeID?
    ) -> Diagnostic? {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[id]
        let terms = graph.terms(of: node)
        guard let deferral = graph.dialects.deferral(property.type), deferral.given == nil,
            !terms.erasedDeferred.isEmpty
        else { return nil }
        let written = deferral.writtenProduct(of: property.type)
        let isErased = if case .prefixed = written { true } else { false }
        let named = isErased ? written : deferral.product(of: property.type)
        guard named.normal != graph.nodes[target].type.normal, isErased || analysis.hasForwarded(target)
        else { return nil }
        let forwarded = analysis.forwarded(of: target).sorted { $0.label < $1.label }
        if !isErased, let namedNode = declaration(named.normal),
            values(of: analysis.forwarded(of: namedNode)) == values(of: forwarded)
        {
            return nil
        }
        let erased = (deferral.isSendable ? "Sendable" : "") + terms.erasedDeferred
        let product = graph.nodes[target].type
        let path = analysis.path(to: node).appending(property)
        return Diagnostic(
            .erasedValues,
            isErased
                ? "'\(property.title)' needs the name of an @Instantiable type, and '\(named)' is the type of a protocol"
                : "'\(property.title)' forwards the values of '\(named)', but makes \(product), which has others",
            about: graph.subject(id, of: node), at: graph.location(of: property, in: node),
            pathTitles: path.titles, path: path.notes, dependsOnPath: false,
            nearMisses: notes(on: forwarded, of: target, in: graph),
            help: "declare it as '\(terms.naming(product)) let \(property.label): "
                + "\(erased)<\(values(of: forwarded)), \(named)>'"
                + Redeclaration(of: property, in: node, analysis).alsoInInitializer)
    }

    private func notes(
        on forwarded: [BindingGraph.Property], of target: NodeID, in graph: BindingGraph
    ) -> [Diagnostic.Note] {
        forwarded.map {
            Diagnostic.Note(
                "\(graph.nodes[target].type) has the forwarded property '\($0.title)'",
                at: graph.location(of: $0, in: target))
        }
    }

    private func isRight(
        _ given: TypeExpression, for forwarded: [BindingGraph.Property], of target: NodeID,
        in graph: BindingGraph
    ) -> Bool {
        let product = graph.nodes[target].type.description
        return [
            TypeExpression(parsing: values(of: forwarded)),
            TypeExpression(parsing: "\(product).\(graph.terms(of: target).forwardedValues)"),
        ]
        .contains { $0.normal == given.normal }
    }

    /// True if the product receives or makes one of the given values, and nothing provides that. Then '@Forwarded' is missing,
    /// as the error about the value says.
    private func receives(
        _ target: NodeID, oneOf given: TypeExpression, in analysis: GraphAnalysis
    ) -> Bool {
        let graph = analysis.graph
        let types = if case .tuple(let elements) = given { elements.map(\.type) } else { [given] }
        return graph.nodes[target].properties.contains { property in
            guard types.contains(where: { $0.normal == property.type.normal }) else { return false }
            switch property.role {
            case .received(let need) where !need.isIfAvailable:
                return graph.roots.contains { analysis.scopes.needs(of: $0).contains(need) }
            case .instantiated(let product, _): return !graph.isDeclared(product)
            default: return false
            }
        }
    }

    private func values(of forwarded: [BindingGraph.Property]) -> String { forwarded.valuesType }

    /// True if the property states the right values in another order.
    private func isReordered(_ property: BindingGraph.Property, _ forwarded: [BindingGraph.Property]) -> Bool
    {
        guard case .tuple(let given)? = property.given, given.count == forwarded.count else { return false }
        return given.allSatisfy { element in
            forwarded.contains { $0.label == element.label && $0.type.normal == element.type.normal }
        }
    }

    private func diagnostic(
        for id: PropertyID, of node: NodeID, target: NodeID, forwarded: [BindingGraph.Property],
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[id]
        let product = graph.nodes[target].type
        let path = analysis.path(to: node).appending(property)
        let swapped = analysis.swappedArguments(of: property)
        return Diagnostic(
            .erasedValues,
            swapped != nil
                ? "'\(property.title)' names what it makes before the forwarded values"
                : forwarded.isEmpty
                    ? "'\(property.title)' forwards values to \(product), which has no forwarded properties"
                    : "'\(property.title)' must forward '\(values(of: forwarded))' to \(product)",
            about: graph.subject(id, of: node), at: graph.location(of: property, in: node),
            pathTitles: path.titles,
            path: path.notes, dependsOnPath: false,
            nearMisses: isReordered(property, forwarded)
                ? [
                    Diagnostic.Note("the labels of forwarded values are in alphabetical order")
                ]
                : notes(on: forwarded, of: target, in: graph),
            help: graph.helpToMove(typesOf: forwarded, below: node) ?? swapped.map {
                "write '\($0)'" + Redeclaration(of: property, in: node, analysis).alsoInInitializer
            }
                ?? (forwarded.isEmpty
                    ? "write '\(graph.spelling(of: property.type, giving: .void))'"
                    : "write '\(graph.spelling(of: property.type, giving: TypeExpression(parsing: values(of: forwarded))))'")
                + Redeclaration(of: property, in: node, analysis).alsoInInitializer
                + (forwarded.isEmpty || property.given == nil
                    ? ""
                    : ", and give \(forwarded.count == 1 ? "the value" : "the values") where \(graph.nodes[node].type) calls '\(property.label).instantiate'")
        )
    }
}

extension BindingGraph {
    /// The type of a property that makes something later, with other values that the caller gives. A type with too few
    /// arguments lacks these values.
    fileprivate func spelling(of type: TypeExpression, giving values: TypeExpression) -> TypeExpression {
        guard let deferral = dialects.deferral(type), let given = deferral.given,
            case .named(let name, var arguments) = type
        else { return type }
        if arguments.count < 2 {
            arguments.insert(values, at: Int(given))
        } else {
            arguments[Int(given)] = values
        }
        return .named(name, arguments)
    }
}

extension BindingGraph.Property {
    /// The values that the property's type states as given by the caller; `nil` if it states none.
    fileprivate var given: TypeExpression? {
        guard case .instantiated(_, let mode) = role else { return nil }
        return mode.deferral?.given(of: type)
    }
}

extension GraphAnalysis {
    /// Returns the type of a property with its two arguments in the other order, if the second one names the values that the
    /// product is forwarded; otherwise `nil`.
    func swappedArguments(of property: BindingGraph.Property) -> TypeExpression? {
        guard case .instantiated(let target, let mode) = property.role, let deferral = mode.deferral,
            let given = deferral.given, case .named(let name, var arguments) = property.type,
            arguments.count == 2,
            graph.isDeclared(target), hasForwarded(target)
        else { return nil }
        let values = TypeExpression(parsing: forwarded(of: target).valuesType).normal
        let (first, second) = (Int(given), Int(deferral.product))
        guard arguments[second].normal == values, arguments[first].normal != values else { return nil }
        arguments.swapAt(first, second)
        return .named(name, arguments)
    }
}

extension [BindingGraph.Property] {
    /// The text of the type of some forwarded values: `()`, a type, or a tuple in the order of the labels.
    var valuesType: String {
        let forwarded = sorted { $0.label < $1.label }
        return ForwardedValues(forwarded.lazy.map { ($0.label, $0.type.description) }).type ?? "()"
    }
}
