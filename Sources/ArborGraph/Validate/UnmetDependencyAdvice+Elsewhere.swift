import ArborModel

extension UnmetDependencyAdvice {
    /// A type that is not above all consumers provides the value.
    func elsewhere(_ request: Request) -> Advice? {
        guard let owner = nearMisses.provider(of: request.key) else { return nil }
        let (type, title) = (graph.nodes[owner.node].type, request.title)
        let property = graph.nodes[owner.node].properties[owner.property]
        // What a caller gives to an unrelated type is its own. The consumer's value can be made.
        if property.isForwarded, var advice = created(request) {
            advice.help += makingAnother(request)
            return advice
        }
        let consumer = graph.nodes[request.first.node].type
        let isBelow = places.isMade(owner.node, below: request.first.node)
        let note = Diagnostic.Note(
            "\(type) provides '\(title)', but \(isBelow ? "it is below \(consumer)" : "it is not above \(consumer)")",
            at: graph.location(of: property, in: owner.node))
        if isBelow, let help = sharing(property, of: owner.node, with: request) {
            return Advice(notes: [note], help: help)
        }
        let paths = request.consumers.map(\.path) + [analysis.steps(to: owner.node)]
        if case .instantiated(let target, _) = property.role,
            let place = places.lowest(above: paths, making: target, as: graph.type(of: request.key))
        {
            return Advice(
                notes: [note],
                help: "move '\(title)' from \(type) to \(graph.nodes[place].type), and receive it in \(type)"
                    + makingAnother(request, of: target))
        }
        if let place = otherRoot(request, owner.node, making: property.product) {
            let instantiated = graph.terms(of: request.first.node).instantiated
            return Advice(
                notes: [
                    Diagnostic.Note(
                        "\(type) provides '\(title)', but not in the tree of \(graph.nodes[place].type)",
                        at: graph.location(of: property, in: owner.node))
                ],
                help: "declare \(instantiated.declaration(of: title)) in \(graph.nodes[place].type)"
                    + (instantiated.hasPrefix("@") ? ", and let its initializer take it" : ""))
        }
        if let superfluous = superfluous(request, owner: owner.node) {
            return Advice(notes: [superfluous.note], help: superfluous.help)
        }
        if isBelowModule(of: request.first.node, owner.node) {
            return Advice(
                notes: [note],
                help:
                    "let a type above \(consumer) have '\(title)', or let \(consumer) work without it: the module of \(type) "
                    + "doesn't see \(consumer), so it can't be made there")
        }
        if analysis.steps(to: owner.node).contains(where: { $0.from == request.first.node }) {
            return Advice(
                notes: [note],
                help:
                    "let a type above \(consumer) have '\(title)', or let \(consumer) work without it: only \(consumer) "
                    + "leads to \(type)")
        }
        let missing = missingNeed(of: property.product, request)
        let scope = missing?.owner ?? "\(type)"
        return Advice(
            notes: [note] + [missing?.note].compactMap(\.self),
            help: isNeededOutside(of: owner.node, request)
                ? "remove the property, and let callers pass '\(title)' to the methods of \(consumer) that need it; \(consumer) "
                    + "can't be made in \(scope), because types outside of \(scope) receive it"
                : "\(moving(request)) \(scope), or let \(consumer) work without '\(title)'"
        )
    }

    /// The only consumer may make a value of its own; empty if it can't.
    private func makingAnother(_ request: Request, of product: NodeID? = nil) -> String {
        let instantiated = graph.terms(of: request.first.node).instantiated
        guard request.consumers.count == 1, instantiated.hasPrefix("@"), !request.first.path.isEmpty,
            let product = product ?? nearMisses.creator(of: request.wanted.type),
            places.canMake(product, in: request.first.node, after: request.first.path)
        else { return "" }
        return "; or write '\(instantiated)' here, which makes another one"
    }

