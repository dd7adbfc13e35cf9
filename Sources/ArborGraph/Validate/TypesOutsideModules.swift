import ArborModel

/// The provided types of files that belong to no module, although the modules of other files are known. The manifest lacks a
/// target, or a `--module` was forgotten.
struct TypesOutsideModules {
    private let graph: BindingGraph
    /// The types' providers, by the plain names of the types.
    private var nodes: [String: NodeID] = [:]

    init(_ graph: BindingGraph) {
        self.graph = graph
        // The module of the code may have no name.
        if graph.modules.isSingle || graph.roots.contains(where: { graph.moduleName(of: $0).isEmpty }) {
            return
        }
        for node in graph.declarations.indices where graph.moduleName(of: node).isEmpty {
            add(graph.nodeTypes[node], of: node)
            for slot in graph.additionalSlots(of: node) { add(slot.slot, of: node) }
        }
    }

    private mutating func add(_ type: TypeID, of node: NodeID) {
        guard let name = NominalPath(graph.types[type].bare)?.name else { return }
        let parts = ModuleQualifiedName.split(name)
        guard parts?.module.isEmpty != false else { return }
        let plain = parts.map { String($0.name) } ?? name
        nodes[plain] = nodes[plain] ?? node
    }

    /// Advice for a type that a file of a module names; `nil` if no file without a module provides one of this name.
    func advice(for name: String, namedBy node: NodeID) -> Advice? {
        guard let provider = nodes[name], graph.isDeclared(node), !graph.moduleName(of: node).isEmpty
        else { return nil }
        let folder = FolderWithoutModule(
            ofFile: graph.path(of: provider), importedBy: graph.file(of: node))
        var advice = Advice(
            notes: [
                Diagnostic.Note(
                    "\(graph.nodes[provider].type) is declared here, in no module",
                    at: graph.declaration(of: provider)?.location)
            ],
            help: folder.help, dependsOnPath: false)
        advice.cause = folder.cause
        return advice
    }
}
