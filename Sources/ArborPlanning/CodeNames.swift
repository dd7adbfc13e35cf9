import ArborGraph
import ArborModel

/// How the generated file calls types at its top level, so that each name means the declaration that it stands for.
///
/// In a program of one module that is the name itself, and nothing is kept. Else a type of another module is
/// `Module.Type` wherever the file might see two of that name: where another module of the program declares it too, or
/// where the file imports a module that nobody read.
struct CodeNames: Sendable {
    /// A name as code, and what of it can be hidden.
    struct Spelling: Equatable, Sendable {
        var text: String
        /// The first part, which is looked up from where the name stands.
        var first: Substring
    }

    /// Types whose module has a type of the module's own name: `Module.Type` would be looked up in that.
    private(set) var selected: [SelectedName] = []
    private let graph: BindingGraph
    /// The module that the code is compiled in; `nil` where that is not known.
    let own: ModuleID?
    private let seesUnread: Bool
    /// Modules that declare nothing that a program's types could be taken for.
    private let silent: Set<String>
    private var spellings: [Symbol: Spelling] = [:]
    /// By its name in the graph, an actor's name as code.
    private var actors: [String: String] = [:]
    /// By type, its text as code. Empty in a program of one module.
    private var texts = Table<TypeID, String>()

    /// - Parameter imports: the names of all modules that the generated file imports.
    init(of graph: BindingGraph, imports: Set<String>) {
        self.graph = graph
        own = Self.ownModule(of: graph)
        let silent = graph.dialects.libraryModules.union(["Swift"])
        self.silent = silent
        seesUnread = imports.contains {
            !silent.contains($0) && graph.modules.module(named: $0) == nil
        }
        guard graph.hasQualifiedNames else { return }
        for type in graph.types.indices {
            graph.types.forEachName(of: type) { note($0, imports: imports) }
        }
        for actor in graph.roots.compactMap({ graph.writtenActor(ofRoot: $0) }) {
            note(actor: actor, imports: imports)
        }
        texts = Table(graph.types.indices.map { mapped(graph.types[$0]).description })
    }

    /// The module that is said to be compiled with the code, else that of the roots, if they have one only.
    private static func ownModule(of graph: BindingGraph) -> ModuleID? {
        if let own = graph.modules.own { return own }
        let modules = Set(graph.roots.map { graph.modules.ofFiles[graph.declarations[$0].file] })
        return modules.count == 1 ? modules.first : nil
    }

    /// False of a module of the program of which the code uses nothing, though the file of a type that it makes does.
    ///
    /// - Parameter used: the modules whose types the code names, and those of the files that declare what it makes.
    func isNeeded(import module: String, used: Set<ModuleID>) -> Bool {
        guard !graph.modules.isSingle, let number = graph.modules.module(named: module) else {
            return true
        }
        return used.contains(number) || graph.modules.exportsOthers(number)
    }

    /// The modules whose types the code for some nodes names.
    func modules(namedBy nodes: [NodeID]) -> Set<ModuleID> {
        guard graph.hasQualifiedNames, !graph.modules.isSingle else { return [] }
        var used: Set<ModuleID> = []
        var seen: Set<Symbol> = []
        func note(_ type: TypeID) {
            graph.types.forEachName(of: type) { symbol in
                guard seen.insert(symbol).inserted,
                    let (module, _) = ModuleQualifiedName.split(graph.symbols[symbol]),
                    let number = graph.modules.module(named: String(module))
                else { return }
                used.insert(number)
            }
        }
        for root in graph.roots {
            guard let actor = graph.writtenActor(ofRoot: root),
                let (module, _) = ModuleQualifiedName.split(actor)
            else { continue }
            if let number = graph.modules.module(named: String(module)) { used.insert(number) }
        }
        for node in nodes {
            if graph.isDeclared(node) {
                used.insert(graph.modules.ofFiles[graph.declarations[node].file])
            }
            note(graph.nodeTypes[node])
            for binding in graph.bindings[graph.bindings(of: node)] {
                note(binding.type)
                if let need = binding.role.need { note(graph.spellings[need.key]) }
            }
        }
        return used
    }

    /// Of the modules that the code uses, those that no import shows: the sources name their types by the aliases of
    /// others.
    func unseenModules(of used: Set<ModuleID>, by imports: Set<String>) -> [String] {
        guard let own else { return [] }
        let seen = graph.modules.visible(from: imports)
        return used.filter { $0 != own }.map { graph.modules.names[$0] }
            .filter { !$0.isEmpty && !seen.contains($0) }
    }

    /// The text of a type at the top of the file.
    func text(of type: TypeID) -> TypeText {
        texts.isEmpty ? .symbol(graph.types.text(of: type)) : .written(texts[type])
    }

    func text(ofActor name: String) -> String { actors[name] ?? name }

