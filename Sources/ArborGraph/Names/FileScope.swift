import ArborModel

/// The meaning of names at the top level of a file. Names of its own module come first, then those of its imports.
struct FileScope {
    let module: ModuleID
    /// The names of all modules that the file sees. Its own module and "Swift" are among them.
    let visible: Set<String>
    /// The visible modules that belong to the program, without the file's own.
    let imported: Set<ModuleID>
    /// The modules that the file itself imports as a whole.
    private let imports: [String]
    /// The module of each declaration that is imported on its own (`import struct M.T`).
    private let single: [String: ModuleID]
    /// The conditions of each import of the modules that some builds don't import. Nearly always empty.
    private let conditions: [String: [[String]]]

    init(module: ModuleID, imports: [ImportDeclaration], in table: ModuleTable) {
        self.module = module
        var single: [String: ModuleID] = [:]
        var whole: [String] = []
        for declaration in imports {
            let name = String(declaration.module)
            if declaration.kind != nil, let id = table.module(named: name) {
                single[String(declaration.path.dropFirst(name.count + 1))] = id
            } else {
                whole.append(name)
            }
        }
        self.single = single
        conditions = imports.conditionsByModule
        // All files of a module see the modules that any of its files exports.
        let own = table.names[module]
        self.imports = whole + ["Swift", own]
        visible = table.visible(from: self.imports)
        imported = Set(visible.compactMap(table.module(named:))).subtracting([module])
    }

    /// The meaning of a name at the top level of the file.
    enum Meaning: Equatable {
        /// The name means a declaration of this module.
        case declared(ModuleID)
        /// The name means the module itself, of the program or outside it.
        case module
        /// Several modules declare the name. The compiler rejects it as ambiguous.
        case several([ModuleID])
        /// The program doesn't declare the name.
        case unknown
    }

    /// - Parameter isText: True if the name is in a string. It may then belong to a module that the file doesn't
    ///   import.
    func meaning(of name: String, isText: Bool, in table: ModuleTable) -> Meaning {
        if table.declares(name, in: module) { return .declared(module) }
        if let module = single[name] { return .declared(module) }
        let declaring = table.modules(declaring: name)
        let seen = candidates(for: name, among: declaring, in: table)
        if seen.count == 1 { return .declared(seen[0]) }
        if visible.contains(name), !name.isEmpty { return .module }
        if declaring.count == 1, seen.isEmpty, isText || mayLackImport(for: name, in: table), seesOnly(table)
        {
            return .declared(declaring[0])
        }
        if table.module(named: name) != nil, !name.isEmpty { return .module }
        return seen.isEmpty ? .unknown : .several(seen)
    }

    /// The modules whose declarations the name may mean.
    private func candidates(
        for name: String, among declaring: [ModuleID], in table: ModuleTable
    ) -> [ModuleID] {
        let singly = table.exports.modules(of: name) { imported.contains($0) || $0 == module }
        var seen =
            singly.isEmpty
            ? table.modules(declaring: name, among: imported)
            : declaring.filter { imported.contains($0) || singly.contains(table.names[$0]) }
        if seen.count < 2 { return seen }
        // The packages of the modules aren't known. Public declarations are always visible.
        let open = seen.filter { !table.isPackaged(name, in: $0) }
        if !open.isEmpty { seen = open }
        // A module's own declaration comes before one that the module re-exports from another.
        return seen.filter { module in
            !seen.contains { other in
                other != module
                    && !table.visible(from: imports, closing: other).contains(table.names[module])
            }
        }
    }

    /// The module outside the program that declares a name without another meaning; `nil` if several modules may
    /// declare it.
    func unreadModule(in table: ModuleTable) -> String? {
        let unread = visible.filter { !table.silent.contains($0) && table.module(named: $0) == nil }
        if unread.isEmpty { return "Swift" }
        if unread.count == 1 { return unread.first }
        return unread.contains("Foundation") ? "Foundation" : nil
    }

    /// Returns false if the name has a meaning without an import of the program's modules. The compiler reports any
    /// other missing import.
    private func mayLackImport(for name: String, in table: ModuleTable) -> Bool {
        !StandardLibrary.declares(name) && table.dialects.libraryType(named: name) == nil
    }

    /// Returns true if several modules that the file sees declare the name. This is rare.
    func mayBeUnsettled(_ name: String, in table: ModuleTable) -> Bool {
        let others = table.modules(declaring: name, among: imported).count
        return others > (table.declares(name, in: module) ? 0 : 1) && single[name] == nil
    }

    /// The builds in which the file sees a module by an import: empty for all builds, `nil` for none. We assume that
    /// the exports of an imported module are visible in all builds.
    func conditions(ofImporting other: ModuleID, in table: ModuleTable) -> [[String]]? {
        imported.contains(other) ? conditions[table.names[other]] ?? [] : nil
    }

    /// True if each module that the file sees belongs to the program, or declares no types that a program could use.
    private func seesOnly(_ table: ModuleTable) -> Bool {
        visible.allSatisfy { table.silent.contains($0) || table.module(named: $0) != nil }
    }
}

extension [ImportDeclaration] {
    /// The conditions of each import of a whole module, by the name of the module, if all of them have some.
    fileprivate var conditionsByModule: [String: [[String]]] {
        let conditional = filter { !$0.conditions.isEmpty && $0.kind == nil }
        if conditional.isEmpty { return [:] }
        let others = Set(filter { $0.conditions.isEmpty && $0.kind == nil }.map { String($0.module) })
        let found = Dictionary(grouping: conditional) { String($0.module) }
        return found.filter { !others.contains($0.key) }.mapValues { $0.map(\.conditions) }
    }
}
