import ArborModel

/// The types above others that have types in them. Many types have the same supertypes, so each is searched once.
struct InheritedScopes {
    private let modules: ModuleTable
    private let listed: ListedSupertypes
    /// The modules of the outlines.
    private let ofOutlines: [ModuleID]
    private var found: [String: [String]] = [:]

    init(in files: [FileSummary], _ program: ProgramModules, _ modules: ModuleTable) {
        self.modules = modules
        let outlines = files.outlines(with: program, in: modules, where: \.holdsSupertypes)
        ofOutlines = outlines.map(\.module)
        listed = ListedSupertypes(of: Self.names(in: files, modules.dialects), in: outlines.map(\.outline))
    }

    /// The names of the supertypes of all providers, and of the types around these.
    private static func names(in files: [FileSummary], _ dialects: Dialects) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            for provider in file.providers {
                names.formUnion(provider.unreadSupertypes(dialects).map(\.lastPart))
                names.formUnion(provider.name.scopes.map { String($0).lastPart })
            }
        }
        return names
    }

    /// The qualified names of a type and of all that is above it, limited to those that have types in them. The types in a
    /// generic one depend on its arguments, and aren't known.
    mutating func scopes(from qualifiedName: String, in nested: NestedNames) -> [String] {
        if let known = found[qualifiedName] { return known }
        var scopes: [String] = []
        var seen: Set<String> = [qualifiedName]
        var open = [qualifiedName]
        while let name = open.popLast() {
            if nested.isEnclosing(name), !listed.generic.contains(name.lastPart) { scopes.append(name) }
            open += supertypes(of: name).reversed().filter { seen.insert($0).inserted }
        }
        found[qualifiedName] = scopes
        return scopes
    }

    private func supertypes(of qualifiedName: String) -> [String] {
        let split = ModuleQualifiedName.split(qualifiedName)
        let module = split.flatMap { modules.module(named: String($0.module)) }
        return listed[split.map { String($0.name) } ?? qualifiedName].flatMap { declaration in
            let own = ofOutlines[declaration.outline]
            return module == nil || module == own
                ? declaration.supertypes.map { self.qualifiedName(of: $0, in: own) } : []
        }
    }

    /// The qualified name of a supertype that an outline lists. Outlines don't show what a file imports: the module's own
    /// declaration comes first, and otherwise only one module may declare the name.
    private func qualifiedName(of written: String, in module: ModuleID) -> String {
        let first = String(written.prefix { $0 != "." })
        if modules.isSingle {
            let isInModule = first == modules.names[module] && first.utf8.count < written.utf8.count
            return isInModule ? String(written.dropFirst(first.count + 1)) : written
        }
        if let named = modules.module(named: first), first.utf8.count < written.utf8.count,
            !modules.declares(first, in: module)
        {
            let name = String(written.dropFirst(first.count + 1))
            return ModuleQualifiedName.make(module: modules.names[named], name: name)
        }
        let others = modules.declares(first, in: module) ? [module] : modules.modules(declaring: first)
        guard others.count == 1 else { return written }
        return ModuleQualifiedName.make(module: modules.names[others[0]], name: written)
    }
}

extension ConformedNames {
    init(in files: [FileSummary], _ program: ProgramModules) {
        self.init()
        for index in files.indices where files[index].outline.holds(.bringing) { add(files[index].outline) }
        for index in program.others.indices where program.others[index].outline.holds(.bringing) {
            add(program.others[index].outline)
        }
    }
}
