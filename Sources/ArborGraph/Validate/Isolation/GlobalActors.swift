import ArborModel

/// Which nodes are made where a global actor runs, as far as their declarations show it.
///
/// Custom attributes look alike: one is taken for a global actor where it is declared in a file that was read, or named
/// as one. Actors of one name in two modules are two actors.
struct GlobalActors {
    /// By actor, its name as the graph knows it.
    private var resolved = Table<ActorID, String>()
    private var ids: [String: ActorID] = [:]
    /// The actors that files declare, by the last part of their names.
    private let declared: [Substring: Set<String>]
    private let modules: ModuleTable
    private let shown: ShownNames

    init(in graph: BindingGraph) {
        modules = graph.modules
        shown = graph.shown
        var declared: [Substring: Set<String>] = [:]
        for file in graph.files.indices {
            for name in graph.files[file].globalActors {
                let full = graph.modules.isSingle ? name : graph.modules.qualified(name, ofFile: file)
                declared[name.lastComponent, default: []].insert(full)
            }
        }
        self.declared = declared
    }

    /// The actor that an attribute names for certain, else `nil`.
    mutating func actor(of isolation: WrittenConcurrency.Isolation) -> ActorID? {
        guard case .attribute(let text) = isolation, let name = identity(of: text) else { return nil }
        if let known = ids[name] { return known }
        let actor = resolved.append(name)
        ids[name] = actor
        return actor
    }

    /// One text for all names of an actor; `nil` of what may be none, or one of several.
    private func identity(of text: String) -> String? {
        let last = text.lastComponent
        let known = declared[last] ?? []
        guard last.hasSuffix("Actor") || !known.isEmpty else { return nil }
        if ModuleQualifiedName.split(text) != nil || known.contains(text) { return text }
        // The text doesn't say whose it is.
        if known.count == 1 { return known.first }
        let homes = modules.modules(declaring: String(last))
        guard known.isEmpty, homes.count <= 1 else { return nil }
        return homes.first.map { modules.qualified(String(last), of: $0) } ?? String(last)
    }

    /// As people read it: the name alone, but for one of several actors that are called so.
    func name(of actor: ActorID) -> String {
        let text = resolved[actor]
        guard let (module, name) = ModuleQualifiedName.split(text), !module.isEmpty,
            shown.isAmbiguous(String(name))
        else { return String(text.lastComponent) }
        return "\(module).\(name)"
    }
}

extension ModuleTable {
    fileprivate func qualified(_ name: String, of module: ModuleID) -> String {
        ModuleQualifiedName.make(module: names[module], name: name)
    }

    fileprivate func qualified(_ name: String, ofFile file: Int) -> String {
        qualified(name, of: ofFiles[file])
    }
}

extension BindingGraph {
    /// The folders of the files that declare a global actor of this name.
    package func folders(declaringActor name: String) -> Set<Substring> {
        let name = name.lastComponent
        return Set(
            files.lazy.filter { $0.globalActors.contains { $0.lastComponent == name } }.map(\.path.folder))
    }
}

extension String {
    /// Of a file's path.
    var folder: Substring { utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? "" }

    /// `B` of `A.B` and of `M::B`.
    fileprivate var lastComponent: Substring {
        lastDot.map { self[index(after: $0)...] } ?? ModuleQualifiedName.split(self)?.name ?? self[...]
    }
}
