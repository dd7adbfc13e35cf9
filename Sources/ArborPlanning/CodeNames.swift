import ArborGraph
import ArborModel
import ArborPlans

/// The names of types at the top level of the generated file. Each one refers to the declaration that it represents.
///
/// In a program of one module, these are the plain names, and nothing is stored. Otherwise, a type of another module is
/// `Module.Type` if the file might see two types of that name. That is so if another module of the program declares the
/// name too, or if the file imports a module that wasn't read.
struct CodeNames: Sendable {
    /// A name as code, and the part of it that can be hidden.
    struct Spelling: Equatable, Sendable {
        var text: String
        /// The first part, which is looked up at the location of the name.
        var first: Substring
    }

    /// Types whose module has a type with the module's own name. `Module.Type` would be looked up in that type.
    private(set) var selected: [SelectedName] = []
    private let graph: BindingGraph
    /// The module that the code is compiled in; `nil` if it isn't known.
    let own: ModuleID?
    private let seesUnread: Bool
    /// The program's modules with the name of a library's type that the file may see.
    private var namesakes: Set<String> = []
    /// Modules whose declarations can't be confused with a program's types.
    private let silent: Set<String>
    private var spellings: [Symbol: Spelling] = [:]
    /// Actors' names as code, by their names in the graph.
    private var actors: [String: String] = [:]
    /// The text of each type as code. Empty in a program of one module.
    private var texts = Table<TypeID, String>()

    /// The beginning of aliases' names. Those of mocks can be seen in other files, so they have names of their own.
    private let prefix: String

    /// - Parameters:
    ///   - imports: The names of all modules that the generated file imports.
    ///   - form: The form of the functions that make types for tests; `nil` for the code of production.
    init(of graph: BindingGraph, imports: Set<String>, _ form: MockForm? = nil) {
        self.graph = graph
        prefix = form.map { $0 == .mock ? "InMocks" : "InTests" } ?? ""
        own = graph.moduleOfCode
        let silent = graph.dialects.libraryModules.union(["Swift"])
        self.silent = silent
        seesUnread = imports.contains {
            !silent.contains($0) && graph.module(named: $0) == nil
        }
        guard graph.hasQualifiedNames else { return }
        if seesUnread { namesakes = Set(graph.modules.names.filter(SystemTypes.mayDeclare)) }
        for type in graph.types.indices {
            graph.types.forEachName(of: type) { note($0, imports: imports) }
        }
        for actor in graph.roots.compactMap({ graph.writtenActor(ofRoot: $0) }) {
            note(actor: actor, imports: imports)
        }
        texts = Table(graph.types.indices.map { mapped(graph.types[$0]).description })
    }

    /// Returns false for a module of the program that the code doesn't use, although the file of a type that it creates
    /// does.
    ///
    /// - Parameter used: The modules whose types the code names, and those of the files that declare the types it
    ///   creates.
    func isNeeded(import module: String, used: Set<ModuleID>) -> Bool {
        guard !graph.modules.isSingle, let id = graph.module(named: module) else {
            return true
        }
        return used.contains(id) || graph.modules.exportsOthers(id)
    }

    /// Returns the modules that the files of some nodes import, if the code repeats default values of these nodes that may name
    /// something.
    func modules(forDefaultsOf nodes: [NodeID]) -> Set<ModuleID> {
        if graph.modules.isSingle { return [] }
        var used: Set<ModuleID> = []
        for node in nodes where graph.settings(of: node).values.contains(where: { !$0.isLiteral }) {
            let imports = graph.file(of: node).imports
            used.formUnion(imports.compactMap { graph.module(named: String($0.module)) })
        }
        return used
    }

