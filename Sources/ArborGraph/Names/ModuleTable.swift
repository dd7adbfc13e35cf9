import ArborModel

/// The modules of a program, and the names that each one declares at its top level.
package struct ModuleTable: Sendable {
    /// The names by module. A module without a name has "".
    package private(set) var names = Table<ModuleID, String>()
    private var ids: [String: ModuleID] = [:]
    /// The module of each file of the graph.
    package private(set) var ofFiles: [ModuleID] = []
    /// The module of each file without providers, in the order of these files.
    private(set) var ofOthers: [ModuleID] = []
    /// The module that the generated code is compiled in, if it belongs to the program.
    package private(set) var own: ModuleID?
    private(set) var symbols = StringInterner()
    /// The modules that declare a name for other modules, and those that declare it for themselves.
    private(set) var shown = DeclaringModules()
    private(set) var hidden = DeclaringModules()
    /// The exported names that are visible in the module's own package only.
    private var packaged = DeclaringModules()
    /// The names of the functions and variables of all modules.
    private var values: Set<Symbol> = []
    private(set) var exports = ModuleExports()
    private(set) var aliases = ModuleAliases()
    /// The modules with a global actor of a name at the top level.
    private(set) var globalActors: [String: Set<ModuleID>] = [:]
    /// The front ends of the program.
    package let dialects: Dialects
    /// The standard library and the modules of the annotations. The types of these modules never belong to a program.
    let silent: Set<String>

    /// True if all names are declared in one module, so that no name needs its module to be unique.
    package private(set) var isSingle = true

    init(_ files: [FileSummary], _ modules: ProgramModules, _ dialects: Dialects) {
        self.dialects = dialects
        silent = dialects.libraryModules.union(["Swift", "_Concurrency"])
        ofFiles = ids(ofModules: files.indices.lazy.map { modules.module(ofFile: $0) })
        ofOthers = ids(ofModules: modules.others.indices.lazy.map { modules.others[$0].module })
        // No file of the module may declare a name. It still differs from the modules of those that do.
        own = modules.own.flatMap { name in
            names.contains { !$0.isEmpty } ? id(ofModule: name) : ids[name]
        }
        for file in files.indices { addActors(files[file].outline, of: ofFiles[file]) }
        for other in modules.others.indices { addActors(modules.others[other].outline, of: ofOthers[other]) }
        isSingle = names.count <= 1 && !files.needModules(named: first)
        if isSingle { return }
        for file in files.indices {
            add(files[file].outline, to: ofFiles[file])
            // Annotated declarations are public. Otherwise, no other module could make them.
            addProviders(files[file].providers, to: ofFiles[file])
            addExports(files[file].imports, to: ofFiles[file])
        }
        for other in modules.others.indices { add(modules.others[other].outline, to: ofOthers[other]) }
    }

    /// Returns the ids of the modules of some files. Files of one module nearly always follow each other.
    private mutating func ids(ofModules modules: some Sequence<String?>) -> [ModuleID] {
        var ids: [ModuleID] = []
        ids.reserveCapacity(modules.underestimatedCount)
        var last: (name: String?, id: ModuleID)?
        for module in modules {
            if let last, last.name == module {
                ids.append(last.id)
                continue
            }
            let id = id(ofModule: module ?? "")
            last = (module, id)
            ids.append(id)
        }
        return ids
    }

    private mutating func id(ofModule name: String) -> ModuleID {
        if let known = ids[name] { return known }
        let added = names.append(name)
        ids[name] = added
        return added
    }

    private mutating func add(_ outline: FileOutline, to module: ModuleID) {
        outline.visitEntries { kind, name in
            switch kind {
            case .declared: shown.add(module, declaring: symbols.intern(name))
            case .packaged:
                let symbol = symbols.intern(name)
                shown.add(module, declaring: symbol)
                packaged.add(module, declaring: symbol)
            case .hidden: hidden.add(module, declaring: symbols.intern(name))
            case .exported: exports.add(String(decoding: name, as: UTF8.self), by: module)
            case .value: _ = values.insert(symbols.intern(name))
            case .aliased: aliases.add(String(decoding: name, as: UTF8.self), of: module)
            case .extended, .conformed, .leveled, .globalActor, .isolated, .inheriting, .bringing, .nesting,
                .impossible:
                break
            }
        }
    }

    /// By index, as the imports below, because a declaration has a dozen references to count.
    private mutating func addProviders(_ providers: [ProviderDeclaration], to module: ModuleID) {
        for index in providers.indices
        where providers[index].kind.declaresType && providers[index].depth == 0 {
            shown.add(module, declaring: symbols.intern(providers[index].name))
        }
    }

    private mutating func addActors(_ outline: FileOutline, of module: ModuleID) {
        if !outline.holds(.globalActor) { return }
        outline.visitEntries { kind, name in
            guard kind == .globalActor else { return }
            globalActors[String(decoding: name, as: UTF8.self), default: []].insert(module)
        }
    }

    private mutating func addExports(_ imports: [ImportDeclaration], to module: ModuleID) {
        for index in imports.indices where imports[index].attributes.contains("_exported") {
            let path = imports[index].kind == nil ? String(imports[index].module) : imports[index].path
            exports.add(path, by: module)
        }
    }
}

