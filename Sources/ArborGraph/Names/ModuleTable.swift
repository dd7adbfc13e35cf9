import ArborModel

/// The modules of a program, and which names each declares at its top level.
package struct ModuleTable: Sendable {
    /// By module. The one without a name is "".
    package private(set) var names = Table<ModuleID, String>()
    private var ids: [String: ModuleID] = [:]
    /// By file of the graph.
    package private(set) var ofFiles: [ModuleID] = []
    /// By file without providers, in their order.
    private(set) var ofOthers: [ModuleID] = []
    /// The module that the generated code is compiled in, if it is one of these.
    package private(set) var own: ModuleID?
    private var symbols = StringInterner()
    /// The modules that declare a name for others to see, and those that declare it for themselves.
    private var shown = DeclaringModules()
    private var hidden = DeclaringModules()
    /// Of the names that modules show, those that they show to their own package only.
    private var packaged = DeclaringModules()
    /// The names of functions and variables of any module.
    private var values: Set<Symbol> = []
    private(set) var exports = ModuleExports()
    private(set) var aliases = ModuleAliases()
    /// The front ends of the program.
    package let dialects: Dialects
    /// Modules whose types are never a program's: the standard library's, and those of the annotations.
    let silent: Set<String>

    /// True where all names stand in one module, so that none needs to be told from another by its module.
    package private(set) var isSingle = true

    init(_ files: [FileSummary], _ modules: ProgramModules, _ dialects: Dialects) {
        self.dialects = dialects
        silent = dialects.libraryModules.union(["Swift", "_Concurrency"])
        for file in files.indices { ofFiles.append(id(ofModule: modules.module(ofFile: file))) }
        for other in modules.others { ofOthers.append(id(ofModule: other.module)) }
        own = ids[modules.own ?? ""]
        isSingle = names.count <= 1 && !files.needModules(named: first)
        if isSingle { return }
        for file in files.indices {
            add(files[file].outline, to: ofFiles[file])
            // What is annotated is public, or no other module could make it.
            for provider in files[file].providers where provider.kind != .extension && provider.depth == 0 {
                shown.add(ofFiles[file], declaring: symbols.intern(provider.name))
            }
            addExports(files[file].imports, to: ofFiles[file])
        }
        for other in modules.others { add(other.outline, to: id(ofModule: other.module)) }
    }

    private mutating func id(ofModule module: String?) -> ModuleID {
        let name = module ?? ""
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
            case .extended, .leveled, .isolated: break
            }
        }
    }

    private mutating func addExports(_ imports: [ImportDeclaration], to module: ModuleID) {
        for declaration in imports where declaration.attributes.contains("_exported") {
            exports.add(declaration.kind == nil ? String(declaration.module) : declaration.path, by: module)
        }
    }
}

extension ModuleTable {
    /// All names that a program declares at the top level of its files.
    static func topLevelNames(of files: [FileSummary], _ program: ProgramModules) -> Set<String> {
        var names = Set(files.flatMap(\.providers).filter { $0.kind != .extension }.map(\.name))
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

    /// The modules that declare a name for other modules to see, in the order of their ids.
    package func modules(declaring name: String) -> [ModuleID] {
        symbols.find(name).map(shown.modules) ?? []
    }

    /// True where a module itself can mean its own declaration by a name.
    package func declares(_ name: String, in module: ModuleID) -> Bool {
        guard let symbol = symbols.find(name) else { return false }
        return shown.modules(declaring: symbol).contains(module)
            || hidden.modules(declaring: symbol).contains(module)
    }

    /// True where a function or variable of some module has the name, so that a call by it may mean that.
    package func declaresValue(_ name: String) -> Bool { symbols.find(name).map(values.contains) ?? false }

    /// The name of the first module, which is the only one of most programs; `nil` of a program without files.
    var first: String? { names.isEmpty ? nil : names[ModuleID(0)] }

    /// True of a module that shows more than its own declarations.
    package func exportsOthers(_ module: ModuleID) -> Bool { exports.isAny(by: module) }

    /// True of a name that a module shows to its own package only, as far as is known.
    func isPackaged(_ name: String, in module: ModuleID) -> Bool {
        symbols.find(name).map { packaged.modules(declaring: $0).contains(module) } ?? false
    }

    /// All modules that a file sees which imports `modules`, itself by name: these and what they export.
    ///
    /// - Parameter closed: a module that is taken to export nothing.
    package func visible(from modules: some Sequence<String>, closing closed: ModuleID? = nil) -> Set<String>
    {
        var seen = Set(modules)
        var pending = Array(seen)
        while let next = pending.popLast() {
            guard let number = ids[next], number != closed else { continue }
            for exported in exports.modules(by: number) where seen.insert(exported).inserted {
                pending.append(exported)
            }
        }
        return seen
    }

    /// The modules that declare a name and that one who sees `visible` can mean.
    func modules(declaring name: String, seenAmong visible: Set<String>) -> [ModuleID] {
        let declaring = modules(declaring: name)
        let singly = exports.modules(of: name) { visible.contains(names[$0]) }
        return declaring.filter {
            visible.contains(names[$0]) || !singly.isEmpty && singly.contains(names[$0])
        }
    }
}
