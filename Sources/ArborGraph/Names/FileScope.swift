import ArborModel

/// What names mean at the top level of a file: those of its own module first, then those of its imports.
struct FileScope {
    let module: ModuleID
    /// The names of all modules that the file sees, its own and "Swift" among them.
    let visible: Set<String>
    /// Modules of the program among these, its own apart.
    private let imported: Set<ModuleID>
    /// Those that the file imports itself, whole.
    private let imports: [String]
    /// Of declarations that are imported one by one (`import struct M.T`), the module.
    private let single: [String: ModuleID]
    /// The imports of whole modules, as written.
    private let declarations: [ImportDeclaration]

    init(module: ModuleID, imports: [ImportDeclaration], in table: ModuleTable) {
        self.module = module
        var single: [String: ModuleID] = [:]
        var whole: [String] = []
        for declaration in imports {
            let name = String(declaration.module)
            if declaration.kind != nil, let number = table.module(named: name) {
                single[String(declaration.path.dropFirst(name.count + 1))] = number
            } else {
                whole.append(name)
            }
        }
        self.single = single
        declarations = single.isEmpty ? imports : imports.filter { $0.kind == nil }
        // What some file of a module exports, all its files see.
        let own = table.names[module]
        self.imports = whole + ["Swift", own]
        visible = table.visible(from: self.imports)
        imported = Set(visible.compactMap(table.module(named:))).subtracting([module])
    }

    /// What a name that stands at the top level of the file means.
    enum Meaning: Equatable {
        /// A declaration of this module.
        case declared(ModuleID)
        /// The module itself, of the program or another.
        case module
        /// One of several declarations, of which the compiler takes none.
        case several([ModuleID])
        /// Nothing that the program declares.
        case unknown
    }

    /// - Parameter isText: true of a name in a string, which may be of a module that the file doesn't import.
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

    /// The modules whose declaration of a name may be meant.
    private func candidates(
        for name: String, among declaring: [ModuleID], in table: ModuleTable
    ) -> [ModuleID] {
        let singly = table.exports.modules(of: name) { imported.contains($0) || $0 == module }
        var seen = declaring.filter {
            imported.contains($0) || !singly.isEmpty && singly.contains(table.names[$0])
        }
        if seen.count < 2 { return seen }
        // Which modules are of one package is not known: what is public is always seen.
        let open = seen.filter { !table.isPackaged(name, in: $0) }
        if !open.isEmpty { seen = open }
        // A module's own declaration comes before one that it shows of another.
        return seen.filter { module in
            !seen.contains { other in
                other != module
                    && !table.visible(from: imports, closing: other).contains(table.names[module])
            }
        }
    }

    /// The module outside the program that a name without another meaning comes from; `nil` where it may be one of
    /// several.
    func unreadModule(in table: ModuleTable) -> String? {
        let unread = visible.filter { !table.silent.contains($0) && table.module(named: $0) == nil }
        if unread.isEmpty { return "Swift" }
        if unread.count == 1 { return unread.first }
        return unread.contains("Foundation") ? "Foundation" : nil
    }

    /// False of a name that means something without an import of the program's modules. Of another, a missing import is
    /// the compiler's to report.
    private func mayLackImport(for name: String, in table: ModuleTable) -> Bool {
        !StandardLibrary.declares(name) && table.dialects.libraryType(named: name) == nil
    }

    /// True of a name that several modules that the file sees declare. Nearly none is one.
    func mayBeUnsettled(_ name: String, in table: ModuleTable) -> Bool {
        let declaring = table.modules(declaring: name)
        let isOwn = declaring.contains(module) || table.declares(name, in: module)
        let others = declaring.count { $0 != module && imported.contains($0) }
        return others > (isOwn ? 0 : 1) && single[name] == nil
    }

    /// In which builds the file sees a module, by import: empty where in all, `nil` where in none. What one that is
    /// imported exports is taken to be seen in all.
    func conditions(ofImporting other: ModuleID, in table: ModuleTable) -> [[String]]? {
        guard imported.contains(other) else { return nil }
        let name = table.names[other]
        let found = declarations.filter { $0.module == name }.map(\.conditions)
        return found.contains([]) ? [] : found
    }

    /// True where each module that the file sees is one of the program's, or says nothing of the program's types.
    private func seesOnly(_ table: ModuleTable) -> Bool {
        visible.allSatisfy { table.silent.contains($0) || table.module(named: $0) != nil }
    }
}