extension ModuleTable {
    /// Returns all names that a program declares at the top level of its files.
    static func topLevelNames(of files: [FileSummary], _ program: ProgramModules) -> Set<String> {
        var names = Set(files.flatMap(\.providers).filter(\.kind.declaresType).map(\.name))
        for outline in files.map(\.outline) + program.others.map(\.outline) {
            outline.visitEntries { kind, name in
                if kind == .declared || kind == .packaged || kind == .hidden {
                    names.insert(String(decoding: name, as: UTF8.self))
                }
            }
        }
        return names
    }

    package func module(named name: String) -> ModuleID? { ids[name] }

    /// Returns the modules that declare a name for other modules, in the order of their ids.
    package func modules(declaring name: String) -> [ModuleID] {
        symbols.find(name).map { shown.modules(declaring: $0) } ?? []
    }

    /// Returns those of some modules that declare a name for other modules, in the order of their ids.
    func modules(declaring name: String, among seen: Set<ModuleID>) -> [ModuleID] {
        symbols.find(name).map { shown.modules(declaring: $0, among: seen) } ?? []
    }

    /// Returns true if a name can mean the module's own declaration inside that module.
    package func declares(_ name: String, in module: ModuleID) -> Bool {
        guard let symbol = symbols.find(name) else { return false }
        return shown.declares(symbol, in: module) || hidden.declares(symbol, in: module)
    }

    /// Returns true if a module declares the name for itself alone, as far as is known.
    func isHidden(_ name: String, in module: ModuleID) -> Bool {
        guard let symbol = symbols.find(name) else { return false }
        return hidden.declares(symbol, in: module) && !shown.declares(symbol, in: module)
    }

    /// Returns true if a function or variable of some module has the name. A call by the name may then mean it.
    package func declaresValue(_ name: String) -> Bool { symbols.find(name).map(values.contains) ?? false }

    /// The name of the first module; `nil` if the program has no files. Most programs have no other module.
    var first: String? { names.isEmpty ? nil : names[ModuleID(0)] }

    /// Returns true if the module exports more than its own declarations.
    package func exportsOthers(_ module: ModuleID) -> Bool { exports.isAny(by: module) }

    /// Returns true if the module exports the name to its own package only, as far as is known.
    func isPackaged(_ name: String, in module: ModuleID) -> Bool {
        symbols.find(name).map { packaged.declares($0, in: module) } ?? false
    }

    /// Returns all modules that are visible to a file that imports `modules` by name: these modules and their exports.
    ///
    /// - Parameter closed: A module that is assumed to export nothing.
    package func visible(from modules: some Sequence<String>, closing closed: ModuleID? = nil) -> Set<String>
    {
        var seen = Set(modules)
        var pending = Array(seen)
        while let next = pending.popLast() {
            guard let id = ids[next], id != closed else { continue }
            for exported in exports.modules(by: id) where seen.insert(exported).inserted {
                pending.append(exported)
            }
        }
        return seen
    }

    /// Returns the modules that declare a name and that code can refer to if it sees `visible`.
    func modules(declaring name: String, seenAmong visible: Set<String>) -> [ModuleID] {
        let declaring = modules(declaring: name)
        let singly = exports.modules(of: name) { visible.contains(names[$0]) }
        return declaring.filter {
            visible.contains(names[$0]) || !singly.isEmpty && singly.contains(names[$0])
        }
    }
}