    /// Returns whether a node is in a module that the module of another node imports, and so can't name the other.
    private func isBelowModule(of consumer: NodeID, _ owner: NodeID) -> Bool {
        let (own, other) = (graph.moduleName(of: consumer), graph.moduleName(of: owner))
        return own != other && !other.isEmpty && graph.sees(other, from: consumer)
    }

    /// The root of the consumer, if it can make the value and the owner is in another root's tree. What one tree has, another may
    /// lack by mistake.
    private func otherRoot(_ request: Request, _ owner: NodeID, making product: NodeID?) -> NodeID? {
        let root = request.first.path.first?.from ?? request.first.node
        guard let product, root != request.first.node,
            root != analysis.steps(to: owner).first?.from ?? owner,
            places.canMake(product, in: root, after: [])
        else { return nil }
        return root
    }

    /// What to do with the only consumer, up to the name of the type that should make it.
    private func moving(_ request: Request) -> String {
        guard let step = request.first.path.last else {
            return "make \(graph.nodes[request.first.node].type) in"
        }
        let property = graph.nodes[step.from].properties[step.edge]
        return "move '\(property.title)' from \(graph.nodes[step.from].type) to"
    }

    /// What to do if a type that the only consumer makes has the value, and the consumer can make it.
    private func sharing(_ property: BindingGraph.Property, of owner: NodeID, with request: Request)
        -> String?
    {
        let terms = graph.terms(of: request.first.node)
        guard case .instantiated(let target, _) = property.role, request.consumers.count == 1,
            terms.instantiated.hasPrefix("@"),
            places.canMake(target, in: request.first.node, after: request.first.path)
        else { return nil }
        return
            "write '\(terms.instantiated)' here and '\(terms.received)' in \(graph.nodes[owner].type), so that both share it; "
            + "or only '\(terms.instantiated)' here, which makes another one"
    }

    /// The property that makes the consumer where the value is not provided, if the type that provides it makes another
    /// consumer.
    private func superfluous(_ request: Request, owner: NodeID) -> (note: Diagnostic.Note, help: String)? {
        guard let step = request.first.path.last,
            places.isMade(request.first.node, below: owner, otherThanBy: step.from)
        else { return nil }
        let consumer = graph.nodes[request.first.node].type
        let (parent, type) = (graph.nodes[step.from].type, graph.nodes[owner].type)
        let property = graph.nodes[step.from].properties[step.edge]
        return (
            Diagnostic.Note(
                "\(parent) instantiates '\(property.title)', but only \(type) and the types below it have '\(request.title)'",
                at: graph.location(of: property, in: step.from)),
            "remove '\(property.label)' from \(parent), because \(consumer) is made in the tree of \(type); or let "
                + "\(consumer) work without '\(request.title)'"
        )
    }

    /// True if types that are not below a type receive the consumer from the type that makes it.
    private func isNeededOutside(of owner: NodeID, _ request: Request) -> Bool {
        guard let step = request.first.path.last else { return false }
        let key = graph.nodes[step.from].properties[step.edge].key
        return nearMisses.takers(of: key).contains { !places.isMade($0, below: owner) && $0 != owner }
    }

    /// The first need of a type that no type above the consumer provides, and the type that provides it elsewhere.
    private func missingNeed(of product: NodeID?, _ request: Request) -> (
        owner: String, note: Diagnostic.Note
    )? {
        guard let product else { return nil }
        let above = places.keys(on: request.first.path)
        for need in analysis.scopes.needs(of: product) where !need.isIfAvailable && !above.contains(need.key)
        {
            guard let owner = analysis.reached.first(where: { places.provides(need.key, $0) }) else {
                continue
            }
            return (
                "\(graph.nodes[owner].type)",
                Diagnostic.Note(
                    "\(graph.nodes[product].type) needs '\(graph.title(of: need.key))', which only \(graph.nodes[owner].type) and the types below it have",
                    at: graph.declaration(of: owner)?.location)
            )
        }
        return nil
    }
}