    /// Returns the modules whose types are named in the code for some nodes.
    func modules(namedBy nodes: [NodeID]) -> Set<ModuleID> {
        guard graph.hasQualifiedNames, !graph.modules.isSingle else { return [] }
        var used: Set<ModuleID> = []
        var seen: Set<Symbol> = []
        var seenTypes = SparseSet<TypeID>(count: graph.types.count)
        func note(_ type: TypeID) {
            // Most properties have the type of another one.
            guard seenTypes.insert(type) else { return }
            graph.types.forEachName(of: type) { symbol in
                guard seen.insert(symbol).inserted,
                    let (module, _) = ModuleQualifiedName.split(graph.symbols[symbol]),
                    let id = graph.module(named: String(module))
                else { return }
                used.insert(id)
            }
        }
        for root in graph.roots {
            guard let actor = graph.writtenActor(ofRoot: root),
                let (module, _) = ModuleQualifiedName.split(actor)
            else { continue }
            if let id = graph.module(named: String(module)) { used.insert(id) }
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

    /// Returns the used modules that no import makes visible. The sources name the types of these by the aliases of
    /// other modules.
    func unseenModules(of used: Set<ModuleID>, by imports: Set<String>) -> [String] {
        guard let own else { return [] }
        let seen = graph.modules.visible(from: imports)
        return used.filter { $0 != own }.map { graph.modules.names[$0] }
            .filter { !$0.isEmpty && !seen.contains($0) }
    }

    /// Returns the text of a type at the top of the file.
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

    /// Returns the name of a type as code. The symbol is the one by which the graph knows the type.
    func spelling(of symbol: Symbol) -> Spelling {
        if let spelling = spellings[symbol] { return spelling }
        let text = graph.symbols[symbol]
        return Spelling(text: text, first: text[...])
    }

    /// Returns the text that an alias, which nothing hides, uses for a name.
    func topLevelName(of symbol: Symbol) -> String {
        let text = graph.symbols[symbol]
        let start = prefix.isEmpty ? "TopLevel" : prefix
        var base = start + text.identifier
        if let (module, name) = ModuleQualifiedName.split(text) {
            let plain = String(name)
            base = start + (graph.shown.isAmbiguous(plain) ? module : "") + plain.identifier
        }
        var table = NameTable { graph.symbols.find($0) == nil }
        let number = table.number(for: base)
        return number == 0 ? base : "\(base)_\(number)"
    }

    private mutating func note(_ symbol: Symbol, imports: Set<String>) {
        guard spellings[symbol] == nil, let text = code(for: graph.symbols[symbol], imports) else {
            return
        }
        spellings[symbol] = Spelling(text: text, first: text.firstComponent)
    }

    /// An actor's name may have no symbol, since the graph needs no type of that name.
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

    /// Returns a type of another module with its module in front, if nothing in the root hides the module; otherwise
    /// `nil`.
    private func qualified(_ text: String, _ imports: Set<String>) -> String? {
        guard let (module, name) = ModuleQualifiedName.split(text), !module.isEmpty,
            graph.module(named: String(module)) != own, !isHidden(String(module), imports)
        else { return nil }
        return "\(module).\(name)"
    }

    /// Returns `nil` if the name needs no other text as code.
    private mutating func code(for text: String, _ imports: Set<String>) -> String? {
        guard let (module, name) = ModuleQualifiedName.split(text) else { return unknown(text, imports) }
        let (module_, plain) = (String(module), String(name))
        guard let id = graph.module(named: module_) else { return "\(module_).\(plain)" }
        guard id != own, !module_.isEmpty, mayBeTwo(plain) else { return plain }
        guard isHidden(module_, imports) else { return "\(module_).\(plain)" }
        let alias = SelectedName(module: module_, name: plain, prefix: prefix, in: graph.symbols)
        selected.append(alias)
        return alias.alias
    }

    /// Handles a name that the program doesn't declare. It gets a module in front if a source file writes one, or if
    /// the program declares the same name.
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

    /// Returns true if the generated file's import of the library makes the name visible.
    private func isDeclaredByLibrary(_ name: String) -> Bool {
        graph.dialects.libraryType(named: name) != nil
    }

    /// Returns true if a type that the file sees has the module's name, as far as is known.
    private func isHidden(_ module: String, _ imports: Set<String>) -> Bool {
        namesakes.contains(module)
            || own.map { graph.modules.declares(module, in: $0) } ?? false
            || graph.modules.modules(declaring: module).contains {
                imports.contains(graph.modules.names[$0])
            }
    }
}

/// A type that only a module selector can name, and the alias that represents it.
struct SelectedName: Equatable, Sendable {
    var module: String
    var name: String
    var alias: String

    fileprivate init(module: String, name: String, prefix: String, in symbols: StringInterner) {
        self.module = module
        self.name = name
        var table = NameTable { symbols.find($0) == nil }
        let base = prefix + module + name.identifier
        let number = table.number(for: base)
        alias = number == 0 ? base : "\(base)_\(number)"
    }
}
