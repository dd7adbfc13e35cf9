import ArborModel

/// The global actors that attributes name, as far as declarations show them.
///
/// All custom attributes look alike. An attribute counts as a global actor if a file that was read declares it as one,
/// or if its name ends in `Actor`. Actors with the same name in two modules are two actors.
struct GlobalActors {
    /// By actor, its name in the graph.
    private var resolved = Table<ActorID, String>()
    private var ids: [String: ActorID] = [:]
    /// The declared actors by the last part of their names.
    private let declared: [Substring: Set<String>]
    private let modules: ModuleTable
    private let shown: ShownNames

    init(in graph: BindingGraph) {
        modules = graph.modules
        shown = graph.shown
        var declared: [Substring: Set<String>] = [:]
        for (name, homes) in graph.modules.globalActors {
            declared[name[...]] = Set(
                homes.map { graph.modules.isSingle ? name : graph.modules.qualified(name, of: $0) })
        }
        for file in graph.resolved.indices {
            for name in graph.resolved[file].globalActors {
                let full = graph.modules.isSingle ? name : graph.modules.qualified(name, ofFile: file)
                declared[name.lastComponent, default: []].insert(full)
            }
        }
        self.declared = declared
    }

    /// The actor that an attribute names; `nil` if that isn't certain.
    mutating func actor(of isolation: WrittenConcurrency.Isolation) -> ActorID? {
        guard case .attribute(let text) = isolation, let name = identity(of: text) else { return nil }
        if let known = ids[name] { return known }
        let actor = resolved.append(name)
        ids[name] = actor
        return actor
    }

    /// One text for all names of an actor; `nil` if the text may name no actor, or one of several.
    private func identity(of text: String) -> String? {
        let last = text.lastComponent
        let known = declared[last] ?? []
        guard last.hasSuffix("Actor") || !known.isEmpty else { return nil }
        if ModuleQualifiedName.split(text) != nil || known.contains(text) { return text }
        // The text doesn't state the module.
        if known.count == 1 { return known.first }
        let homes = modules.modules(declaring: String(last))
        guard known.isEmpty, homes.count <= 1 else { return nil }
        return homes.first.map { modules.qualified(String(last), of: $0) } ?? String(last)
    }

    /// The actor's name as messages show it. It has the module only if the name alone is ambiguous.
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
            resolved.lazy.filter { $0.globalActors.contains { $0.lastComponent == name } }.map(\.path.folder))
    }
}

extension String {
    /// The folder of a file's path.
    var folder: Substring { utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? "" }

    /// The last part of a name: `B` for `A.B` and for `M::B`.
    fileprivate var lastComponent: Substring {
        lastDot.map { self[index(after: $0)...] } ?? ModuleQualifiedName.split(self)?.name ?? self[...]
    }
}
