import ArborModel

/// Which modules import which others, as their annotated files show. No two modules can import each other.
struct ModuleDirections: Sendable {
    /// By module, the modules that its annotated files import.
    private var imports: [String: Set<String>] = [:]

    init(_ graph: BindingGraph) {
        if graph.modules.isSingle { return }
        for node in graph.declarations.indices {
            imports[graph.moduleName(of: node), default: []].formUnion(
                graph.file(of: node).imports.lazy.map { String($0.module) })
        }
    }

    /// Returns whether a module imports another one, or one that does. The other one can't import it then.
    func reaches(_ target: String, from module: String) -> Bool {
        var seen: Set<String> = [module]
        var pending = [module]
        while let next = pending.popLast() {
            for imported in imports[next] ?? [] where seen.insert(imported).inserted {
                pending.append(imported)
            }
        }
        return seen.contains(target)
    }
}

extension BindingGraph {
    /// Which modules import which others. Only faults ask for that.
    var moduleDirections: ModuleDirections {
        knownDirections.withLock { known in
            if let known { return known }
            let directions = ModuleDirections(self)
            known = directions
            return directions
        }
    }

    /// Returns a module of a type that the module of a node can't import, because it is imported by it; `nil` if the node's file
    /// may name the type.
    func moduleAbove(_ node: NodeID, declaringPartOf type: TypeID) -> String? {
        let unseen = modules(declaringPartOf: type, unseenFrom: node)
        return unseen.first { moduleDirections.reaches(moduleName(of: node), from: $0) }
    }

    /// Returns the modules of a type that the file of a node doesn't see.
    func modules(declaringPartOf type: TypeID, unseenFrom node: NodeID) -> [String] {
        if modules.isSingle || !isDeclared(node) { return [] }
        var found: Set<String> = []
        types.forEachName(of: type) { name in
            guard let (module, _) = ModuleQualifiedName.split(symbols[name]), !module.isEmpty else { return }
            found.insert(String(module))
        }
        return found.filter { !sees($0, from: node) }.sorted()
    }

    /// What to do where a node would have to name the type of a property, and its module can't import the type's one.
    func helpToMove(typesOf properties: [Property], below node: NodeID) -> String? {
        for type in properties.map({ self.type(of: $0.key) }) {
            guard let module = moduleAbove(node, declaringPartOf: type) else { continue }
            let own = moduleName(of: node)
            return "\(module) imports \(own), so \(own) can't name '\(shown(type))': move the type to \(own) "
                + "or to a module below both"
        }
        return nil
    }
}