    func mapped(_ type: TypeExpression) -> TypeExpression {
        if spellings.isEmpty { return type }
        return type.mapNames { written in
            guard case .named(let name, let arguments) = written,
                let spelling = graph.symbols.find(name).flatMap({ spellings[$0] })
            else { return nil }
            return .named(spelling.text, arguments.map(mapped))
        }
    }

    /// The name of a type, by which symbol the graph knows it, as code.
    func spelling(of symbol: Symbol) -> Spelling {
        if let spelling = spellings[symbol] { return spelling }
        let text = graph.symbols[symbol]
        return Spelling(text: text, first: text[...])
    }

    /// What a name is called by an alias that nothing hides.
    func topLevelName(of symbol: Symbol) -> String {
        let text = graph.symbols[symbol]
        var wish = "TopLevel" + text.identifier
        if let (module, name) = ModuleQualifiedName.split(text) {
            let plain = String(name)
            wish = "TopLevel" + (graph.shown.isAmbiguous(plain) ? module : "") + plain.identifier
        }
        var table = NameTable { graph.symbols.find($0) == nil }
        let number = table.number(for: wish)
        return number == 0 ? wish : "\(wish)_\(number)"
    }

    private mutating func note(_ symbol: Symbol, imports: Set<String>) {
        guard spellings[symbol] == nil, let text = code(for: graph.symbols[symbol], imports) else {
            return
        }
        spellings[symbol] = Spelling(text: text, first: text.prefix { $0 != "." })
    }

    /// No type of the graph need be called like an actor, so that the name has no symbol.
    private mutating func note(actor text: String, imports: Set<String>) {
        guard actors[text] == nil, text != "MainActor" else { return }
        let type = TypeExpression(parsing: text)
        var names: [String: String] = [:]
        type.forEachName { names[$0] = qualified($0, imports) ?? code(for: $0, imports) }
        actors[text] =
            type.mapNames { written in
                guard case .named(let name, let arguments) = written else { return nil }
                return names[name].map { .named($0, arguments) }
            }.description
    }

    /// A type of another module behind its module, where nothing in the root hides it; `nil` where that can't be said.
    private func qualified(_ text: String, _ imports: Set<String>) -> String? {
        guard let (module, name) = ModuleQualifiedName.split(text), !module.isEmpty,
            graph.modules.module(named: String(module)) != own, !isHidden(String(module), imports)
        else { return nil }
        return "\(module).\(name)"
    }

    /// `nil` of a name that is its own code.
    private mutating func code(for text: String, _ imports: Set<String>) -> String? {
        guard let (module, name) = ModuleQualifiedName.split(text) else { return unknown(text, imports) }
        let (module_, plain) = (String(module), String(name))
        guard let number = graph.modules.module(named: module_) else { return "\(module_).\(plain)" }
        guard number != own, !module_.isEmpty, mayBeTwo(plain) else { return plain }
        guard isHidden(module_, imports) else { return "\(module_).\(plain)" }
        let alias = SelectedName(module: module_, name: plain, in: graph.symbols)
        selected.append(alias)
        return alias.alias
    }

    /// A name that nothing in the program declares: with the module that a source file writes in front, or where
    /// something in the program is called the same.
    private func unknown(_ name: String, _ imports: Set<String>) -> String? {
        if let module = graph.shown.writtenModules[name], imports.contains(module),
            !silent.contains(module)
        {
            return "\(module).\(name)"
        }
        guard !graph.modules.isSingle, isDeclared(name) else { return nil }
        let module = graph.shown.writtenModules[name] ?? graph.shown.likelyModules[name]
        return module.map { "\($0).\(name)" }
    }

    private func isDeclared(_ name: String) -> Bool {
        !graph.modules.modules(declaring: name).isEmpty
            || own.map { graph.modules.declares(name, in: $0) } ?? false
    }

    private func mayBeTwo(_ name: String) -> Bool {
        seesUnread || isDeclaredByLibrary(name) || graph.shown.isAmbiguous(name)
            || graph.modules.modules(declaring: name).count > 1
            || graph.modules.declaresValue(name)
            || own.map { graph.modules.declares(name, in: $0) } ?? false
    }

    /// True of the names that the generated file's import of the library brings.
    private func isDeclaredByLibrary(_ name: String) -> Bool {
        graph.dialects.libraryType(named: name) != nil
    }

    /// True of a module whose name is also the name of a type that the file sees.
    private func isHidden(_ module: String, _ imports: Set<String>) -> Bool {
        own.map { graph.modules.declares(module, in: $0) } ?? false
            || graph.modules.modules(declaring: module).contains {
                imports.contains(graph.modules.names[$0])
            }
    }
}

/// A type that only a module selector can name, and the alias that stands for it.
struct SelectedName: Equatable, Sendable {
    var module: String
    var name: String
    var alias: String

    fileprivate init(module: String, name: String, in symbols: StringInterner) {
        self.module = module
        self.name = name
        var table = NameTable { symbols.find($0) == nil }
        let wish = module + name.identifier
        let number = table.number(for: wish)
        alias = number == 0 ? wish : "\(wish)_\(number)"
    }
}
