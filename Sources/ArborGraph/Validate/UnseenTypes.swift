import ArborModel

/// Types that are provided, and that a file which names them doesn't see: it lacks an import, or the type is internal to
/// its module. In that file, the name means something else, or nothing.
struct UnseenTypes {
    private let graph: BindingGraph
    /// The provided types of known modules, by their plain names.
    private var provided: [String: [Provided]] = [:]
    private let misspelt: MisspeltImports
    private let outside: TypesOutsideModules

    private struct Provided {
        var module: String
        var node: NodeID
    }

    init(_ graph: BindingGraph) {
        self.graph = graph
        misspelt = MisspeltImports(graph)
        outside = TypesOutsideModules(graph)
        if graph.modules.isSingle { return }
        for node in graph.declarations.indices {
            add(graph.nodeTypes[node], of: node)
            for slot in graph.additionalSlots(of: node) { add(slot.slot, of: node) }
        }
    }

    private mutating func add(_ type: TypeID, of node: NodeID) {
        guard let text = NominalPath(graph.types[type].bare)?.name,
            let module = graph.module(declaring: type),
            let (_, name) = ModuleQualifiedName.split(text)
        else { return }
        provided[String(name), default: []].append(Provided(module: module, node: node))
    }

    /// Advice for a type that a file names without its module, and whose name means no type of the program there; `nil` if
    /// no other module provides a type of this name.
    ///
    /// - Parameters:
    ///   - type: The resolved type.
    ///   - node: The node whose file names it.
    ///   - isText: True if the name is in a string, and needs no import.
    func advice(for type: TypeExpression, namedBy node: NodeID, isText: Bool = false) -> Advice? {
        guard let name = NominalPath(type.bare)?.name, ModuleQualifiedName.split(name) == nil,
            graph.isDeclared(node)
        else { return nil }
        guard let found = provided[name], let first = found.first,
            found.allSatisfy({ $0.module == first.module })
        else { return outside.advice(for: name, namedBy: node) }
        let (module, provider) = (first.module, graph.nodes[first.node].type)
        let note = Diagnostic.Note(
            provider.lastName == type.bare.lastName
                ? "\(module) declares '\(name)' here" : "\(provider) provides '\(name)' of \(module)",
            at: graph.declaration(of: first.node)?.location)
        if !graph.sees(module, from: node) {
            if let slip = misspelt.slip(in: node), isText || slip.mayMean(module) {
                return slip.advice(note)
            }
            let own = graph.moduleName(of: node)
            if graph.moduleDirections.reaches(own, from: module) {
                return Advice(
                    notes: [note],
                    help:
                        "\(module) imports \(own), so \(own) can't import \(module): move '\(name)' to \(own) or to a module "
                        + "below both, or declare it there as a protocol", dependsOnPath: false)
            }
            return importing(module, note, in: node)
        }
        // A type in an internal one is as hidden as that.
        let outer = String(name.prefix { $0 != "." })
        guard let id = graph.module(named: module), graph.modules.declares(outer, in: id),
            !graph.modules.modules(declaring: outer).contains(id)
        else { return nil }
        var advice = Advice(
            notes: [note], help: "declare '\(outer)' of \(module) as public, because it is internal",
            dependsOnPath: false)
        advice.cause = .internalType(outer, of: module)
        return advice
    }

    private func importing(_ module: String, _ note: Diagnostic.Note, in node: NodeID) -> Advice {
        var advice = Advice(notes: [note], help: "add 'import \(module)' to this file", dependsOnPath: false)
        advice.cause = .missingImport(of: module, in: graph.path(of: node))
        return advice
    }

    /// Advice for a value that is provided under a type which the provider's file doesn't see, though it names it.
    func advice(for wanted: TypeExpression, providedBy miss: NearMisses.Miss) -> Advice? {
        guard case .named(let text, _) = wanted.bare, let (module, name) = ModuleQualifiedName.split(text),
            case .named(String(name), _) = graph.types[graph.type(of: miss.property.key)].bare
        else { return nil }
        if graph.sees(String(module), from: miss.node) {
            return internalType(String(name), of: String(module), providedBy: miss)
        }
        let note = Diagnostic.Note(
            "\(graph.nodes[miss.node].type) provides '\(miss.property.title)', but its file doesn't import \(module)",
            at: graph.location(of: miss.property, in: miss.node))
        if let slip = misspelt.slip(in: miss.node), slip.mayMean(String(module)) {
            return slip.advice(note)
        }
        var advice = importing(String(module), note, in: miss.node)
        advice.help = "add 'import \(module)' to the file of \(graph.nodes[miss.node].type)"
        return advice
    }

    /// Advice for a value that is provided under the name of a type which only its module sees.
    private func internalType(_ name: String, of module: String, providedBy miss: NearMisses.Miss) -> Advice?
    {
        guard let id = graph.module(named: module), graph.modules.isHidden(name, in: id) else { return nil }
        let note = Diagnostic.Note(
            "\(graph.nodes[miss.node].type) provides '\(miss.property.title)', but it doesn't see '\(name)' of \(module)",
            at: graph.location(of: miss.property, in: miss.node))
        var advice = Advice(
            notes: [note], help: "declare '\(name)' of \(module) as public, because it is internal",
            dependsOnPath: false)
        advice.cause = .internalType(name, of: module)
        return advice
    }
}

extension BindingGraph {
    /// Returns the name of the module that declares a node.
    func moduleName(of node: NodeID) -> String {
        modules.names[modules.ofFiles[declarations[node].file]]
    }

    /// Returns the path of the file that declares a node.
    func path(of node: NodeID) -> String { resolved[declarations[node].file].path }

    /// Returns whether the file of a node sees what a module exports.
    func sees(_ module: String, from node: NodeID) -> Bool {
        let imported = file(of: node).imports.map { String($0.module) }
        return modules.visible(from: imported + [moduleName(of: node)]).contains(module)
    }

    /// Returns the module of a type that the program declares; `nil` if it isn't known.
    func module(declaring type: TypeID) -> String? {
        guard let text = NominalPath(types[type].bare)?.name,
            let (module, _) = ModuleQualifiedName.split(text)
        else {
            return nil
        }
        return module.isEmpty ? nil : String(module)
    }

    /// Returns the module that a type's name names, if the module declares the type. A type that is declared isn't misspelt.
    func moduleListing(_ target: NodeID) -> String? {
        guard let module = module(declaring: nodeTypes[target]), let id = self.module(named: module),
            let parts = NominalPath(types[nodeTypes[target]].bare)?.parts, parts.count == 1
        else { return nil }
        // A module lists no types in types. It may be written in front of a name that it doesn't declare.
        let name = ModuleQualifiedName.split(parts[0].name).map { String($0.name) } ?? parts[0].name
        return modules.declares(name, in: id) ? module : nil
    }
}
